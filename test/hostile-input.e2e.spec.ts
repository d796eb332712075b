import { randomUUID } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { getNamedType, getNullableType, isListType } from 'graphql';
import { eventually, openFiles, seeded } from '@bellbird/testing';
import { Client } from './support/client.js';
import { plain, sampleOf } from './support/declared.js';
import { fuzzGraph, fuzzRest } from './support/fuzz/fuzz.js';
import { graphOperations } from './support/fuzz/graph-requests.js';
import { faultLines, faultsOf, filesLeft } from './support/fuzz/left-behind.js';
import { strike, type Kind } from './support/fuzz/strike.js';
import { documentOf, publicSchema } from './support/graph-documents.js';
import {
  eachOf,
  filled,
  neededSearch,
  operationsOf,
  rawCall,
  type Operation,
  type Parameter,
  type RawAnswer,
  type Schema,
} from './support/openapi.js';
import { Product } from './support/product.js';
import { changed, fingerprints } from './support/stored.js';

/** One hostile request and what has to be named. */
interface Attack {
  operation: Operation;
  what: string;
  path: string;
  body?: string;
  headers?: Record<string, string>;
  statuses: readonly number[];
  field?: string;
}

/** Every call of the product's own description is asked with everything that it must not take: 4xx, in the one shape, and nothing stored. */
describe('hostile input', () => {
  let product: Product;
  let owner: Client;
  /** For the calls of the platform. */
  let admin: Client;
  let operations: Operation[];
  /** What the path of an operation leads to, so that the body is what is wrong. */
  const own = new Map<string, string>();

  beforeAll(async () => {
    const [email, password] = ['root@example.com', 'Bellbird1!'];
    product = await Product.start({ BELLBIRD_ADMIN_EMAIL: email, BELLBIRD_ADMIN_PASSWORD: password });
    owner = await product.signUp();
    const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;
    const { body } = await product
      .guest()
      .ask<{ accessToken: string }>('POST', '/auth/sign-in', undefined, { authorization });
    admin = new Client(product.url, body.accessToken);
    operations = await operationsOf(product.url);
    const made = async (path: string, body: unknown): Promise<string> =>
      (await owner.post<{ id: string }>(path, body, 201)).id;
    own.set('/contacts/{id}', await made('/contacts', { phone: '0412 345 678', firstName: 'Ava' }));
    own.set('/attributes/{id}', await made('/attributes', { name: 'Suburb', type: 'text' }));
    own.set(
      '/attributes/add-item-attribute/{id}',
      await made('/attributes', { name: 'Meal', type: 'category', items: ['Vegan'] }),
    );
    own.set('/tags/{id}', await made('/tags', { name: 'Regular', colour: '#5c24b8' }));
    own.set(
      '/segments/{id}',
      await made('/segments', {
        name: 'All',
        filters: [{ field: 'lastName', type: 'text', operation: 'equals', value: 'x' }],
      }),
    );
    own.set('/audiences/{id}', await made('/audiences', { name: 'Some', contactIds: [] }));
    own.set(
      '/sms-templates/{id}',
      await made('/sms-templates', { name: 'Soup', message: 'Soup is back', messageType: 'marketing' }),
    );
    for (const { base } of plain) own.set(`/${base}/{id}`, await made(`/${base}`, sampleOf(base, 'First')));
    own.set('/automations/{id}/preview', own.get('/automations/{id}')!);
    for (const [base, client] of [
      ['/settings', owner],
      ['/app-settings', admin],
    ] as const)
      own.set(`${base}/{id}`, (await client.get<{ data: { id: string }[] }>(base)).data[0]!.id);
    const draft = await owner.put<{ id: string }>('/users/save-draft-campaign?hardDraft=true', {
      name: 'Draft',
      messageType: 'transactional',
      message: 'Hi',
    });
    own
      .set('/sms-campaigns/{id}', draft.id)
      .set('/sms-campaigns/details/{id}', draft.id)
      .set('/users/save-draft-campaign/{campaignId}', draft.id);
    await owner.put('/waiting-list/open-work-day', {});
    const turn = await made('/waiting-list', { firstName: 'Ava' });
    own.set('/waiting-list/turn/{id}', turn).set('/waiting-list/{id}', turn);
    callerId = await owner.senderId();
    const conversation = await conversationWith(owner, own.get('/contacts/{id}')!, callerId);
    for (const path of ['', '/messages', '/reply']) own.set(`/conversations/{id}${path}`, conversation);
  }, 120_000);
  afterAll(() => product?.stop());

  let callerId = '';
  /** A draft is typed only where it is kept among the campaigns. */
  const pathOf = ({ path, parameters }: Operation): string =>
    `${filled(path, () => own.get(path) ?? randomUUID())}${parameters.some(({ name }) => name === 'hardDraft') ? '?hardDraft=true' : ''}`;
  const bodyOf = ({ name, method, path, body }: Operation): unknown => {
    if (method === 'PUT' && own.has(path)) return {};
    const example = structuredClone(body?.example);
    if (name === 'POST /sms-campaigns')
      Object.assign(example as object, {
        messageType: 'transactional',
        deliveryType: 'later',
        scheduledAt: new Date(Date.now() + 86_400_000).toISOString(),
      });
    if (example !== null && typeof example === 'object' && 'callerId' in example) example.callerId = callerId;
    return example;
  };

  /** Sends them all and says what was not refused as it should be. */
  async function failuresOf(attacks: readonly Attack[]): Promise<string[]> {
    const failures: string[] = [];
    await eachOf(attacks, async ({ operation, what, path, body, headers, statuses, field }) => {
      const { token } = operation.access === 'admin' ? admin : owner;
      const answer = await rawCall(product.url, operation.method, path, { token, body, headers });
      const problem = problemOf(answer, statuses, field);
      if (problem !== null) failures.push(`${operation.name}, ${what}: ${problem}`);
    });
    return failures.sort();
  }

  /** Attacks, and looks whether anything was stored. */
  async function expectRefused(attacks: readonly Attack[]): Promise<void> {
    expect(attacks.length).toBeGreaterThan(0);
    const before = await fingerprints(product);
    expect(await failuresOf(attacks)).toEqual([]);
    expect(changed(before, await fingerprints(product))).toEqual([]);
  }

  const withJson = (): Operation[] => operations.filter(({ body }) => body?.type === 'application/json');
  const refused = [400];

  it('is not what is only long, or offers another protocol', async () => {
    const tags = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, n) => (await owner.post<{ id: string }>('/tags', { name: `Long ${n}` }, 201)).id,
      ),
    );
    const long = [
      Array.from({ length: 50 }, () => ({
        field: 'name',
        type: 'text',
        operation: 'notContains',
        value: 'é'.repeat(60),
      })),
      [{ field: 'tags', type: 'tags', operation: 'one', value: Array.from({ length: 400 }, (_, n) => tags[n % 20]) }],
    ];
    for (const filters of long)
      expect(
        await rawCall(product.url, 'GET', `/contacts?filters=${encodeURIComponent(JSON.stringify(filters))}`, {
          token: owner.token,
        }),
      ).toMatchObject({ status: 200 });
    const offered = await new Promise<IncomingMessage>((resolve, reject) => {
      request(
        `${product.url}/api/health/ready`,
        { headers: { connection: 'Upgrade', upgrade: 'h2c' }, agent: false },
        resolve,
      )
        .on('error', reject)
        .end();
    });
    expect([offered.statusCode, JSON.parse(await text(offered))]).toEqual([200, { status: 'ok', missing: [] }]);
    expect(
      await rawCall(product.url, 'GET', `/contacts?filters=${'x'.repeat(70_000)}`, { token: owner.token }),
    ).toMatchObject({ status: 431, body: { statusCode: 431, code: 'too-large', traceId: expect.any(String) } });
  });

  it('bodies that are no JSON, or not the JSON that is meant', async () => {
    const bodies: [string, string][] = [
      ['cut off', '{"name": "x'],
      ['no JSON', 'name=x'],
      ['two values', '{} {}'],
      ['NaN', 'NaN'],
      ['single quotes', "{'a': 1}"],
      ['a comment', '{/* */}'],
      ['text', '"x"'],
      ['a number', '1'],
      ['true', 'true'],
      ['ten thousand brackets', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
      ['a list of lists', '[[[]]]'],
    ];
    await expectRefused(
      withJson().flatMap((operation) =>
        bodies.map(([what, body]) => ({ operation, what, path: pathOf(operation), body, statuses: refused })),
      ),
    );
  });

  it('bodies that are too large, or of another type', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(2_000_000) });
    const attacks = withJson().flatMap((operation) => {
      const common = { operation, path: pathOf(operation) };
      const body = JSON.stringify(bodyOf(operation));
      return [
        { ...common, what: '2 MB', body: large, statuses: [413] },
        ...[
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'application/xml',
          'application/json; charset=utf-16',
        ].map((type) => ({ ...common, what: type, body, headers: { 'content-type': type }, statuses: [415] })),
      ];
    });
    await expectRefused(attacks);
  });

  it('members that nobody knows, and those of every object', async () => {
    const attacks = withJson()
      .filter(({ body }) => body?.schema.additionalProperties === false)
      .flatMap((operation) => {
        const members = JSON.stringify(bodyOf(operation)).slice(1, -1);
        return [
          'tenantId',
          'id',
          'createdBy',
          'role',
          'balance',
          'nonsense',
          '__proto__',
          'constructor',
          'prototype',
          'toString',
        ]
          .filter((name) => !(name in (operation.body?.schema.properties ?? {})))
          .map((name) => ({
            operation,
            what: name,
            path: pathOf(operation),
            body: `{${members === '' ? '' : `${members},`}"${name}":{"x":1}}`,
            statuses: refused,
            field: name,
          }));
      });
    await expectRefused(attacks);
  });

  it('every member of every body with values of another type, unsound text, ids that are none, and numbers beyond all bounds', async () => {
    const attacks = withJson().flatMap((operation) =>
      Object.entries(operation.body?.schema.properties ?? {}).flatMap(([name, schema]) =>
        wrongValues(name, schema, ignored(operation, name)).map(([what, json]): Attack => ({
          operation,
          what: `${name} ${what}`,
          path: pathOf(operation),
          ...alsoRefused(operation, name, what),
          body: withMember(bodyOf(operation), name, json),
        })),
      ),
    );
    await expectRefused(attacks);
  }, 120_000);

  it('bodies without a shape of their own, with unsound text or without end', async () => {
    const attacks = withJson()
      .filter(({ body }) => body?.schema.properties === undefined)
      .flatMap((operation) =>
        [
          ['NUL', String.raw`{"a":"\u0000"}`],
          ['a lone surrogate', String.raw`{"a":["\ud800"]}`],
          ['NUL in a name', String.raw`{"\u0000":1}`],
          ['1e400', '{"a":1e400}'],
          ['depth', `{"a":${'['.repeat(500)}${']'.repeat(500)}}`],
        ].map(([what = '', body = '']) => ({ operation, what, path: pathOf(operation), body, statuses: refused })),
      );
    await expectRefused(attacks);
  });

  it('query parameters of another type, unknown ones, twice given ones', async () => {
    const attacks = operations
      .filter(({ path }) => !path.includes('import-from-file'))
      .flatMap((operation) => {
        const inQuery = operation.parameters.filter((each) => each.in === 'query');
        // Who does not sign in is told so before anything else.
        const common = {
          operation,
          statuses: operation.path === '/auth/sign-in' ? [401] : refused,
          ...(operation.body?.type === 'application/json' && { body: JSON.stringify(bodyOf(operation)) }),
        };
        const searches: [string, string, string?][] = [
          ['an unknown parameter', 'nonsense=1', 'nonsense'],
          ['__proto__', '__proto__=1', '__proto__'],
          ...inQuery.flatMap((parameter) => [
            ...wrongTexts(parameter)
              .filter((_, at) => isMain(operation) || at % 4 === 0)
              .map((text): [string, string, string] => [
                `${parameter.name}=${text.slice(0, 60)}`,
                `${parameter.name}=${encodeURIComponent(text)}`,
                parameter.name,
              ]),
            [`${parameter.name} twice`, `${parameter.name}=0&${parameter.name}=0`, parameter.name] as [
              string,
              string,
              string,
            ],
            [`${parameter.name} in broken encoding`, `${parameter.name}=%zz`] as [string, string],
            [`${parameter.name} in broken UTF-8`, `${parameter.name}=%ED%A0%80`] as [string, string],
          ]),
        ];
        return searches.map(([what, search, field]) => ({
          ...common,
          what,
          ...(common.statuses === refused && field !== undefined && { field }),
          // What has to be given is well, but for what is attacked: it would be named instead.
          path: `${pathOf(operation).split('?')[0]}?${[search, ...neededSearch(operation, field)].join('&')}`,
        }));
      });
    await expectRefused(attacks);
  }, 120_000);

  it('ids in the path that are none, and text there that is unsound', async () => {
    const attacks = operations
      .filter(({ path }) => path.includes('{'))
      .flatMap((operation) => {
        const names = operation.parameters.filter((each) => each.in === 'path');
        const common = {
          operation,
          ...(operation.body?.type === 'application/json' && { body: JSON.stringify(bodyOf(operation)) }),
        };
        return names.flatMap(({ name, schema }) => {
          const wrong =
            schema.format === 'uuid'
              ? [
                  'abc',
                  '1',
                  `${randomUUID()}x`,
                  randomUUID().replaceAll('-', ''),
                  '{}',
                  'null',
                  '%00',
                  '%ED%A0%80',
                  '%zz',
                  'a'.repeat(3_000),
                ]
              : ['%00', 'a%00b', '%ED%A0%80', '%zz'];
          return wrong.map((text): Attack => ({
            ...common,
            what: `${name} ${text.slice(0, 40)}`,
            statuses: refused,
            path: operation.path.replaceAll(/\{(\w+)\}/g, (_all, each: string) =>
              each === name ? text : randomUUID(),
            ),
          }));
        });
      });
    await expectRefused(attacks);
  });

  it('ids among the arguments of the graph that are none', async () => {
    const attacks = graphOperations(publicSchema()).flatMap(({ kind, field }) =>
      field.args
        .filter(({ type }) => String(getNamedType(type)) === 'ID')
        .map(({ name, type }) => {
          const wrong = isListType(getNullableType(type)) ? ['abc'] : 'abc';
          return { field, name, ...documentOf(kind, field, (arg) => (arg.name === name ? wrong : undefined), 1) };
        }),
    );
    const failures: string[] = [];
    const named: string[] = [];
    await eachOf(attacks, async ({ field, name, document, variables }) => {
      const refusals = [await owner.graph(document, variables), await admin.graph(document, variables)].map(
        ({ errors }) => (errors[0]?.extensions ?? {}) as { code?: string; fields?: { field: string }[] },
      );
      const codes = refusals.map(({ code }) => code ?? '');
      const isRefused =
        codes.every((code) => ['invalid-input', 'not-found', 'forbidden'].includes(code)) &&
        codes.some((code) => code !== 'forbidden');
      if (!isRefused) failures.push(`${field.name}(${name}): ${codes.join(', ')}`);
      if (refusals.some(({ fields = [] }) => fields.some((each) => each.field.split(/[.[]/)[0] === name)))
        named.push(`${field.name}(${name})`);
    });
    expect(failures).toEqual([]);
    // The others are found nowhere, or stumble over what was made up beside it.
    expect(named.length).toBeGreaterThan(attacks.length * 0.9);
  });

  it('keys of idempotency that are none', async () => {
    const post = operations.filter(({ name }) => name === 'POST /tags');
    await expectRefused(
      post.flatMap((operation) =>
        ['x'.repeat(300), ' '.repeat(3), 'a b é'].map((key) => ({
          operation,
          what: `a key ${key.slice(0, 10)}`,
          path: '/tags',
          body: JSON.stringify({ name: randomUUID() }),
          headers: { 'idempotency-key': Buffer.from(key).toString('latin1') },
          statuses: refused,
        })),
      ),
    );
  });

  // Thousands of them: test/hostile-outside.long.spec.ts.
  it(
    'uploads, requests and frames that are none, cut off or malformed: all goes on, and nothing stays open',
    () =>
      seeded(async (seed) => {
        const target = { port: Number(new URL(product.url).port), token: owner.token! };
        const [printed, filesBefore, openBefore] = [
          product.lines.length,
          await filesLeft(product.pid, product.folder),
          await openFiles(product.pid),
        ];
        const answers: string[] = [];
        await eachOf(
          Array.from({ length: 240 }, () => seed.pick<Kind>(['upload', 'raw', 'socket'])),
          async (kind) => void answers.push(await strike(kind, seed, target)),
        );
        expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 500'))).toEqual([]);
        expect(await owner.importCsv('phone\n0412345670\n')).toMatchObject({ status: 'completed', created: 1 });
        await eventually(async () => expect(await filesLeft(product.pid, product.folder)).toEqual(filesBefore), {
          timeoutMs: 20_000,
        });
        await eventually(
          async () => expect((await openFiles(product.pid)).length).toBeLessThanOrEqual(openBefore.length + 20),
          { timeoutMs: 20_000 },
        );
        expect(faultLines(product.lines.slice(printed))).toEqual([]);
      }),
    120_000,
  );

  // Last, and by people of their own: what of it is valid is done. BELLBIRD_TEST_FUZZ asks that many times as much.
  it('whatever comes by chance: each answer is documented, and neither faults nor files are left', async () => {
    const times = Number(process.env.BELLBIRD_TEST_FUZZ ?? 1);
    const people = [await product.signUp(), await product.signUp()] as const;
    const ids = await thingsOf(people[0]);
    const [printed, filesBefore, faultsBefore] = [
      product.lines.length,
      await filesLeft(product.pid, product.folder),
      await faultsOf(product.pid),
    ];
    const rest = await fuzzRest(product, people, ids, 5 * times);
    const graph = await fuzzGraph(product, people, ids, 3 * times);
    expect(rest.problems).toEqual([]);
    expect(graph.problems).toEqual([]);
    expect(faultLines(product.lines.slice(printed))).toEqual([]);
    expect(await faultsOf(product.pid)).toBe(faultsBefore);
    // What was asked for last may still be written: an export's file, a note of what is to be deleted.
    await eventually(
      async () =>
        expect((await filesLeft(product.pid, product.folder)).filter((file) => !filesBefore.includes(file))).toEqual(
          [],
        ),
      { timeoutMs: 20_000 },
    );
    // Enough of it gets past the doors.
    expect(rest.statuses[200] ?? 0).toBeGreaterThan(rest.asked / 20);
  }, 600_000);
});

/** Ids of one of each thing that a business may have. */
async function thingsOf(client: Client): Promise<string[]> {
  const made = async (path: string, body: unknown): Promise<string> =>
    (await client.post<{ id: string }>(path, body, 201)).id;
  return Promise.all([
    made('/contacts', { phone: '0412 345 679', firstName: 'Ava' }),
    made('/attributes', { name: 'Meal', type: 'category', items: ['Vegan'] }),
    made('/tags', { name: 'Regular', colour: '#5c24b8' }),
    made('/segments', { name: 'All', filters: [] }),
    made('/audiences', { name: 'Some', contactIds: [] }),
    made('/sms-templates', { name: 'Soup', message: 'Soup is back', messageType: 'marketing' }),
    client.senderId(),
  ]);
}

function problemOf(
  { status, type, text, body }: RawAnswer,
  statuses: readonly number[],
  field: string | undefined,
): string | null {
  if (!statuses.includes(status)) return `${status} ${text.slice(0, 200)}`;
  const isShaped =
    body.statusCode === status &&
    [body.code, body.error, body.message, body.traceId].every((each) => typeof each === 'string' && each !== '') &&
    type.startsWith('application/json');
  if (!isShaped) return `not the shape of errors: ${type} ${text.slice(0, 200)}`;
  if (/\bat \w+.*\.[jt]s:\d|node_modules|pg_|SQLSTATE/.test(text)) return `tells of the inside: ${text.slice(0, 200)}`;
  if (
    field !== undefined &&
    !(body.fields ?? []).some(
      (each) => each.field === field || each.field.startsWith(`${field}.`) || each.field.startsWith(`${field}[`),
    )
  )
    return `does not name ${field}: ${text.slice(0, 200)}`;
  return null;
}

/** The body with one member put in as raw JSON, since not all of these could be written by JSON.stringify. */
function withMember(body: unknown, name: string, json: string): string {
  const { [name]: _replaced, ...others } = (body ?? {}) as Record<string, unknown>;
  return `{${Object.entries(others)
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`)
    .join('')}${JSON.stringify(name)}:${json}}`;
}

/** A version that never was is a conflict; a link without its token is nothing at all; all else is 400 and named. */
function alsoRefused({ path }: Operation, name: string, what: string): Pick<Attack, 'statuses' | 'field'> {
  if (name === 'version' && what === 'negative') return { statuses: [409] };
  if (path.includes('/opt-out/') && (what === '200,000 characters' || what === 'another word'))
    return { statuses: [400, 404] };
  return { statuses: [400], field: name };
}

/** What a quote does not read it need not refuse, as long as its type is right. */
const ignored = ({ path }: Operation, name: string): boolean =>
  path.endsWith('/get-cost') && !/^(messageType|callerId|message|contactIds|groupIds|segmentIds)$/.test(name);

const isId = (name: string): boolean => /(Id|Ids)$|^(data|tags|add|remove)$/.test(name) && name !== 'segmentIds';

/** What a member must not be: [what it is called, its raw JSON]. */
function wrongValues(name: string, schema: Schema, onlyTypes: boolean): [string, string][] {
  const types = [schema.type ?? []].flat();
  const wrong: [string, string][] = [];
  if (types.includes('string')) {
    wrong.push(
      ['a number', '12345'],
      ['true', 'true'],
      ['an object', '{"a":1}'],
      ['a list', '["x"]'],
      ['NUL', String.raw`"a\u0000b"`],
      ['a lone surrogate', String.raw`"a\ud800"`],
    );
    if (!onlyTypes) wrong.push(['200,000 characters', `"${'x'.repeat(200_000)}"`]);
    if (!onlyTypes && schema.enum !== undefined) wrong.push(['another word', '"nonsense"']);
    if (!onlyTypes && isId(name)) wrong.push(['no id', '"abc"']);
  }
  if (types.includes('integer'))
    wrong.push(
      ['text', '"x"'],
      ['a fraction', '1.5'],
      ['1e400', '1e400'],
      ['2^64', '18446744073709551616'],
      ['an object', '{}'],
      ['true', 'true'],
    );
  if (types.includes('integer') && !onlyTypes) wrong.push(['negative', '-1']);
  if (types.includes('boolean')) wrong.push(['text', '"yes"'], ['a number', '1'], ['a list', '[]']);
  if (types.includes('array')) {
    wrong.push(
      ['an object', '{}'],
      ['a number inside', '[5]'],
      ['an object inside', '[{}]'],
      ['null inside', '[null]'],
      ['NUL inside', String.raw`["\u0000"]`],
      ['a list inside', '[["x"]]'],
    );
    if (isId(name)) wrong.push(['no id inside', '["abc"]']);
    // A bulk call affects what is there, and who is not in an audience can be taken out of it: what is gone already is no error.
    if (isId(name) && name !== 'data' && name !== 'remove') wrong.push(['an unknown id inside', `["${randomUUID()}"]`]);
  }
  if (types.includes('object'))
    wrong.push(['text', '"x"'], ['a list', '[]'], ['a number', '1'], ['an unknown member', '{"nonsense":1}']);
  if (types.length === 0)
    wrong.push(
      ['text', '"x"'],
      ['a number', '5'],
      ['true', 'true'],
      ['NUL inside', String.raw`{"a":"\u0000"}`],
      ['1e400 inside', '{"a":1e400}'],
      ['depth', `${'['.repeat(200)}${']'.repeat(200)}`],
    );
  return wrong;
}

/** Lists read their query by one kit: the list itself is asked everything, its counts and exports a quarter of it. */
const isMain = ({ path }: Operation): boolean => !/count-with-filters|export-file|trash|by-day/.test(path);

const filter = (more: Record<string, unknown>): string =>
  JSON.stringify([{ field: 'id', type: 'text', operation: 'equals', value: 'x', ...more }]);
const deep = (levels: number): unknown =>
  levels === 0
    ? { field: 'name', type: 'text', operation: 'equals', value: 'x' }
    : { type: 'conditional', operator: 'OR', filters: [deep(levels - 1)] };

/** What a query parameter must not be. */
function wrongTexts({ name, schema }: Parameter): string[] {
  if (name === 'filters') {
    return [
      '{',
      '5',
      '"x"',
      '{}',
      '[5]',
      '[null]',
      '[[]]',
      '[{}]',
      filter({ field: 'nope' }),
      filter({ field: '__proto__' }),
      filter({ field: 5 }),
      filter({ type: 'nope' }),
      filter({ type: 'constructor' }),
      filter({ operation: 'nope' }),
      filter({ operation: 'toString' }),
      filter({ value: { a: 1 } }),
      filter({ nonsense: 1 }),
      JSON.stringify([deep(4)]),
      JSON.stringify([{ type: 'conditional', operator: 'XOR', filters: [] }]),
      JSON.stringify(
        Array.from({ length: 51 }, () => ({ field: 'name', type: 'text', operation: 'equals', value: 'x' })),
      ),
      String.raw`[{"field":"name","type":"text","operation":"equals","value":"\u0000"}]`,
      filter({ field: "name' or 1=1 --" }),
    ];
  }
  if (name === 'sortBy')
    return [
      'nope:asc',
      'name:sideways',
      'name;drop table contact',
      '__proto__:asc',
      'a\0b',
      ':asc',
      'name:asc:desc',
      `${'x'.repeat(2_000)}:asc`,
    ];
  if (name === 'after') return ['garbage', '{}', Buffer.from('{"a":1}').toString('base64url'), 'a\0'];
  const types = [schema.type ?? []].flat();
  if (types.includes('integer'))
    return [
      'abc',
      '1.5',
      '-1',
      '1e400',
      '99999999999999999999',
      'NaN',
      '0x10',
      ' ',
      '1 or 1=1',
      'a\0',
      ...(schema.maximum === undefined ? [] : [String(schema.maximum + 1)]),
    ];
  if (types.includes('boolean')) return ['maybe', '2', 'TRUEE', 'a\0'];
  if (schema.enum !== undefined) return ['nonsense', '__proto__', 'a\0'];
  if (schema.format === 'date') return ['yesterday', '2026-02-30', '2026-13-01', 'a\0', '99999-01-01'];
  return ['a\0b'];
}

/** Texts a person, who answers: the conversation's id. */
async function conversationWith(owner: Client, contactId: string, callerId: string): Promise<string> {
  await owner.topUp('20.00');
  const { id } = await owner.post<{ id: string }>(
    '/sms-campaigns',
    {
      ...{ name: 'Hello', messageType: 'transactional', deliveryType: 'immediately', message: 'Hi' },
      ...{ callerId, contactIds: [contactId] },
    },
    201,
  );
  await owner.completed(id);
  const { phoneInternational: phone } = await owner.get<{ phoneInternational: string }>(`/contacts/${contactId}`);
  const [text] = await owner.sandbox<{ from: string }[]>('GET', `/messages?to=${encodeURIComponent(phone)}`);
  await owner.sandbox('POST', '/replies', { from: phone, to: text?.from, text: 'Hello' });
  return eventually(async () => {
    const { data } = await owner.get<{ data: { id: string }[] }>('/conversations');
    return data[0]?.id ?? false;
  });
}
