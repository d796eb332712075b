import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { metrics } from '../telemetry/metrics.js';
import type { PeerDocument } from './peer-documents.js';
import { Peers } from './peers.js';

let server: Server;
let answer: (response: ServerResponse) => void = () => undefined;
let peers: Peers;

beforeAll(async () => {
  server = createServer((request, response) => void request.resume().on('end', () => answer(response)));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  peers = new Peers('campaigns', {
    secret: 'a'.repeat(64),
    peer: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  server.closeAllConnections();
  await peers.close();
  await new Promise((resolve) => server.close(resolve));
});

const askX: PeerDocument<{ x: number }, object> = { peer: 'tenants', query: 'query X { x }' };
const ask = (timeoutMs: number): Promise<unknown> => peers.ask(askX, {}, { token: 'x' }, timeoutMs);

describe('another service', () => {
  it('that answers is heard', async () => {
    answer = (response) => void response.end('{"data":{"x":1}}');
    expect(await ask(1_000)).toEqual({ x: 1 });
  });

  it('that says nothing is unavailable when the time is over', async () => {
    answer = () => undefined;
    await expect(ask(200)).rejects.toMatchObject({ code: 'unavailable', statusCode: 503 });
  });

  it('that says a little again and again has no more time than one that says nothing', async () => {
    answer = (response) => {
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
      setTimeout(() => response.end('{"data":{"x":1}}'), 2_000).unref();
    };
    await expect(ask(200)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('that is not there is unavailable', async () => {
    const gone = new Peers('campaigns', { secret: 'a'.repeat(64), peer: () => 'http://127.0.0.1:1' });
    await expect(gone.ask(askX, {}, { tenantId: '01890a5d-ac96-774b-bcce-b302099a8057' })).rejects.toMatchObject({
      code: 'unavailable',
      cause: { code: 'ECONNREFUSED' },
    });
    await gone.close();
    expect(await metrics.registry.getSingleMetricAsString('peer_failures_total')).toContain(
      'peer_failures_total{service="campaigns",peer="tenants",kind="refused"} 1',
    );
  });
});
