import { randomUUID } from 'node:crypto';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { openLiveEvents } from '@bellbird/live-events';
import { testPlatform, type TestPlatform } from '@bellbird/service-host/testing';
import { eventually, testRedis } from '@bellbird/testing';
import { startGateway, type RunningGateway } from '../src/gateway.service.js';
import { startFakeServices, type FakeServices } from './fake-services.js';
import { fixtureServices, owners } from './fixture-services.js';

type Live = Awaited<ReturnType<typeof openLiveEvents>>;

/** Two gateways, and a service apart that publishes: as they run when every part is a process of its own. */
describe('two gateways on one Redis', () => {
  const tenantId = randomUUID();
  const campaign = randomUUID();
  let platform: TestPlatform;
  let services: FakeServices;
  let lives: Live[];
  let gateways: RunningGateway[];
  let clients: Client[];

  beforeAll(async () => {
    const env = { REDIS_URL: await testRedis() };
    platform = await testPlatform();
    services = await startFakeServices(platform, fixtureServices);
    lives = await Promise.all([openLiveEvents(env), openLiveEvents(env), openLiveEvents(env)]);
    gateways = await Promise.all(
      lives
        .slice(1)
        .map((live) =>
          startGateway(
            { env: platform.env, peer: platform.peer, clock: platform.clock, live },
            0,
            services.supergraphSdl,
          ),
        ),
    );
    owners.set(tenantId, [campaign]);
    const token = await platform.tokenOf({ tenantId });
    clients = gateways.map(({ url }) =>
      createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        connectionParams: { authorization: `Bearer ${token}` },
      }),
    );
  }, 60_000);
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.dispose()));
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await Promise.all(lives.map((live) => live.close()));
    await services.stop();
    await platform.stop();
  });

  it('show a browser every live event, whichever of them it hangs on and whoever published', async () => {
    const seen = clients.map((client) => {
      const ids = new Set<unknown>();
      client.subscribe<{ notification: { id: string } }>(
        { query: 'subscription { notification { id } }' },
        { next: ({ data }) => ids.add(data?.notification.id), error: () => undefined, complete: () => undefined },
      );
      return ids;
    });
    // Both listen once both have heard one.
    await eventually(async () => {
      await lives[0]!.publish({ type: 'notification', tenantId, id: 'first' });
      return seen.every((ids) => ids.has('first'));
    });
    const published = Array.from({ length: 60 }, (_, n) => `n-${n}`);
    for (const [n, id] of published.entries()) await lives[n % 3]!.publish({ type: 'notification', tenantId, id });
    await eventually(
      () => expect(seen.map((ids) => [...ids].sort())).toEqual(seen.map(() => ['first', ...published].sort())),
      { timeoutMs: 10_000 },
    );
  });
});
