import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { Pulse } from '@bellbird/service-host';
import { testPlatform, type TestPlatform } from '@bellbird/service-host/testing';
import { eventually } from '@bellbird/testing';
import { startGateway, type RunningGateway } from '../src/gateway.service.js';
import { startFakeServices, type FakeServices } from './fake-services.js';
import { fixtureServices, owners } from './fixture-services.js';

interface GraphAnswer {
  status: number;
  text: string;
  data: Record<string, unknown> | null;
  errors: { message: string; path?: unknown[]; extensions: Record<string, unknown> }[];
}

const tenantId = randomUUID();
const campaignId = randomUUID();
const campaignEditor = { tenantId, permissions: ['campaign-editor'] as const };
let platform: TestPlatform;
let services: FakeServices;
let gateway: RunningGateway;

async function send(body: string, headers: Record<string, string> = {}, at = gateway): Promise<GraphAnswer> {
  const response = await fetch(`${at.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const text = await response.text();
  const { data = null, errors = [] } = JSON.parse(text) as Partial<GraphAnswer>;
  return { status: response.status, text, data, errors };
}

async function ask(
  query: string,
  as: Parameters<TestPlatform['tokenOf']>[0] | null,
  variables: unknown = {},
  headers: Record<string, string> = {},
  at = gateway,
): Promise<GraphAnswer> {
  return send(
    JSON.stringify({ query, variables }),
    { ...(as !== null && { authorization: `Bearer ${await platform.tokenOf(as)}` }), ...headers },
    at,
  );
}

beforeAll(async () => {
  platform = await testPlatform();
  services = await startFakeServices(platform, fixtureServices);
  gateway = await startGateway(platform, 0, services.supergraphSdl);
  owners.set(tenantId, [campaignId]);
});
afterAll(async () => {
  await gateway?.stop();
  await services?.stop();
  await platform?.stop();
});

// The test's clock is no real one.
it('tells with each answer what time it is for the business', async () => {
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ __typename }"}',
  });
  expect(answer.headers.get('date')).toBe(platform.clock.now().toUTCString());
});
beforeEach(() => void services.asked.splice(0));

describe('who may ask', () => {
  it('without a token gets __typename and what is public', async () => {
    expect(await ask('{ __typename greeting }', null)).toMatchObject({
      status: 200,
      data: { __typename: 'Query', greeting: 'Hello' },
      errors: [],
    });
  });

  it('without a token is unauthorized for all else, before any service is asked', async () => {
    for (const query of [
      '{ tenantFromUser { id } }',
      '{ greeting tenantFromUser { id } }',
      '{ ...F } fragment F on Query { tenantFromUser { id } }',
      'mutation { rename(id: "1", name: "x") { id } }',
    ]) {
      const { status, data, errors } = await ask(query, null);
      expect([status, data, errors.map(({ extensions }) => extensions)]).toEqual([
        401,
        null,
        [
          expect.objectContaining({
            code: 'unauthorized',
            statusCode: 401,
            title: 'Unauthorized',
            traceId: expect.any(String),
          }),
        ],
      ]);
    }
    expect(services.asked).toEqual([]);
  });

  it('with a token that has expired is told so, and still gets what is public', async () => {
    const authorization = `Bearer ${await platform.tokenOf({ tenantId }, '-1m')}`;
    expect((await ask('{ tenantFromUser { id } }', null, {}, { authorization })).errors[0]?.extensions).toMatchObject({
      code: 'session-expired',
      statusCode: 401,
    });
    expect((await ask('{ greeting }', null, {}, { authorization })).data).toEqual({ greeting: 'Hello' });
  });

  it('with a token that is none is unauthorized', async () => {
    for (const token of ['x', 'a.b.c', `${await platform.tokenOf({ tenantId })}x`]) {
      expect(await ask('{ tenantFromUser { id } }', null, {}, { authorization: `Bearer ${token}` })).toMatchObject({
        status: 401,
        errors: [{ extensions: { code: 'unauthorized' } }],
      });
    }
  });

  it('without the right to one field gets the others', async () => {
    const { status, data, errors } = await ask(
      '{ tenantFromUser { name } balanceInformation { balance } callerId(id: "1") { name } }',
      campaignEditor,
    );
    expect([status, data]).toEqual([
      200,
      { tenantFromUser: { name: 'Corner Café' }, balanceInformation: null, callerId: { name: 'Bell' } },
    ]);
    expect(errors).toEqual([
      expect.objectContaining({
        path: ['balanceInformation'],
        extensions: expect.objectContaining({ code: 'forbidden', statusCode: 403 }),
      }),
    ]);
  });

  it('is told 503, not 401, while nobody can say whose the token is', async () => {
    const alone = await startGateway(
      { ...platform, peer: (name) => (name === 'identity' ? 'http://127.0.0.1:9' : platform.peer(name)) },
      0,
      services.supergraphSdl,
    );
    const authorization = `Bearer ${await platform.tokenOf({ tenantId })}`;
    const response = await fetch(`${alone.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query: '{ tenantFromUser { id } }' }),
    });
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { errors: [{ extensions: { code: 'unavailable', statusCode: 503, retryAfterSeconds: 2 } }] },
    ]);
    await alone.stop();
  });
});

describe('what goes on to the services', () => {
  it('is the token, the key, the place and the browser it came from and the trace, and no other header', async () => {
    const authorization = `Bearer ${await platform.tokenOf({ tenantId })}`;
    await ask(
      '{ tenantFromUser { id } }',
      null,
      {},
      {
        authorization,
        'idempotency-key': 'k-1',
        'x-bellbird-remote-address': '203.0.113.7',
        'user-agent': 'Firefox',
        'x-tenant-id': randomUUID(),
        cookie: 'a=b',
      },
    );
    const { headers } = services.asked[0]!;
    expect(headers).toMatchObject({
      authorization,
      'idempotency-key': 'k-1',
      'x-bellbird-remote-address': '203.0.113.7',
    });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']));
    expect(headers['x-bellbird-user-agent']).toBe('Firefox');
    expect(
      Object.keys(headers)
        .filter((name) => name.startsWith('x-'))
        .sort(),
    ).toEqual(['x-bellbird-remote-address', 'x-bellbird-user-agent']);
  });

  it('is what a variable holds, also one that stands inside a JSON literal', async () => {
    const query = `query($text: String, $list: [Int!], $none: String, $json: JSON) {
      echo(json: [{ field: "name", value: $text, deep: [[$list]], none: $none }])
      again: echo(json: { a: { b: $text } })
      ...F
    } fragment F on Query { inFragment: echo(json: [$json]) }`;
    expect(await ask(query, { tenantId }, { text: 'Zoë', list: [1, 2], json: { x: 1 } })).toMatchObject({
      errors: [],
      data: {
        echo: [{ field: 'name', value: 'Zoë', deep: [[[1, 2]]] }],
        again: { a: { b: 'Zoë' } },
        inFragment: [{ x: 1 }],
      },
    });
    expect((await ask('query($x: String) { echo(json: { a: 1, x: $x }) }', { tenantId })).data).toEqual({
      echo: { a: 1 },
    });
    expect(await ask('{ echo(json: { a: $unknown }) }', { tenantId })).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'invalid-input' } }],
    });
  });

  it('joins what two services know of one thing', async () => {
    expect(
      (await ask('query($id: ID!) { smsCampaign(id: $id) { name news } }', { tenantId }, { id: campaignId })).data,
    ).toEqual({ smsCampaign: { name: 'Friday', news: 7 } });
    expect(services.asked.map(({ service }) => service)).toEqual(['campaigns', 'notifications']);
  });
});

describe('a service that is down', () => {
  it('leaves the rest of the page, and is named as unavailable', async () => {
    await services.crash('campaigns');
    const { status, data, errors } = await ask(
      '{ tenantFromUser { name } callerId(id: "1") { name } notification(id: "2") { type } }',
      { tenantId },
    );
    expect([status, data]).toEqual([
      200,
      { tenantFromUser: { name: 'Corner Café' }, callerId: null, notification: { type: 'campaign-completed' } },
    ]);
    expect(errors).toEqual([
      {
        message: expect.any(String),
        extensions: expect.objectContaining({
          code: 'unavailable',
          statusCode: 503,
          retryAfterSeconds: 2,
          traceId: expect.any(String),
        }),
      },
    ]);
    await services.comeBack('campaigns');
    expect((await ask('{ callerId(id: "1") { name } }', { tenantId })).errors).toEqual([]);
  });

  it.each(['the start', 'mid-answer'] as const)(
    'holds nobody up who wants more than it, though it takes connections and says nothing from %s',
    async (from) => {
      const brisk = await startGateway(
        platform,
        0,
        services.supergraphSdl,
        new Pulse({ patienceMs: 300, answersWithinMs: 700, everyMs: 50 }),
      );
      const page = (): Promise<GraphAnswer> =>
        ask('{ tenantFromUser { name } callerId(id: "1") { name } }', { tenantId }, {}, {}, brisk);
      expect((await page()).errors).toEqual([]);
      await services.silent('campaigns', from, async () => {
        const before = services.leftWaiting();
        const waited: number[] = [];
        for (const at of ['when it falls silent', 'when that is known']) {
          const { status, data, errors } = await page();
          expect([at, status, data, errors.map(({ extensions }) => extensions['code'])]).toEqual([
            at,
            200,
            { tenantFromUser: { name: 'Corner Café' }, callerId: null },
            ['unavailable'],
          ]);
          waited.push(services.leftWaiting() - before);
        }
        expect(waited).toEqual([1, 1]); // nobody asks it again
      });
      await eventually(async () => expect((await page()).errors).toEqual([]));
      await brisk.stop();
    },
  );

  it('leaves what another service knows of the same thing', async () => {
    await services.crash('notifications');
    const { data, errors } = await ask(
      'query($id: ID!) { smsCampaign(id: $id) { name news } }',
      { tenantId },
      { id: campaignId },
    );
    expect([data, errors.map(({ extensions }) => extensions['code'])]).toEqual([
      { smsCampaign: { name: 'Friday', news: null } },
      ['unavailable'],
    ]);
    await services.comeBack('notifications');
  });
});

describe('errors', () => {
  it('of services come as they are, with their code and place', async () => {
    const { data, errors } = await ask('mutation { rename(id: "1", name: "taken") { id } }', campaignEditor);
    expect([data, errors]).toEqual([
      { rename: null },
      [
        {
          message: 'It runs already.',
          path: ['rename'],
          extensions: { code: 'wrong-state', statusCode: 409, title: 'Bad request', traceId: expect.any(String) },
        },
      ],
    ]);
  });

  it('of the inside show nothing of it', async () => {
    const { text, errors } = await ask('{ broken }', { tenantId });
    expect(errors[0]).toMatchObject({
      message: 'An unexpected error has occurred.',
      path: ['broken'],
      extensions: { code: 'internal', statusCode: 500 },
    });
    expect(text).not.toMatch(/hunter2|\.js:|stacktrace|serviceName/);
  });

  it.each([
    ['an unknown field', '{ tenantFromUser { nmae } }', []],
    ['an unknown root field', '{ tenantFromUsr { id } }', []],
    ['an unknown argument', '{ callerId(idd: "1") { id } }', ['idd']],
    ['a wrong type', '{ callerId(id: {}) { id } }', ['id']],
    ['an unknown variable type', 'query($x: Strng) { callerId(id: $x) { id } }', []],
    ['no document', '{', []],
  ])('for %s are invalid input, without a suggestion or a stack', async (_what, query, named) => {
    const { status, text, errors } = await ask(query, { tenantId });
    const fields = named.map((field) => ({ field, message: errors[0]?.message }));
    expect([status, errors[0]?.extensions]).toEqual([
      400,
      { code: 'invalid-input', statusCode: 400, title: 'Bad request', fields, traceId: expect.any(String) },
    ]);
    expect(text).not.toMatch(/Did you mean|stacktrace|node_modules/);
  });

  it('repeat little of what came in, however long it is', async () => {
    const long = 'x'.repeat(400_000);
    const asked: [string, unknown][] = [
      [`{ ${long} }`, {}],
      [`{ callerId(${long}: 1) { id } }`, {}],
      [`{ callerId(id: "1") { ...${long} } }`, {}],
      [`query($x: ${long}) { callerId(id: $x) { id } }`, {}],
      [`{ tenantFromUser(id: ${'['.repeat(9)}"${long}"${']'.repeat(9)}) { id } }`, {}],
      ['query($id: ID!) { callerId(id: $id) { id } }', { id: { [long]: 1 } }],
      [`{ greeting } ${long}`, {}],
    ];
    for (const [query, variables] of asked) {
      const { errors, text } = await ask(query, { tenantId }, variables);
      expect([errors[0]?.extensions['code'], text.length]).toEqual(['invalid-input', expect.any(Number)]);
      expect(text.length).toBeLessThan(2_000);
    }
  });

  it('for variables that do not fit are invalid input, and name them', async () => {
    for (const variables of [{}, { id: { a: 1 } }])
      expect(await ask('query($id: ID!) { callerId(id: $id) { id } }', { tenantId }, variables)).toMatchObject({
        status: 400,
        errors: [{ extensions: { code: 'invalid-input', statusCode: 400, fields: [{ field: 'id' }] } }],
      });
  });

  it('tell nothing of the schema but where that is switched on, and then all of it', async () => {
    const query = getIntrospectionQuery({
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    });
    expect(await ask(query, { tenantId })).toMatchObject({
      status: 400,
      data: null,
      errors: [{ extensions: { code: 'invalid-input' } }],
    });
    const open = await startGateway(
      { ...platform, env: { ...platform.env, GRAPHQL_INTROSPECTION: 'true' } },
      0,
      services.supergraphSdl,
    );
    const { errors, data } = await ask(query, { tenantId }, {}, {}, open);
    expect(errors).toEqual([]);
    expect(buildClientSchema(data as unknown as IntrospectionQuery).getType('BalanceInformation')).toBeDefined();
    const circle = `{ __schema { types { ${'fields { type { '.repeat(9)} name ${'} }'.repeat(9)} } } }`;
    expect(await ask(circle, { tenantId }, {}, {}, open)).toMatchObject({
      status: 400,
      data: null,
      errors: [{ extensions: { code: 'invalid-input' } }],
    });
    await open.stop();
  });

  it('tell nothing of the schema to who asks for it', async () => {
    for (const query of [
      '{ __schema { types { name } } }',
      '{ __type(name: "Tenant") { name } }',
      '{ tenantFromUser { id } ... on Query { __schema { queryType { name } } } }',
      '{ _service { sdl } }',
      '{ _entities(representations: []) { __typename } }',
    ]) {
      expect(await ask(query, { tenantId })).toMatchObject({
        status: 400,
        data: null,
        errors: [{ extensions: { code: 'invalid-input' } }],
      });
    }
  });
});

describe('bodies that are no question', () => {
  const authorized = async (): Promise<Record<string, string>> => ({
    authorization: `Bearer ${await platform.tokenOf({ tenantId })}`,
  });

  it.each([
    ['10 MB', JSON.stringify({ query: '{ __typename }', variables: { x: 'x'.repeat(10_000_000) } }), 413, 'too-large'],
    ['a document of 2,001 tokens', JSON.stringify({ query: `{ ${'greeting '.repeat(1_999)} }` }), 400, 'invalid-input'],
    ['a batch', JSON.stringify([{ query: '{ greeting }' }, { query: '{ greeting }' }]), 400, 'invalid-input'],
    [
      '16 aliases',
      JSON.stringify({ query: `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: greeting`).join(' ')} }` }),
      400,
      'invalid-input',
    ],
    [
      'lists that the planner would walk 2^40 times',
      JSON.stringify({ query: `{ echo(json: ${'['.repeat(40)}${']'.repeat(40)}) }` }),
      400,
      'invalid-input',
    ],
    [
      'lists beyond the stack of the parser',
      JSON.stringify({ query: `{ callerId(id: ${'['.repeat(100_000)}` }),
      400,
      'invalid-input',
    ],
    [
      'an alias that each row would repeat',
      JSON.stringify({ query: `{ ${'x'.repeat(900_000)}: greeting }` }),
      400,
      'invalid-input',
    ],
    [
      'a name that no operation has',
      JSON.stringify({ query: 'query A { __typename }', operationName: 'B' }),
      400,
      'invalid-input',
    ],
    [
      'several operations and no name',
      JSON.stringify({ query: 'query A { greeting } query B { greeting }' }),
      400,
      'invalid-input',
    ],
    [
      'a circle of fragments',
      JSON.stringify({ query: '{ ...F } fragment F on Query { greeting ...G } fragment G on Query { ...F }' }),
      400,
      'invalid-input',
    ],
    ['JSON cut off', '{"query": "{ greet', 400, 'malformed-json'],
    ['no JSON', 'query=x', 400, 'malformed-json'],
    ['nothing', '', 400, 'invalid-input'],
    ['an empty object', '{}', 400, 'invalid-input'],
    ['a query that is a number', '{"query": 1}', 400, 'invalid-input'],
    ['variables that are a list', '{"query": "{ greeting }", "variables": []}', 400, 'invalid-input'],
    [
      'a persisted query',
      '{"extensions": {"persistedQuery": {"version": 1, "sha256Hash": "00"}}}',
      200,
      'invalid-input',
    ],
    [
      'NUL in a variable',
      '{"query": "query($i: ID!) { callerId(id: $i) { id } }", "variables": {"i": "a\\u0000"}}',
      400,
      'invalid-input',
    ],
    [
      'a lone surrogate in a variable',
      '{"query": "query($i: ID!) { callerId(id: $i) { id } }", "variables": {"i": "a\\ud800"}}',
      400,
      'invalid-input',
    ],
    [
      'NUL in the document',
      JSON.stringify({ query: String.raw`{ callerId(id: "\u0000") { id } }` }),
      400,
      'invalid-input',
    ],
    [
      'variables nested without end',
      `{"query": "query($i: ID!) { callerId(id: $i) { id } }", "variables": {"i": ${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
      400,
      'invalid-input',
    ],
    [
      '__proto__ for variables',
      '{"query": "query($i: ID!) { callerId(id: $i) { id } }", "variables": {"__proto__": {"i": "1"}}}',
      400,
      'invalid-input',
    ],
  ])('%s', async (_what, body, status, code) => {
    const answer = await send(body, await authorized());
    expect([answer.status, answer.errors[0]?.extensions['code']]).toEqual([status, code]);
    expect(services.asked).toEqual([]);
    expect(answer.text).not.toContain('node_modules');
  });

  it('of another type are refused', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=latin1',
    ]) {
      const answer = await send('{"query":"{ greeting }"}', { ...(await authorized()), 'content-type': type });
      expect([type, answer.status, answer.errors[0]?.extensions['code']]).toEqual([type, 415, 'unsupported-type']);
    }
  });

  it('of a mutation by GET is refused, as is a GET without the header that forms cannot send', async () => {
    const get = (query: string, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(`${gateway.url}/graphql?query=${encodeURIComponent(query)}`, { headers });
    expect((await get('{ greeting }')).status).toBe(400);
    expect((await get('{ greeting }', { 'content-type': 'application/json' })).status).toBe(200);
    expect(
      (
        await get('mutation { rename(id: "1", name: "x") { id } }', {
          'content-type': 'application/json',
          authorization: `Bearer ${await platform.tokenOf(campaignEditor)}`,
        })
      ).status,
    ).toBe(405);
    expect((await get(`{ ${'greeting '.repeat(16)} }`, { 'content-type': 'application/json' })).status).toBe(400);
  });
});

it('counts its faults and times its requests from the first scrape on', async () => {
  const figure = async (line: string): Promise<number> =>
    Number(
      (await (await fetch(`${gateway.url}/metrics`)).text())
        .split('\n')
        .find((each) => each.startsWith(line))
        ?.split(' ')[1],
    );
  const all = (): Promise<number[]> =>
    Promise.all(
      ['answered', 'refused', 'failed'].map((outcome) =>
        figure(`graphql_request_seconds_count{service="gateway",outcome="${outcome}"}`),
      ),
    );
  const alone = await startGateway(platform, 0, services.supergraphSdl);
  expect(await figure('faults_total{service="gateway"}')).toBeGreaterThanOrEqual(0);
  const [answered, refused, failed] = await all();
  await ask('{ greeting }', null);
  await ask('{ tenantFromUser { id } }', null);
  await ask('{ broken }', { tenantId });
  expect(await all()).toEqual([answered! + 1, refused! + 1, failed! + 1]);
  await alone.stop();
});

it('says of every service what it lacks, however many ask, and is ready itself whoever is not', async () => {
  let rounds = 0;
  const server = createServer((req, res) => {
    if (req.url === '/silent/health/ready') rounds += 1;
    if (req.url === '/database/health/ready') res.writeHead(503).end('{"missing":["database"]}');
    else if (req.url !== '/silent/health/ready') res.end('{}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const places: Record<string, string> = {
    contacts: `${at}/silent`,
    notifications: `${at}/database`,
    campaigns: 'http://127.0.0.1:9',
  };
  const alone = await startGateway({ ...platform, peer: (name) => places[name] ?? at }, 0, services.supergraphSdl);
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => (await fetch(`${alone.url}/health/services`)).json()),
  );
  for (const answer of answers)
    expect(answer).toEqual({ missing: ['contacts', 'campaigns', 'notifications: database'] });
  // One round of questions answers all who ask meanwhile; on a busy machine some of the ten come after its end.
  expect(rounds).toBeLessThan(answers.length);
  expect((await fetch(`${alone.url}/health/ready`)).status).toBe(200);
  await alone.stop();
  server.closeAllConnections();
  server.close();
});

it('says nothing but one sentence where its port is taken', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(startGateway(platform, Number(new URL(gateway.url).port), services.supergraphSdl)).rejects.toMatchObject(
    { name: 'PortInUse', message: expect.stringMatching(/^Port \d+ is in use: [^\n]+$/) },
  );
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});
