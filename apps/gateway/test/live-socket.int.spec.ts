import { randomUUID } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { createClient, type Client, type ExecutionResult } from 'graphql-ws';
import WebSocket from 'ws';
import { nilTenant, type Actor } from '@bellbird/auth';
import { permissions } from '@bellbird/field-rules';
import type { LiveEvent, LiveEvents } from '@bellbird/live-events';
import { testPlatform, type TestPlatform } from '@bellbird/service-host/testing';
import { eventually } from '@bellbird/testing';
import { startGateway, type RunningGateway } from '../src/gateway.service.js';
import { startFakeServices, type FakeServices } from './fake-services.js';
import { fixtureServices, owners } from './fixture-services.js';

const everyEvent = [
  'subscription { notification { id type } }',
  'subscription { updatedBalance { balance } }',
  'subscription { smsCampaignUpdated { id name news } }',
  'subscription { callerIdUpdated { id name } }',
  'subscription { tenantUpdated { id name } }',
];
const ours = randomUUID();
const theirs = randomUUID();
const ourCampaign = randomUUID();
const theirCampaign = randomUUID();

/** Counts who listens, so that a leak shows. */
class CountedLiveEvents implements LiveEvents {
  listening = 0;
  constructor(private readonly inner: LiveEvents) {}
  publish(event: LiveEvent): Promise<void> {
    return this.inner.publish(event);
  }
  async subscribe(tenantId: string, listener: (event: LiveEvent) => void): Promise<() => Promise<void>> {
    const stop = await this.inner.subscribe(tenantId, listener);
    // The gateway's own ear for changes of access is there all the time.
    if (tenantId === nilTenant) return stop;
    this.listening += 1;
    return async () => {
      this.listening -= 1;
      await stop();
    };
  }
  close(): Promise<void> {
    return this.inner.close();
  }
}

interface Stream {
  news: ExecutionResult<Record<string, unknown>>[];
  ended: Promise<unknown>;
  stop: () => void;
}

let platform: TestPlatform;
let live: CountedLiveEvents;
let services: FakeServices;
let gateway: RunningGateway;
const clients: Client[] = [];

function connect(token: string | null, more: Record<string, unknown> = {}): Client {
  const client = createClient({
    url: `${gateway.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    lazy: true,
    ...(token !== null && { connectionParams: { authorization: `Bearer ${token}` } }),
    ...more,
  });
  clients.push(client);
  return client;
}

const connectAs = async (actor: Partial<Actor>, lifetime?: string): Promise<Client> =>
  connect(await platform.tokenOf(actor, lifetime));

function open(client: Client, query: string, variables: Record<string, unknown> = {}): Stream {
  const news: Stream['news'] = [];
  let stop: () => void = () => undefined;
  const ended = new Promise<unknown>((resolve) => {
    stop = client.subscribe(
      { query, variables },
      { next: (item) => void news.push(item as never), error: resolve, complete: () => resolve('completed') },
    );
  });
  return { news, ended, stop };
}

/** Opened, and listening: what is published from now on comes. */
async function listen(client: Client, query: string, variables: Record<string, unknown> = {}): Promise<Stream> {
  const before = live.listening;
  const stream = open(client, query, variables);
  await eventually(() => expect(live.listening).toBe(before + 1));
  return stream;
}

const publish = (type: LiveEvent['type'], tenantId: string, id: string, userId?: string): Promise<void> =>
  live.publish({ type, tenantId, id, ...(userId && { userId }) });

beforeAll(async () => {
  platform = await testPlatform();
  live = new CountedLiveEvents(platform.live);
  services = await startFakeServices(platform, fixtureServices);
  gateway = await startGateway(
    { env: platform.env, peer: platform.peer, clock: platform.clock, live },
    0,
    services.supergraphSdl,
  );
  owners.set(ours, [ourCampaign]).set(theirs, [theirCampaign]);
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.dispose()));
  await eventually(() => expect(live.listening).toBe(0));
});
afterAll(async () => {
  await gateway?.stop();
  await services?.stop();
  await platform?.stop();
});

describe('live events', () => {
  it('all five come, each read anew as the subscriber, also from two services', async () => {
    const client = await connectAs({ tenantId: ours });
    const streams: Stream[] = [];
    for (const query of everyEvent) streams.push(await listen(client, query));
    await publish('notification', ours, 'n-1');
    await publish('updated-balance', ours, ours);
    await publish('sms-campaign-updated', ours, ourCampaign);
    await publish('caller-id-updated', ours, 'c-1');
    await publish('tenant-updated', ours, ours);
    await eventually(() =>
      expect(streams.map(({ news }) => news)).toEqual([
        [{ data: { notification: { id: 'n-1', type: 'campaign-completed' } } }],
        [{ data: { updatedBalance: { balance: '95.00' } } }],
        [{ data: { smsCampaignUpdated: { id: ourCampaign, name: 'Friday', news: 7 } } }],
        [{ data: { callerIdUpdated: { id: 'c-1', name: 'Bell' } } }],
        [{ data: { tenantUpdated: { id: ours, name: 'Corner Café' } } }],
      ]),
    );
  });

  it('stand beside calls that offer another protocol, which are answered in this one', async () => {
    const headers = { 'content-type': 'application/json', connection: 'Upgrade', upgrade: 'h2c' };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${gateway.url}/graphql`, { method: 'POST', headers, agent: false }, resolve)
        .on('error', reject)
        .end('{"query":"{ __typename }"}');
    });
    expect(JSON.parse(await text(answer))).toEqual({ data: { __typename: 'Query' } });
  });

  it('come only to the tenant whose they are', async () => {
    const [us, them] = [await connectAs({ tenantId: ours }), await connectAs({ tenantId: theirs })];
    const query = 'subscription { smsCampaignUpdated { id } }';
    const [ourStream, theirStream] = [await listen(us, query), await listen(them, query)];
    for (let n = 0; n < 20; n += 1)
      await publish('sms-campaign-updated', n % 2 === 0 ? ours : theirs, n % 2 === 0 ? ourCampaign : theirCampaign);
    await eventually(() => ourStream.news.length > 0 && theirStream.news.length > 0);
    const seen = (stream: Stream): unknown[] => [...new Set(stream.news.map(({ data }) => JSON.stringify(data)))];
    expect([seen(ourStream), seen(theirStream)]).toEqual([
      [JSON.stringify({ smsCampaignUpdated: { id: ourCampaign } })],
      [JSON.stringify({ smsCampaignUpdated: { id: theirCampaign } })],
    ]);
  });

  it('show nothing of another tenant’s thing, whatever id an event names', async () => {
    const stream = await listen(await connectAs({ tenantId: ours }), 'subscription { smsCampaignUpdated { id name } }');
    await publish('sms-campaign-updated', ours, theirCampaign);
    await eventually(() =>
      expect(stream.news).toEqual([
        {
          data: { smsCampaignUpdated: null },
          errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: 'not-found' }) })],
        },
      ]),
    );
  });

  it('meant for one person come to that person only', async () => {
    const userId = randomUUID();
    const [mine, colleague] = [await connectAs({ tenantId: ours, userId }), await connectAs({ tenantId: ours })];
    const query = 'subscription { notification { id } }';
    const [mineStream, colleagueStream] = [await listen(mine, query), await listen(colleague, query)];
    await publish('notification', ours, 'for-me', userId);
    await publish('notification', ours, 'for-all');
    await eventually(() => expect(mineStream.news).toHaveLength(2));
    await eventually(() => expect(colleagueStream.news).toEqual([{ data: { notification: { id: 'for-all' } } }]));
  });

  it('20. meant for an audience come to nobody else, by what each may', async () => {
    const sets = [...permissions.map((each) => [each]), []];
    const query = 'subscription { notification { id } }';
    const streams: Stream[] = [];
    for (const held of sets) streams.push(await listen(await connectAs({ tenantId: ours, permissions: held }), query));
    const words = ['campaign-editor', 'business-editor', 'user-editor', 'merchant-editor', 'gives:campaign-editor'];
    for (const word of words) await live.publish({ type: 'notification', tenantId: ours, id: word, audience: [word] });
    await live.publish({ type: 'notification', tenantId: ours, id: 'either', audience: words.slice(0, 2) });
    await live.publish({ type: 'notification', tenantId: ours, id: 'nobody', audience: [] });
    await publish('notification', ours, 'all');
    await eventually(() => expect(streams.every(({ news }) => JSON.stringify(news).includes('"all"'))).toBe(true));
    const heard = ({ news }: Stream): unknown[] =>
      news.map(({ data }) => (data as { notification: { id: string } }).notification.id);
    expect(Object.fromEntries(sets.map(([held = 'none'], at) => [held, heard(streams[at]!).toSorted()]))).toEqual({
      owner: [...words, 'either', 'all'].toSorted(),
      administrator: [...words, 'either', 'all'].toSorted(),
      'user-editor': ['all', 'user-editor'],
      'merchant-editor': ['all', 'merchant-editor'],
      'business-editor': ['all', 'business-editor', 'either'],
      'campaign-editor': ['all', 'campaign-editor', 'either'],
      none: ['all'],
    });
  });

  it('of what a person may have hidden are silent where it is not there', async () => {
    const stream = await listen(await connectAs({ tenantId: ours }), 'subscription { smsCampaignUpdated { id } }');
    const type = 'sms-campaign-updated';
    await live.publish({ type, tenantId: ours, id: theirCampaign, mayBeHidden: true });
    await live.publish({ type, tenantId: ours, id: ourCampaign, mayBeHidden: true });
    await eventually(() => expect(stream.news).toEqual([{ data: { smsCampaignUpdated: { id: ourCampaign } } }]));
  });

  it('narrow to one thing, by a literal or a variable', async () => {
    const client = await connectAs({ tenantId: ours });
    owners.set(ours, [ourCampaign, 'other-1']);
    const streams = [
      await listen(client, `subscription { smsCampaignUpdated(id: "${ourCampaign}") { id } }`),
      await listen(
        client,
        'subscription($id: ID!) { mine: smsCampaignUpdated(id: $id) { ...F } } fragment F on SmsCampaign { id name(long: true) }',
        { id: ourCampaign },
      ),
      await listen(client, 'subscription { smsCampaignUpdated(id: null) { id } }'),
    ];
    await publish('sms-campaign-updated', ours, 'other-1');
    await publish('sms-campaign-updated', ours, ourCampaign);
    await eventually(() =>
      expect(streams.map(({ news }) => news)).toEqual([
        [{ data: { smsCampaignUpdated: { id: ourCampaign } } }],
        [{ data: { mine: { id: ourCampaign, name: 'Friday' } } }],
        [{ data: { smsCampaignUpdated: { id: 'other-1' } } }, { data: { smsCampaignUpdated: { id: ourCampaign } } }],
      ]),
    );
  });

  it('of one thing that changes faster than it is read come once for all', async () => {
    const stream = await listen(await connectAs({ tenantId: ours }), 'subscription { updatedBalance { balance } }');
    for (let n = 0; n < 500; n += 1) await publish('updated-balance', ours, ours);
    await eventually(() => expect(stream.news.length).toBeGreaterThan(0));
    expect(stream.news.length).toBeLessThan(50);
  });

  it('go on, with a typed error, while the service is down', async () => {
    const stream = await listen(await connectAs({ tenantId: ours }), 'subscription { updatedBalance { balance } }');
    await services.crash('tenants');
    await publish('updated-balance', ours, ours);
    await eventually(() =>
      expect(stream.news).toEqual([
        {
          data: { updatedBalance: null },
          errors: [
            expect.objectContaining({ extensions: expect.objectContaining({ code: 'unavailable', statusCode: 503 }) }),
          ],
        },
      ]),
    );
    await services.comeBack('tenants');
    await publish('updated-balance', ours, ours);
    await eventually(() => expect(stream.news.at(-1)).toEqual({ data: { updatedBalance: { balance: '95.00' } } }));
  });
});

describe('a subscription', () => {
  const refused = async (
    client: Client,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<{ message: string; extensions: Record<string, unknown> }> => {
    const { news, ended } = open(client, query, variables);
    const error = await ended;
    const [first] = (error === 'completed' ? news[0]?.errors : error) as readonly {
      message: string;
      extensions: Record<string, unknown>;
    }[];
    expect(first?.extensions['traceId']).toMatch(/^[0-9a-f]{32}$/);
    return first as { message: string; extensions: Record<string, unknown> };
  };

  it('needs the permission of what it shows', async () => {
    const query = 'subscription { updatedBalance { balance } }';
    expect(
      (await refused(await connectAs({ tenantId: ours, permissions: ['campaign-editor'] }), query)).extensions,
    ).toMatchObject({ code: 'forbidden', statusCode: 403 });
    expect((await refused(await connectAs({ tenantId: ours, permissions: [] }), query)).extensions).toMatchObject({
      code: 'forbidden',
    });
    await listen(await connectAs({ tenantId: ours, permissions: ['business-editor'] }), query);
    expect(
      (
        await refused(
          await connectAs({ tenantId: ours, role: 'admin', permissions: [] }),
          'subscription { tenantUpdated { id } }',
        )
      ).extensions,
    ).toMatchObject({ code: 'forbidden' });
  });

  it.each([
    ['two live events', 'subscription { notification { id } tenantUpdated { id } }'],
    ['its type alone', 'subscription { __typename }'],
    ['a live event inside a fragment', 'subscription { ...F } fragment F on Subscription { notification { id } }'],
    ['a live event that there is not', 'subscription { updatedBalanc { balance } }'],
    ['a field that there is not', 'subscription { notification { idd } }'],
    [
      'too much at once',
      `subscription { notification { ${Array.from({ length: 16 }, (_, n) => `a${n}: id`).join(' ')} } }`,
    ],
    ['what cannot be read', 'subscription {'],
    ['no operation', 'fragment F on Tenant { id }'],
  ])('for %s is refused', async (_what, query) => {
    const { message, extensions } = await refused(await connectAs({ tenantId: ours }), query);
    expect(extensions).toMatchObject({ code: 'invalid-input', statusCode: 400, title: 'Bad request' });
    expect(message).not.toMatch(/Did you mean/);
  });

  it.each([
    ['does not fit', { id: { of: 1 } }],
    ['is missing', {}],
  ])('is refused where a variable %s, by its name', async (_what, variables) => {
    const query = 'subscription ($id: ID!) { smsCampaignUpdated(id: $id) { id } }';
    expect((await refused(await connectAs({ tenantId: ours }), query, variables)).extensions).toMatchObject({
      code: 'invalid-input',
      statusCode: 400,
      fields: [{ field: 'id' }],
    });
  });

  it('is one of at most 50 on a connection', async () => {
    const client = await connectAs({ tenantId: ours });
    for (let n = 0; n < 50; n += 1) open(client, 'subscription { tenantUpdated { id } }');
    await eventually(() => expect(live.listening).toBe(50));
    expect((await refused(client, 'subscription { tenantUpdated { id } }')).extensions).toMatchObject({
      code: 'too-many-requests',
      statusCode: 429,
    });
  });

  it('stops listening when it is stopped, however often', async () => {
    const client = await connectAs({ tenantId: ours });
    for (let n = 0; n < 20; n += 1) {
      const stream = await listen(client, 'subscription { notification { id } }');
      stream.stop();
      await stream.ended;
      await eventually(() => expect(live.listening).toBe(0));
    }
  });

  it('stops listening when the connection is cut', async () => {
    let socket: WebSocket | undefined;
    const client = connect(await platform.tokenOf({ tenantId: ours }), {
      on: { opened: (opened: WebSocket) => void (socket = opened) },
    });
    for (const query of everyEvent) await listen(client, query);
    socket?.terminate();
    await eventually(() => expect(live.listening).toBe(0));
  });
});

describe('a connection', () => {
  const closeCode = async (client: Client): Promise<unknown> =>
    ((await open(client, '{ greeting }').ended) as { code?: number }).code;

  it('without a token, or with one that is none, is closed as forbidden', async () => {
    for (const token of [null, 'x', 'a.b.c', `${await platform.tokenOf({ tenantId: ours })}x`])
      expect(await closeCode(connect(token))).toBe(4403);
    expect(await closeCode(connect(null, { connectionParams: { authorization: ['Bearer x'] } }))).toBe(4403);
    expect(await closeCode(await connectAs({ tenantId: ours }, '-1m'))).toBe(4403);
  });

  it('lives on, and reads on, with a fresh token of its session that comes in a ping', async () => {
    let socket: WebSocket | undefined;
    let closed: { code: number } | undefined;
    const person = { tenantId: ours, sessionId: randomUUID(), userId: randomUUID() };
    const short = await platform.tokenOf(person, '4s');
    const client = connect(short, {
      on: {
        opened: (opened: WebSocket) => void (socket = opened),
        closed: (event: unknown) => void (closed = event as { code: number }),
      },
    });
    const stream = await listen(client, 'subscription { tenantUpdated { id name } }');
    const fresh = await platform.tokenOf(person, '10m');
    socket!.send(JSON.stringify({ type: 'ping', payload: { authorization: `Bearer ${fresh}` } }));
    const { exp } = JSON.parse(Buffer.from(short.split('.')[1]!, 'base64url').toString()) as { exp: number };
    await eventually(() => Date.now() > exp * 1_000 + 300, { timeoutMs: 20_000 });
    await publish('tenant-updated', ours, ours);
    await eventually(() =>
      expect(stream.news).toEqual([{ data: { tenantUpdated: { id: ours, name: 'Corner Café' } } }]),
    );
    expect(closed).toBeUndefined();
  });

  it.each(['of another session', 'of another person', 'that is none'])(
    'is closed by a token %s in a ping',
    async (kind) => {
      let socket: WebSocket | undefined;
      const person = { tenantId: ours, sessionId: randomUUID(), userId: randomUUID() };
      const client = connect(await platform.tokenOf(person), {
        on: { opened: (opened: WebSocket) => void (socket = opened) },
      });
      const stream = await listen(client, 'subscription { tenantUpdated { id } }');
      const tokens = [
        await platform.tokenOf({ ...person, sessionId: randomUUID() }),
        await platform.tokenOf({ ...person, userId: randomUUID() }),
        'x',
      ];
      const token = tokens[['of another session', 'of another person', 'that is none'].indexOf(kind)];
      // A ping without a token is only a ping, and its answer carries nothing of it.
      const pong = new Promise((resolve) => socket!.once('message', (data) => resolve(String(data))));
      socket!.send(JSON.stringify({ type: 'ping', payload: { at: 1 } }));
      expect(await pong).toBe('{"type":"pong"}');
      socket!.send(JSON.stringify({ type: 'ping', payload: { authorization: `Bearer ${token}` } }));
      expect(await stream.ended).toMatchObject({ code: 4403 });
    },
  );

  it('ends with its session, and no other of the tenant does', async () => {
    const [ended, other] = [randomUUID(), randomUUID()];
    const query = 'subscription { updatedBalance { balance } }';
    const gone = await listen(await connectAs({ tenantId: ours, sessionId: ended }), query);
    const stays = await listen(await connectAs({ tenantId: ours, sessionId: other }), query);
    platform.accessChanges.push(
      { subject: ended, least: 1, isLocked: false },
      { subject: other, least: 0, isLocked: false },
    );
    await publish('access-changed', nilTenant, ended);
    expect(await gone.ended).toMatchObject({ code: 4403, reason: 'Access changed' });
    await publish('updated-balance', ours, ours);
    await eventually(() => expect(stays.news).toEqual([{ data: { updatedBalance: { balance: '95.00' } } }]));
    expect(gone.news).toEqual([]);
  });

  it('ends without a stream, too, when rights of the person change', async () => {
    const person = { tenantId: ours, userId: randomUUID(), accessVersion: 3 };
    let closed: { code: number } | undefined;
    const client = connect(await platform.tokenOf(person), {
      lazy: false,
      on: { closed: (event: unknown) => void (closed = event as { code: number }) },
    });
    await new Promise<void>((resolve) => client.on('connected', () => resolve()));
    platform.accessChanges.push({ subject: person.userId, least: 4, isLocked: false });
    await publish('access-changed', nilTenant, person.userId);
    await eventually(() => expect(closed?.code).toBe(4403));
  });

  it('ends when its token does and no fresh one came, so that the client comes back with one', async () => {
    let closed: { code: number } | undefined;
    const client = connect(await platform.tokenOf({ tenantId: ours }, '2s'), {
      on: { closed: (event: unknown) => void (closed = event as { code: number }) },
    });
    await listen(client, 'subscription { tenantUpdated { id } }');
    await eventually(() => expect(closed?.code).toBe(4403), { timeoutMs: 20_000 });
    expect(live.listening).toBe(0);
  });

  it('is asked to try again while nobody can say whose the token is', async () => {
    const alone = await startGateway(
      { env: {}, clock: platform.clock, live, peer: () => 'http://127.0.0.1:9' },
      0,
      services.supergraphSdl,
    );
    const client = connect(await platform.tokenOf({ tenantId: ours }), {
      url: `${alone.url.replace('http', 'ws')}/graphql`,
    });
    expect(await closeCode(client)).toBe(1013);
    await alone.stop();
  });

  it('is closed by a message that is none, and nothing of the inside is told', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const message of [
      '{',
      '{"id":"1","type":"subscribe","payload":{"query":"{ greeting }"}}',
      '{"type":"nonsense"}',
      '['.repeat(100_000),
      'x'.repeat(1_100_000),
    ]) {
      const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      const closed = new Promise<{ code: number; reason: string }>((resolve) =>
        socket.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
      );
      socket.once('open', () => socket.send(message));
      const { code, reason } = await closed;
      expect([4400, 4401, 4500, 1009]).toContain(code);
      expect(reason).not.toMatch(/Error|\.js|at /);
    }
    // Frames that are none of the protocol below: a length that is too long, a bit that means nothing, text that is no UTF-8.
    for (const frame of [
      Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
      Buffer.from([0xf1, 0x80, 0, 0, 0, 0]),
      Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0xff]),
    ]) {
      const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      const closed = new Promise<number>((resolve) => socket.once('close', resolve));
      socket.once('open', () => (socket as unknown as { _socket: Socket })._socket.write(frame));
      expect([1002, 1006, 1007, 1009]).toContain(await closed);
    }
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });
});

describe('queries and mutations over the socket', () => {
  const answerOf = async (
    client: Client,
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<ExecutionResult<Record<string, unknown>> | undefined> => {
    const stream = open(client, query, variables);
    expect(await stream.ended).toBe('completed');
    expect(stream.news).toHaveLength(1);
    return stream.news[0];
  };

  it('are answered as over HTTP, by name where there are several', async () => {
    const client = await connectAs({ tenantId: ours });
    expect(
      await answerOf(client, 'query($id: ID!) { smsCampaign(id: $id) { name news } }', { id: ourCampaign }),
    ).toEqual({ data: { smsCampaign: { name: 'Friday', news: 7 } } });
    expect(await answerOf(client, 'mutation { rename(id: "1", name: "Saturday") { name } }')).toEqual({
      data: { rename: { name: 'Saturday' } },
    });
  });

  it.each([
    ['lists that the planner would walk 2^40 times', `{ echo(json: ${'['.repeat(40)}${']'.repeat(40)}) }`],
    ['lists beyond the stack of the parser', `{ echo(json: ${'['.repeat(100_000)}`],
    ['a name that each span of a trace would repeat', `query ${'x'.repeat(900_000)} { greeting }`],
    ['an alias that each row would repeat', `{ ${'x'.repeat(900_000)}: greeting }`],
    ['several operations and no name', 'query A { greeting } query B { greeting }'],
    [
      'a subscription with such a list',
      `subscription { callerIdUpdated(id: ${'['.repeat(40)}${']'.repeat(40)}) { id } }`,
    ],
  ])('are refused as over HTTP for %s', async (_what, query) => {
    expect(await open(await connectAs({ tenantId: ours }), query).ended).toMatchObject([
      { extensions: { code: 'invalid-input', statusCode: 400 } },
    ]);
  });

  it('are at most 50 at once on a connection, given up or not', async () => {
    const asks = (id: number): string =>
      JSON.stringify({ type: 'subscribe', id: String(id), payload: { query: '{ greeting }' } });
    const refusals: unknown[] = [];
    const token = await platform.tokenOf({ tenantId: ours });
    const socket = await new Promise<WebSocket>((resolve) => {
      connect(token, { lazy: false, on: { connected: (joined: unknown) => resolve(joined as WebSocket) } });
    });
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse(String(data)) as {
        type: string;
        payload: readonly { extensions: unknown }[];
      };
      if (type === 'error') refusals.push(payload[0]?.extensions);
    });
    await services.silent('tenants', 'the start', async () => {
      for (let n = 0; n < 60; n += 1)
        for (const text of [asks(n), JSON.stringify({ type: 'complete', id: String(n) })]) socket.send(text);
      for (let n = 60; n < 63; n += 1) socket.send(asks(n));
      await eventually(() => expect(refusals).toHaveLength(3));
    });
    expect(refusals[0]).toMatchObject({ code: 'too-many-requests', statusCode: 429 });
  });

  it('are guarded and limited as over HTTP', async () => {
    const client = await connectAs({ tenantId: ours, permissions: [] });
    expect(await answerOf(client, '{ greeting balanceInformation { balance } }')).toMatchObject({
      data: { greeting: 'Hello', balanceInformation: null },
      errors: [{ extensions: { code: 'forbidden' } }],
    });
    expect(await answerOf(client, '{ __schema { types { name } } }')).toMatchObject({
      errors: [{ extensions: { code: 'invalid-input' } }],
    });
    expect(await answerOf(client, 'query($id: ID!) { callerId(id: $id) { id } }', { id: 'a\0' })).toMatchObject({
      errors: [{ extensions: { code: 'invalid-input' } }],
    });
    const stream = open(client, `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: greeting`).join(' ')} }`);
    expect(await stream.ended).toMatchObject([{ extensions: { code: 'invalid-input' } }]);
  });
});
