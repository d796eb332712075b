import { createHash } from 'node:crypto';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { InProcessLiveEvents } from '@bellbird/live-events';
import type { Platform } from '@bellbird/service-host';
import { startRestAdapter, type RunningRestAdapter } from '../src/rest-adapter.service.js';
import { fakeInside, type FakeInside } from './fake-inside.js';
import { fixtureGraph } from './fixture-graph.js';
import { fixtureRoutes } from './fixture-routes.js';

let inside: FakeInside;
let adapter: RunningRestAdapter;
let token: string;
let uploadsTo: string;

beforeAll(async () => {
  inside = await fakeInside();
  token = await inside.token();
  adapter = await startRestAdapter(
    {
      env: {},
      live: new InProcessLiveEvents(),
      publicUrl: 'https://bell.example',
      peer: (name: string) => (name === 'contacts' ? uploadsTo : inside.url),
    } as unknown as Platform,
    0,
    { routes: fixtureRoutes, graph: fixtureGraph() },
  );
});
afterAll(async () => {
  await adapter.stop();
  await inside.close();
});
beforeEach(() => void (uploadsTo = inside.url));

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** Sends `megabytes` in chunks, with or without saying how many beforehand. */
function send(
  megabytes: number,
  { headers = {}, sized = false }: { headers?: Record<string, string>; sized?: boolean } = {},
): Promise<Answer & { hash: string }> {
  const hash = createHash('sha256');
  const chunk = Buffer.alloc(250_000, 'x');
  const body = Readable.from(
    (function* () {
      for (let sent = 0; sent < megabytes * 4; sent += 1) {
        hash.update(chunk);
        yield chunk;
      }
    })(),
  );
  return new Promise((resolve, reject) => {
    const req = httpRequest(
      `${adapter.url}/api/cups/import`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'multipart/form-data; boundary=b',
          ...(sized && { 'content-length': String(megabytes * 1_000_000) }),
          ...headers,
        },
      },
      (res) => {
        const chunks: Buffer[] = [];
        res
          .on('data', (each: Buffer) => chunks.push(each))
          .on('end', () =>
            resolve({
              status: res.statusCode ?? 0,
              headers: res.headers,
              body: JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>,
              hash: hash.digest('hex'),
            }),
          );
      },
    );
    req.on('error', reject);
    body.pipe(req);
  });
}

describe('an upload', () => {
  it.each([true, false])(
    'reaches the service byte by byte, and its answer comes back (length said: %s)',
    async (sized) => {
      let seen: { hash: string; headers: IncomingMessage['headers'] } | undefined;
      inside.onUpload((req, res) => {
        const hash = createHash('sha256');
        req
          .on('data', (chunk: Buffer) => hash.update(chunk))
          .on('end', () => {
            seen = { hash: hash.digest('hex'), headers: req.headers };
            res
              .writeHead(202, {
                'content-type': 'application/json',
                location: '/api/cups/import/7',
                'x-inner': 'secret',
              })
              .end('{"id":"7","status":"queued","progress":0}');
          });
      });
      const answer = await send(2, { sized, headers: { 'idempotency-key': 'once' } });
      expect(answer).toMatchObject({
        status: 202,
        body: { id: '7', status: 'queued', progress: 0 },
        headers: { location: '/api/cups/import/7', 'cache-control': 'no-store' },
      });
      expect(answer.headers).not.toHaveProperty('x-inner');
      expect(seen?.hash).toBe(answer.hash);
      expect(seen?.headers).toMatchObject({
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=b',
        'idempotency-key': 'once',
        'x-bellbird-remote-address': '127.0.0.1',
      });
    },
  );

  it.each([true, false])('that is too large is refused, and the refusal arrives (length said: %s)', async (sized) => {
    inside.onUpload((req, res) => void req.resume().on('end', () => res.end('{}')));
    expect(await send(9, { sized })).toMatchObject({
      status: 413,
      body: { code: 'too-large', traceId: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
    });
  });

  it('that is no form is refused', async () => {
    expect(await send(1, { headers: { 'content-type': 'text/csv' } })).toMatchObject({
      status: 415,
      body: { code: 'unsupported-type' },
    });
  });

  it('is refused to who may not, before it is read', async () => {
    expect(await send(1, { headers: { authorization: '' } })).toMatchObject({ status: 401 });
    expect(
      await send(1, { headers: { authorization: `Bearer ${await inside.token({ permissions: [] })}` } }),
    ).toMatchObject({ status: 403 });
  });

  it('gets the refusal of a service that does not read to the end', async () => {
    inside.onUpload(
      (_req, res) =>
        void res
          .writeHead(415, { 'content-type': 'application/json' })
          .end('{"statusCode":415,"code":"unsupported-type","traceId":"t"}'),
    );
    expect(await send(3)).toMatchObject({ status: 415, body: { code: 'unsupported-type' } });
  });

  it('is 503 where the service is down', async () => {
    uploadsTo = 'http://127.0.0.1:9';
    expect(await send(1)).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
      headers: { 'retry-after': expect.any(String) as string },
    });
  });

  it('of a client that leaves half-way ends at the service too', async () => {
    const ended = new Promise<string>((resolve) =>
      inside.onUpload(
        (req) =>
          void req
            .resume()
            .on('error', () => resolve('aborted'))
            .on('end', () => resolve('whole')),
      ),
    );
    const req = httpRequest(`${adapter.url}/api/cups/import`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': '2000000',
      },
    });
    req.on('error', () => undefined);
    req.write(Buffer.alloc(500_000));
    setTimeout(() => req.destroy(), 100);
    expect(await ended).toBe('aborted');
  });
});
