import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { InProcessLiveEvents } from '@bellbird/live-events';
import type { Platform } from '@bellbird/service-host';
import { startRestAdapter, type RunningRestAdapter } from '../src/rest-adapter.service.js';
import { fakeInside, type FakeInside } from './fake-inside.js';
import { fixtureGraph } from './fixture-graph.js';
import { fixtureRoutes } from './fixture-routes.js';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
let inside: FakeInside;
let adapter: RunningRestAdapter;
let token: string;
let gatewayIsUp = true;
let contactsIsUp = true;

beforeAll(async () => {
  inside = await fakeInside();
  token = await inside.token();
  const down = Object.assign(new Error('not up yet'), { code: 'ECONNREFUSED' });
  const platform = {
    env: {},
    live: new InProcessLiveEvents(),
    publicUrl: 'https://bell.example',
    peer: (name: string) => {
      if ((name === 'gateway' && !gatewayIsUp) || (name === 'contacts' && !contactsIsUp)) throw down;
      return inside.url;
    },
  };
  adapter = await startRestAdapter(platform as unknown as Platform, 0, {
    routes: fixtureRoutes,
    graph: fixtureGraph(),
  });
});
afterAll(async () => {
  await adapter.stop();
  await inside.close();
});
beforeEach(() => {
  gatewayIsUp = true;
  contactsIsUp = true;
  inside.received.length = 0;
  inside.answers({ data: null });
});

interface Call {
  body?: unknown;
  headers?: Record<string, string>;
  anonymous?: boolean;
}

async function call(
  method: string,
  path: string,
  { body, headers = {}, anonymous = false }: Call = {},
): Promise<{ status: number; headers: Headers; body: unknown; text: string }> {
  const response = await fetch(`${adapter.url}/api${path}`, {
    method,
    headers: {
      ...(!anonymous && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

const cup = { id, name: 'Flat white', size: null, lid: null, notes: [], trashedAt: null };
const refusal = (statusCode: number, code: string, more: object = {}) => ({
  statusCode,
  code,
  error: expect.any(String) as string,
  message: expect.any(String) as string,
  traceId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  ...more,
});
const naming = (...fields: string[]) =>
  expect.objectContaining({
    statusCode: 400,
    code: 'invalid-input',
    fields: fields.map((field) => expect.objectContaining({ field }) as object),
  }) as object;

describe('asking', () => {
  it('answers a thing with the thing itself', async () => {
    inside.answers({ data: { cup } });
    const answer = await call('GET', `/cups/${id}`);
    expect(answer).toMatchObject({ status: 200, body: cup });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(inside.received).toMatchObject([
      { variables: { cup_id: id }, query: expect.stringContaining('cup(id: $cup_id) { id name') as string },
    ]);
  });

  it('asks the service that holds the whole answer itself, and says 304 to who has it as it is', async () => {
    gatewayIsUp = false;
    inside.answers({ data: { menu: { cups: 1 } } });
    const first = await call('GET', '/menu/today', { anonymous: true });
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, first.body, tag]).toEqual([200, { cups: 1 }, expect.stringMatching(/^"[\w-]{22}"$/)]);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = (known: string) =>
      call('GET', '/menu/today', { anonymous: true, headers: { 'if-none-match': known } });
    for (const known of [tag, `W/${tag}`, `"another", ${tag}`]) {
      const same = await again(known);
      expect([same.status, same.text, same.headers.get('etag')]).toEqual([304, '', tag]);
    }
    expect((await again('"another"')).status).toBe(200);
    inside.answers({ data: { menu: { cups: 2 } } });
    const changed = await again(tag);
    expect([changed.status, changed.body]).toEqual([200, { cups: 2 }]);
    expect(changed.headers.get('etag')).not.toBe(tag);
    expect(inside.received).toHaveLength(6);
    for (const { headers } of inside.received)
      expect(headers).toMatchObject({ 'x-bellbird-remote-address': '127.0.0.1' });
  });

  it('answers what such a service refuses, whatever its caller has, and 503 where it is away', async () => {
    const known = { anonymous: true, headers: { 'if-none-match': '*' } };
    const extensions = { code: 'too-many-requests', statusCode: 429, retryAfterSeconds: 9 };
    inside.answers({ data: { menu: null }, errors: [{ message: 'Later.', path: ['menu'], extensions }] });
    const refused = await call('GET', '/menu/today', known);
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('etag')]).toEqual([429, '9', null]);
    contactsIsUp = false;
    expect((await call('GET', '/menu/today', known)).body).toEqual(refusal(503, 'unavailable'));
  });

  it('passes token, key, trace and where it came from, and nothing else', async () => {
    inside.answers({ data: { createCup: cup } });
    await call('POST', '/cups', {
      body: { name: 'x' },
      headers: {
        'idempotency-key': 'once',
        traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
        'x-bellbird-remote-address': '6.6.6.6',
        cookie: 'a=b',
      },
    });
    const headers = inside.received[0]?.headers;
    expect(headers).toMatchObject({
      authorization: `Bearer ${token}`,
      'idempotency-key': 'once',
      'x-bellbird-remote-address': '127.0.0.1',
    });
    expect(headers).not.toHaveProperty('cookie');
  });

  it('reads as many filters as the contract allows, however many letters they have in an address', async () => {
    inside.answers({ data: { cups: { data: [], count: 0, countIsExact: true, hasMore: false, nextCursor: null } } });
    const filters = Array.from({ length: 50 }, () => ({
      field: 'name',
      type: 'text',
      operation: 'notContains',
      value: 'é'.repeat(60),
    }));
    expect((await call('GET', `/cups?filters=${encodeURIComponent(JSON.stringify(filters))}`)).status).toBe(200);
    expect(await call('GET', `/cups?filters=${'x'.repeat(70_000)}`)).toMatchObject({
      status: 431,
      body: refusal(431, 'too-large'),
    });
  });

  it('answers a list without its cursor, which is in the Link', async () => {
    inside.answers({ data: { cups: { data: [cup], count: 5, countIsExact: true, hasMore: true, nextCursor: 'abc' } } });
    const filters = [{ field: 'name', type: 'text', operation: 'startsWith', value: 'F' }];
    const answer = await call('GET', `/cups?limit=1&skip=3&filters=${encodeURIComponent(JSON.stringify(filters))}`);
    expect(answer.body).toEqual({ data: [cup], count: 5, countIsExact: true, hasMore: true });
    expect(answer.headers.get('link')).toMatch(
      /^<https:\/\/bell\.example\/api\/cups\?limit=1&filters=[^&]+&after=abc>; rel="next"$/,
    );
    expect(inside.received[0]?.variables).toEqual({ cups_query: { limit: 1, skip: 3, filters } });
    inside.answers({ data: { cups: { data: [], count: 0, countIsExact: true, hasMore: false, nextCursor: null } } });
    expect((await call('GET', '/cups/')).headers.get('link')).toBeNull();
  });

  it('answers the same to a query in the body, whose Link takes the same body again', async () => {
    inside.answers({ data: { cups: { data: [cup], count: 5, countIsExact: true, hasMore: true, nextCursor: 'abc' } } });
    const query = {
      limit: 1,
      skip: 3,
      filters: [{ field: 'name', type: 'text', operation: 'startsWith', value: 'F' }],
      filtersMatch: 'any',
    };
    const answer = await call('POST', '/cups/query', { body: query });
    expect([answer.status, answer.body]).toEqual([200, { data: [cup], count: 5, countIsExact: true, hasMore: true }]);
    expect(answer.headers.get('link')).toBe('<https://bell.example/api/cups/query?after=abc>; rel="next"');
    await call('POST', '/cups/query?after=abc', { body: query });
    const { skip: _skip, ...rest } = query;
    expect(inside.received.map(({ variables }) => variables)).toEqual([
      { cups_query: query },
      { cups_query: { ...rest, after: 'abc' } },
    ]);
    expect((await call('POST', '/cups/query')).status).toBe(200);
    expect(await call('POST', '/cups/query?limit=1', { body: {} })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'limit' }] },
    });
    expect(await call('POST', '/cups/query', { body: { colour: 'red' } })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'colour' }] },
    });
    expect(await call('GET', '/cups/query')).toMatchObject({ status: 405, body: { code: 'method-not-allowed' } });
  });

  it('refuses a query parameter that is empty, by name', async () => {
    expect(await call('GET', '/cups?limit=&filtersMatch=&sortBy')).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'limit' }, { field: 'filtersMatch' }, { field: 'sortBy' }] },
    });
  });

  it('answers counts, creations, deletions and restores with their status', async () => {
    inside.answers({ data: { cupsCount: 7, createCup: cup, deleteCup: true, restoreCup: cup } });
    expect(await call('GET', '/cups/count')).toMatchObject({ status: 200, body: { count: 7 } });
    expect(await call('POST', '/cups', { body: { name: 'x' } })).toMatchObject({ status: 201, body: cup });
    expect(await call('DELETE', `/cups/${id}?trash=true`)).toMatchObject({ status: 204, text: '' });
    expect(inside.received.at(-1)?.variables).toEqual({ deleteCup_id: id, deleteCup_trash: true });
    expect(await call('PUT', `/cups/restore/${id}`)).toMatchObject({ status: 200, body: cup });
  });

  it('answers a bulk call with what it changed, or with the job that it became', async () => {
    inside.answers({ data: { deleteCups: { affected: 2, job: null } } });
    expect(await call('PATCH', '/cups', { body: { data: [id] } })).toMatchObject({
      status: 200,
      body: { affected: 2 },
    });
    inside.answers({ data: { deleteCups: { affected: 0, job: { id, status: 'queued', progress: 0, affected: 0 } } } });
    const answer = await call('PATCH', '/cups', { body: { filters: [], all: true } });
    expect(answer).toMatchObject({ status: 202, body: { id, status: 'queued', progress: 0 } });
    expect(answer.headers.get('location')).toBe(`/api/cups/jobs/${id}`);
  });

  it('takes the query of an export from the query string, from the body, or from neither', async () => {
    inside.answers({
      data: { exportCups: { id, status: 'queued', progress: 0, rows: 0, url: null, expiresAt: null } },
    });
    const answer = await call('POST', '/cups/export-file?sortBy=name:asc&trash=true', {
      body: { sortBy: null, filtersMatch: 'any' },
    });
    expect(answer.status).toBe(202);
    expect(answer.headers.get('location')).toBe(`/api/cups/export-file/${id}`);
    expect(inside.received[0]?.variables).toEqual({
      exportCups_query: { sortBy: 'name:asc', filtersMatch: 'any' },
      exportCups_trash: true,
    });
    expect((await call('POST', '/cups/export-file')).status).toBe(202);
  });

  it('refuses a member of the query of an export that stands in both places, by name', async () => {
    const answer = await call('POST', '/cups/export-file?limit=5&skip=1', { body: { limit: -1, filtersMatch: 'any' } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input', fields: [{ field: 'limit' }] } });
    expect(inside.received).toEqual([]);
  });

  it('asks several root fields in one document and merges them', async () => {
    inside.answers({ data: { cup, page: { data: [], count: 0 } } });
    expect(await call('GET', `/cups/${id}/page?size=small&skip=2`)).toMatchObject({
      status: 200,
      body: { cup, data: [], count: 0 },
    });
    expect(inside.received).toMatchObject([
      { variables: { cup_id: id, page_id: id, page_skip: 2, page_size: 'small' } },
    ]);
  });

  it('chooses another operation by the request, and checks the body for that one', async () => {
    inside.answers({ data: { keep: cup, keepHard: cup } });
    await call('PUT', `/keep/${id}`, { body: { anything: [1] } });
    expect(inside.received[0]?.variables).toEqual({ keep_draft: { anything: [1] } });
    expect(await call('PUT', `/keep/${id}?hard=true`, { body: { anything: [1] } })).toMatchObject({
      status: 400,
      body: naming('anything', 'name'),
    });
    await call('PUT', `/keep/${id}?hard=true`, { body: { name: 'x' } });
    expect(inside.received[1]?.variables).toEqual({ keepHard_id: id, keepHard_input: { name: 'x' } });
  });

  it('takes a list as a body where the row says so', async () => {
    token = await inside.token({ permissions: ['owner'] });
    inside.answers({ data: { smashCups: true } });
    expect(await call('PUT', '/cups/smashed', { body: [id] })).toMatchObject({ status: 200, body: {} });
    expect(await call('PUT', '/cups/smashed', { body: { ids: [id] } })).toMatchObject({
      status: 400,
      body: naming('ids'),
    });
    expect(await call('PUT', '/cups/smashed', { body: [id, 7] })).toMatchObject({
      status: 400,
      body: naming('ids[1]'),
    });
    token = await inside.token();
  });
});

describe('signing in', () => {
  const basic = (text: string): Record<string, string> => ({
    authorization: `Basic ${Buffer.from(text).toString('base64')}`,
  });

  it('takes e-mail and password from Basic authorization and sends no token on', async () => {
    inside.answers({ data: { enter: cup } });
    expect(await call('POST', '/enter', { anonymous: true, headers: basic('ada@example.com:pä:ss') })).toMatchObject({
      status: 200,
      body: cup,
    });
    expect(inside.received[0]).toMatchObject({
      variables: { enter_email: 'ada@example.com', enter_password: 'pä:ss' },
    });
    expect(inside.received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('is 401 without it, and 400 with a body of unknown members', async () => {
    expect(await call('POST', '/enter', { anonymous: true })).toMatchObject({
      status: 401,
      body: refusal(401, 'unauthorized', { message: 'Invalid email or username.' }),
    });
    expect(
      await call('POST', '/enter', { anonymous: true, headers: basic('a:b'), body: { email: 'x' } }),
    ).toMatchObject({ status: 400, body: naming('email') });
    inside.answers({ data: { enter: cup } });
    expect(
      (
        await call('POST', '/enter', {
          anonymous: true,
          headers: { ...basic('a:b'), 'content-type': 'application/json' },
          body: {},
        })
      ).status,
    ).toBe(200);
  });

  it('takes a refresh token as bearer', async () => {
    inside.answers({ data: { renew: cup } });
    expect(
      (await call('POST', '/renew', { anonymous: true, headers: { authorization: 'Bearer refresh-me' } })).status,
    ).toBe(200);
    expect(inside.received[0]?.variables).toEqual({ renew_refreshToken: 'refresh-me' });
    expect(await call('POST', '/renew', { anonymous: true })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });

  it('takes members of the body as arguments, and leaves what is missing to the service', async () => {
    inside.answers({ data: { choose: true } });
    expect(await call('POST', '/choose/a.b-c', { anonymous: true, body: { password: 'x' } })).toMatchObject({
      status: 204,
    });
    await call('POST', '/choose/a.b-c', { anonymous: true });
    expect(inside.received.map(({ variables }) => variables)).toEqual([
      { choose_token: 'a.b-c', choose_password: 'x' },
      { choose_token: 'a.b-c' },
    ]);
  });
});

describe('who may', () => {
  it('is said before anything of the request is read, and nothing reaches the gateway', async () => {
    for (const [method, path] of [
      ['GET', '/cups/nonsense?x=1'],
      ['POST', '/cups'],
    ] as const) {
      expect(
        await call(method, path, { anonymous: true, ...(method === 'POST' && { body: '{broken' }) }),
      ).toMatchObject({ status: 401, body: refusal(401, 'unauthorized') });
    }
    expect((await call('GET', '/cups', { anonymous: true })).headers.get('www-authenticate')).toBe(
      'Bearer realm="bellbird"',
    );
    expect(inside.received).toEqual([]);
  });

  it('tells an expired session from a token that is none', async () => {
    const headers = (value: string) => ({ anonymous: true, headers: { authorization: `Bearer ${value}` } });
    expect(await call('GET', '/cups', headers(await inside.token({}, '-1m')))).toMatchObject({
      status: 401,
      body: { code: 'session-expired', error: 'Session expired' },
    });
    expect(await call('GET', '/cups', headers('nonsense'))).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });

  it('is the permission of the operation', async () => {
    const reader = { anonymous: true, headers: { authorization: `Bearer ${await inside.token({ permissions: [] })}` } };
    inside.answers({ data: { cupsCount: 1 } });
    expect((await call('GET', '/cups/count', reader)).status).toBe(200);
    expect(await call('POST', '/cups', { ...reader, body: { name: 'x' } })).toMatchObject({
      status: 403,
      body: refusal(403, 'forbidden'),
    });
    // A malformed id is said before that, to whoever is known; to nobody else.
    expect(await call('PUT', '/cups/x', { ...reader, body: { name: 'x' } })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: [{ field: 'id' }] },
    });
    expect((await call('PUT', '/cups/x', { anonymous: true, body: { name: 'x' } })).status).toBe(401);
    const unwilling = {
      anonymous: true,
      headers: { authorization: `Bearer ${await inside.token({ termsAccepted: false })}` },
    };
    expect(await call('GET', '/cups', unwilling)).toMatchObject({ status: 403, body: { code: 'terms-not-accepted' } });
  });

  it('is to look and no more for who may only look, before anything of a body is read', async () => {
    const support = await inside.token({ isReadOnly: true, permissions: ['administrator'] });
    const as = { anonymous: true, headers: { authorization: `Bearer ${support}` } };
    inside.answers({ data: { cupsCount: 1 } });
    expect((await call('GET', '/cups/count', as)).status).toBe(200);
    inside.answers({ data: { cups: { data: [], count: 0, countIsExact: true, hasMore: false } } });
    expect((await call('POST', '/cups/query', { ...as, body: {} })).status).toBe(200);
    const asked = inside.received.length;
    for (const [method, path] of [
      ['POST', '/cups'],
      ['POST', '/cups/export-file'],
      ['POST', '/cups/import'],
      ['PUT', '/keep/0b7f3f1e-6b0a-4a53-9d3c-2f1f0d6f0a11'],
    ] as const)
      expect(await call(method, path, { ...as, body: { no: 1 } })).toMatchObject({
        status: 403,
        body: { code: 'forbidden', message: 'Support may look, not change.' },
      });
    expect(inside.received).toHaveLength(asked);
  });

  it('is everybody where it is public, whatever token they hold', async () => {
    inside.answers({ data: { menu: { soup: 1 } } });
    expect(
      await call('GET', '/menu', { anonymous: true, headers: { authorization: 'Bearer nonsense' } }),
    ).toMatchObject({ status: 200, body: { soup: 1 } });
  });
});

describe('what is refused', () => {
  it('is 404 where nobody serves a path, 405 where a served path lacks the verb', async () => {
    expect(await call('GET', '/nothing')).toMatchObject({ status: 404, body: refusal(404, 'not-found') });
    const answer = await call('POST', `/cups/${id}`, { body: {} });
    expect(answer).toMatchObject({ status: 405, body: refusal(405, 'method-not-allowed') });
    expect(answer.headers.get('allow')).toBe('GET, PUT, DELETE, HEAD, OPTIONS');
    expect((await call('DELETE', '/cups/count')).status).toBe(405);
  });

  it.each([
    ['GET', '/cups/nonsense', ['id']],
    ['GET', '/cups/%zz', ['path']],
    ['GET', `/cups/${id}%00`, ['path']],
    ['GET', `/cups/${id}?x=1`, ['x']],
    ['GET', '/cups?limit=ten', ['limit']],
    ['GET', '/cups?skip=1&skip=2', ['skip']],
    ['GET', '/cups?filters=%7Bbroken', ['filters']],
    ['DELETE', `/cups/${id}?trash=perhaps`, ['trash']],
  ])('is named: %s %s', async (method, path, fields) => {
    expect(await call(method, path)).toMatchObject({ status: 400, body: naming(...fields) });
    expect(inside.received).toEqual([]);
  });

  it.each([
    ['{"name":"x","role":"admin","lid":{"colour":"red","tenantId":"t"}}', ['role', 'lid.tenantId']],
    ['{"name":5}', ['name']],
    ['{}', ['name']],
    ['[]', ['body']],
    ['null', ['body']],
    ['"x"', ['body']],
    ['{"name":"\\u0000"}', ['name']],
    ['{"name":"\\ud800"}', ['name']],
    ['{"name":"x","extra":{"a":["\\udc00"]}}', ['extra.a[0]']],
    ['{"name":"x","weight":1e999}', ['weight']],
  ])('is named in a body: %s', async (body, fields) => {
    expect(await call('POST', '/cups', { body })).toMatchObject({ status: 400, body: naming(...(fields as string[])) });
    expect(inside.received).toEqual([]);
  });

  it('is nesting without end, at once', async () => {
    expect(
      await call('POST', '/cups', { body: `{"name":"x","extra":${'['.repeat(400_000)}${']'.repeat(400_000)}}` }),
    ).toMatchObject({ status: 400, body: naming(`extra${'[0]'.repeat(31)}`) });
  });

  it.each([
    ['{"name":', 'no end'],
    ['name=x', 'no JSON'],
    ['', 'nothing'],
  ])('is malformed JSON: %s', async (body) => {
    expect(
      await call('POST', '/cups', { body: body || undefined, headers: { 'content-type': 'application/json' } }),
    ).toMatchObject({ status: 400, body: refusal(400, 'malformed-json') });
  });

  it('is a body that is not UTF-8', async () => {
    const response = await fetch(`${adapter.url}/api/cups`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'malformed-json' });
  });

  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['application/json; charset=latin1'],
    ['application/jsonx'],
  ])('is a body of type %s', async (type) => {
    expect(await call('POST', '/cups', { body: '{"name":"x"}', headers: { 'content-type': type } })).toMatchObject({
      status: 415,
      body: refusal(415, 'unsupported-type'),
    });
  });

  it('is a body over 1 MB, whether it says so or not, and the refusal arrives', async () => {
    expect(await call('POST', '/cups', { body: { name: 'x'.repeat(1_000_000) } })).toMatchObject({
      status: 413,
      body: refusal(413, 'too-large'),
    });
    const chunked = await new Promise<number | undefined>((resolve, reject) => {
      const req = httpRequest(
        `${adapter.url}/api/cups`,
        { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } },
        (res) => res.resume().on('end', () => resolve(res.statusCode)),
      );
      req.on('error', reject);
      for (let sent = 0; sent < 10; sent += 1) req.write(Buffer.alloc(1_000_000, 120));
      req.end();
    });
    expect(chunked).toBe(413);
    expect(inside.received).toEqual([]);
  });

  it('is an idempotency key that is none, but only where it matters', async () => {
    expect(
      await call('POST', '/cups', { body: { name: 'x' }, headers: { 'idempotency-key': 'k'.repeat(256) } }),
    ).toMatchObject({ status: 400, body: naming('Idempotency-Key') });
    inside.answers({ data: { cup } });
    expect((await call('GET', `/cups/${id}`, { headers: { 'idempotency-key': 'k'.repeat(256) } })).status).toBe(200);
    expect(inside.received[0]?.headers).not.toHaveProperty('idempotency-key');
  });
});

describe('errors of the inside', () => {
  const failing = (extensions: object, message = 'Words.') =>
    inside.answers({
      data: { cup: null },
      errors: [{ message, path: ['cup'], extensions: { traceId: '4'.repeat(32), ...extensions } }],
    });

  it('come out in the one shape', async () => {
    failing({ code: 'not-found', statusCode: 404, title: 'Not found', fields: [] });
    expect(await call('GET', `/cups/${id}`)).toMatchObject({
      status: 404,
      body: { statusCode: 404, code: 'not-found', error: 'Not found', message: 'Words.', traceId: '4'.repeat(32) },
    });
    failing({ code: 'too-many-requests', statusCode: 429, title: 'Bad request', retryAfterSeconds: 30 });
    const answer = await call('GET', `/cups/${id}`);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('30');
  });

  it('hide what is inside', async () => {
    failing({ code: 'INTERNAL_SERVER_ERROR', stacktrace: ['at secret'] }, 'relation "cup" does not exist');
    const { status, text } = await call('GET', `/cups/${id}`);
    expect(status).toBe(500);
    expect(text).not.toMatch(/relation|secret/);
  });

  it('of a part deeper down leave the rest of a 200', async () => {
    inside.answers({
      data: { cup: { ...cup, lid: null } },
      errors: [{ message: 'down', path: ['cup', 'lid'], extensions: { code: 'unavailable' } }],
    });
    expect(await call('GET', `/cups/${id}`)).toMatchObject({ status: 200, body: cup });
  });

  it('are 404 where there is nothing and nobody says why', async () => {
    inside.answers({ data: { cup: null } });
    expect(await call('GET', `/cups/${id}`)).toMatchObject({ status: 404, body: refusal(404, 'not-found') });
  });

  it('are 503 where the gateway is down or answers nonsense', async () => {
    for (const [nonsense, status] of [
      ['<html>', 502],
      [{ statusCode: 503, code: 'unavailable', message: 'The gateway does not answer.' }, 503],
      [{}, 200],
      [{ data: null }, 200],
      ['null', 200],
    ] as const) {
      inside.answers(nonsense, status);
      for (const ask of [() => call('GET', `/cups/${id}`), () => call('DELETE', `/cups/${id}`)])
        expect([nonsense, await ask()]).toEqual([
          nonsense,
          expect.objectContaining({ status: 503, body: refusal(503, 'unavailable') }),
        ]);
    }
    gatewayIsUp = false;
    const answer = await call('GET', `/cups/${id}`);
    expect(answer).toMatchObject({ status: 503, body: refusal(503, 'unavailable') });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('other methods', () => {
  it('HEAD is GET without the body, but never where GET changes something', async () => {
    inside.answers({ data: { cup } });
    const answer = await call('HEAD', `/cups/${id}`);
    expect([answer.status, answer.text, Number(answer.headers.get('content-length'))]).toEqual([
      200,
      '',
      Buffer.byteLength(JSON.stringify(cup)),
    ]);
  });

  it('OPTIONS names what there is, and lets no other origin in', async () => {
    const answer = await call('OPTIONS', '/cups', {
      anonymous: true,
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect([answer.status, answer.headers.get('allow'), answer.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'GET, POST, PATCH, HEAD, OPTIONS',
      null,
    ]);
  });

  it('keeps the connection after a refusal, but not where a body never ends', async () => {
    const begin = (text: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = connect(Number(new URL(adapter.url).port), '127.0.0.1', () => socket.write(text));
        socket.once('data', (chunk) => {
          socket.destroy();
          resolve(/connection: [a-z-]+/i.exec(chunk.toString())?.[0].toLowerCase() ?? '');
        });
      });
    expect(await begin('GET /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('connection: keep-alive');
    expect(await begin('POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}')).toBe(
      'connection: keep-alive',
    );
    expect(await begin('POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 500000\r\n\r\n{')).toBe(
      'connection: close',
    );
  });

  it('survives raw requests that no client would send', async () => {
    const raw = (text: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = connect(Number(new URL(adapter.url).port), '127.0.0.1', () => socket.end(text));
        const chunks: Buffer[] = [];
        socket
          .on('data', (chunk) => chunks.push(chunk))
          .on('close', () => resolve(Buffer.concat(chunks).toString().split('\r\n')[0] ?? ''));
      });
    expect(await raw('GET //api/cups HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain('404');
    expect(await raw('GET /api HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain('404');
    expect(await raw('GET /api/cups/%FF HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain('400');
    expect(await raw('GET http://evil.example/api/menu HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain(
      '404',
    );
    expect(await raw('PURGE /api/cups HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain('405');
  });
});

describe('the public page of a privacy policy', () => {
  const policy = {
    businessName: 'Mia’s <Café>',
    icon: null,
    logo: { url: '/images/t/logo-1.png' },
    colours: { primary: '#123456' },
    type: 'inline',
    content: '<h2>What we keep</h2><p>Little.</p>',
    url: '',
    publishedAt: '2026-11-11T22:00:00.000Z',
  };
  const look = async (init: RequestInit = {}) => {
    const response = await fetch(`${adapter.url}/privacy-policy/${id}`, init);
    const [, nonce] = /style-src 'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
    return { response, nonce, text: await response.text() };
  };

  it('is complete in one answer, for everybody: no script, no cookie, nothing of others', async () => {
    inside.answers({ data: { publicPrivacyPolicy: policy } });
    const { response, nonce, text } = await look({ headers: { authorization: 'Bearer wrong', cookie: 'a=b' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(text).not.toMatch(/<script/i);
    expect(text).toContain(`<style nonce="${nonce}">`);
    expect(text).toContain('<title>Privacy policy of Mia’s &#60;Café&#62;</title>');
    expect(text).toContain('<h2>What we keep</h2><p>Little.</p>');
    expect(text).toContain('<img src="/images/t/logo-1.png" alt="Mia’s &#60;Café&#62;"');
    expect(text.replaceAll(/<[^>]+>/g, '')).toContain('Last changed 12-11-2026');
    expect(inside.received[0]).toMatchObject({ variables: { tenantUuid: id } });
    expect(inside.received[0]!.headers.authorization).toBeUndefined();
    // Another visit, another nonce.
    expect((await look()).nonce).not.toBe(nonce);
    const { response: head, text: body } = await look({ method: 'HEAD' });
    expect([head.status, Number(head.headers.get('content-length')), body]).toEqual([200, Buffer.byteLength(text), '']);
  });

  it('names a website that has it, and leads there by a button alone', async () => {
    inside.answers({
      data: { publicPrivacyPolicy: { ...policy, type: 'url', url: 'https://mia.example/privacy?a=1&b=2' } },
    });
    const { response, text } = await look({ redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(text).toContain('href="https://mia.example/privacy?a=1&#38;b=2"');
    expect(text).toContain('Open mia.example');
    expect(text).not.toMatch(/http-equiv/i);
  });

  it.each([
    ['not-found', 404, 'There is no privacy policy here'],
    ['too-many-requests', 429, 'Too many visits'],
    ['unavailable', 503, 'could not be loaded'],
  ])('says %s as a page', async (code, status, words) => {
    inside.answers({ data: null, errors: [{ message: 'No.', extensions: { code, retryAfterSeconds: 7 } }] });
    const { response, text } = await look();
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, status === 429 ? '7' : null]);
    expect(text).toContain(words);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('stays a page while the inside is away, and takes no other method', async () => {
    gatewayIsUp = false;
    expect((await look()).response.status).toBe(503);
    expect((await look({ method: 'POST' })).response.headers.get('allow')).toBe('GET, HEAD');
  });
});
