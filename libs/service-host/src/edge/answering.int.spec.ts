import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { metrics } from '../telemetry/metrics.js';
import { answering } from './answering.js';

describe('a handler of requests that fails', () => {
  let server: Server;
  const handlers: Record<string, Parameters<typeof answering>[1]> = {
    '/throws': () => {
      throw new TypeError('at once');
    },
    '/rejects': () => Promise.reject(new Error('later')),
    '/half': async (_req, res) => {
      res.writeHead(200, { 'content-length': 10 }).write('half');
      throw new Error('in the middle');
    },
    '/good': (_req, res) => void res.end('good'),
  };
  beforeAll(async () => {
    process.env['LOG_LEVEL'] = 'silent';
    server = createServer(answering('probe', (req, res) => handlers[req.url ?? '']!(req, res)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());
  const ask = (path: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

  it.each(['/throws', '/rejects'])('is answered 500 in the one shape: %s', async (path) => {
    const answer = await ask(path);
    expect([answer.status, await answer.json()]).toEqual([
      500,
      {
        statusCode: 500,
        code: 'internal',
        error: 'Internal Server Error',
        message: 'An unexpected error has occurred.',
        traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
  });

  it('in the middle of its answer is cut off, and the next one is good', async () => {
    await expect(ask('/half').then((answer) => answer.text())).rejects.toThrow();
    expect(await (await ask('/good')).text()).toBe('good');
  });

  it('is counted each time', async () => {
    expect((await metrics.faults.get()).values).toEqual([{ labels: { service: 'probe' }, value: 3 }]);
  });
});
