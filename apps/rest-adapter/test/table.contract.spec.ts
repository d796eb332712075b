import { getNullableType, isObjectType, parse } from 'graphql';
import { errorKinds, type ErrorCode } from '@bellbird/errors';
import { asked } from '../src/asked.js';
import { loadGraph } from '../src/graph/load-graph.js';
import { openApiDocument, type OpenApiDocument } from '../src/openapi/document.js';
import { checkInput, checkMembers } from '../src/request/check-input.js';
import { declaredResources } from '../src/routes/declared-resources.js';
import { routesOf } from '../src/routes/index.js';
import { compileTable, type CompiledRoute } from '../src/table/compile.js';
import { isUpload, nameOf, query, type JsonSchema } from '../src/table/route.js';
import { Router } from '../src/table/router.js';
import { misfits } from './json-schema-check.js';
import { openApiProblems } from './openapi-check.js';

const graph = loadGraph();
const routes = routesOf(graph);

/** How deep the gateway's limit finds a document: the operation's own selection is 1. */
function depthOf(document: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of document) {
    if (character === '{') deepest = Math.max(deepest, (depth += 1));
    if (character === '}') depth -= 1;
  }
  return deepest;
}

describe('the table against the committed graph', () => {
  it('has a row for nothing that the graph does not serve', () => {
    expect(() => compileTable(routes, graph)).not.toThrow();
  });

  it('gives every row a permission that the graph declares, and makes public only what is meant to be', () => {
    const table = compileTable(routes, graph);
    expect(table.filter(({ access }) => !access).map(nameOf)).toEqual([]);
    expect(
      table
        .filter(({ access }) => access === 'public')
        .map(nameOf)
        .sort(),
    ).toEqual([
      'GET /auth/invitation/{email}/{securityToken}',
      'GET /auth/resend-email-validate-account/{email}',
      'GET /auth/validate-email-account/code/{email}/{securityCode}',
      'GET /contacts/opt-out-info/{contactId}/{optOutToken}',
      'GET /tenants/privacy-policy/{tenantUuid}',
      'GET /tenants/public/{tenantUuid}',
      'GET /waiting-list/branding/{tenantUuid}',
      'GET /waiting-list/turn/{id}/{turnToken}',
      'POST /auth/forgot-password/confirmation/{jwt}',
      'POST /auth/forgot-password/{email}',
      'POST /auth/google/callback',
      'POST /auth/google/link',
      'POST /auth/google/sign-up',
      'POST /auth/google/start',
      'POST /auth/invited-sign-up/{email}/{securityToken}',
      'POST /auth/links/{kind}/{token}',
      'POST /auth/refresh-tokens',
      'POST /auth/second-step-login/{code}',
      'POST /auth/second-step-recovery',
      'POST /auth/second-step-recovery/{code}',
      'POST /auth/sign-in',
      'POST /auth/sign-up',
      'POST /auth/unlock',
      'POST /notifications/unsubscribe/{token}',
      'POST /waiting-list/book-turn/{tenantUuid}',
      'PUT /contacts/opt-out/{contactId}/{optOutToken}',
      'PUT /waiting-list/turn/{id}/{turnToken}',
    ]);
  });

  it('asks a service itself only where that one alone has all of the answer', () => {
    const straight = (field: string, service: 'tenants' | 'waiting-list') => () =>
      compileTable(
        [{ method: 'GET', path: '/x', tag: 'x', summary: 'x', straight: service, operation: query(field) }],
        graph,
      );
    expect(straight('waitingListSettings', 'waiting-list')).not.toThrow();
    expect(straight('waitingListSettings', 'tenants')).toThrow('tenants alone does not serve it');
    // Of the waiting list is what it says of the list.
    expect(straight('tenantFromUser', 'tenants')).toThrow(/tenants alone does not serve it: .*"waitingList"/);
  });

  it('asks nobody whose address it is not told', () => {
    const services = routes.flatMap((row) => (isUpload(row) ? [row.upload.service] : (row.straight ?? [])));
    expect(new Set(['gateway', ...services])).toEqual(new Set(asked));
  });

  it("writes documents that the gateway's limits let through", () => {
    const documents = compileTable(routes, graph)
      .filter((route): route is CompiledRoute => route.kind === 'graph')
      .flatMap(({ operation, instead }) =>
        [operation, ...instead.map((each) => each.operation)].map(({ document }) => document),
      );
    expect(documents.length).toBeGreaterThan(100);
    for (const document of documents) {
      expect(() => parse(document, { maxTokens: 2_000 })).not.toThrow();
      expect(depthOf(document)).toBeLessThanOrEqual(8);
    }
  });

  it('asks for nothing that only services may', () => {
    expect(
      compileTable(routes, graph)
        .filter(({ access }) => access === 'service')
        .map(nameOf),
    ).toEqual([]);
  });

  it('leads every path to its own row', () => {
    const table = compileTable(routes, graph);
    const router = new Router(table);
    for (const row of table)
      expect(
        router
          .match(
            row.path
              .split('/')
              .slice(1)
              .map((part) => part.replace(/^\{.*\}$/, 'x')),
            row.method,
          )
          ?.methods.get(row.method),
      ).toBe(row);
  });

  it('shows lists in the one shape of lists', () => {
    const lists = compileTable(routes, graph).filter(
      (route): route is CompiledRoute =>
        route.kind === 'graph' && /^\/[a-z-]+(\/trash)?$/.test(route.path) && route.method === 'GET',
    );
    for (const { row } of lists) {
      const [call] = Object.values(row.operation.calls);
      const type = getNullableType(graph.schema.getQueryType()?.getFields()[call?.field ?? '']?.type);
      expect(isObjectType(type) ? Object.keys(type.getFields()) : []).toEqual([
        'data',
        'count',
        'countIsExact',
        'hasMore',
        'nextCursor',
      ]);
    }
    expect(lists.length).toBeGreaterThan(10);
  });
});

const contact = '01890a5d-ac96-774b-bcce-b302099a8057';
const resolved =
  (document: OpenApiDocument) =>
  (ref: string): JsonSchema =>
    ref
      .slice(2)
      .split('/')
      .reduce((part, key) => (part as Record<string, unknown>)[key] as JsonSchema, document as unknown as JsonSchema);

function codesOf(response: JsonSchema, document: OpenApiDocument): string[] {
  const { content } = (typeof response['$ref'] === 'string' ? resolved(document)(response['$ref']) : response) as {
    content: Record<string, { schema: { allOf: JsonSchema[] } }>;
  };
  const [, { properties }] = content['application/json']!.schema.allOf as [
    JsonSchema,
    { properties: { code: { enum: string[] } } },
  ];
  return properties.code.enum;
}

/** Places of members whose schema says nothing of what they hold. */
function untypedIn(part: unknown, at: string): string[] {
  if (Array.isArray(part)) return part.flatMap((each, index) => untypedIn(each, `${at}[${index}]`));
  if (part === null || typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([name, each]) => {
    if (name === 'example') return [];
    const says =
      name === 'properties'
        ? Object.entries(each as Record<string, JsonSchema>)
        : name === 'items' || name === 'schema'
          ? [[name, each as JsonSchema] as const]
          : [];
    const known = ['type', '$ref', 'anyOf', 'allOf', 'oneOf', 'const', 'enum'];
    return [
      ...says.filter(([, schema]) => !known.some((key) => key in schema)).map(([member]) => `${at}.${member}`),
      ...untypedIn(each, `${at}.${name}`),
    ];
  });
}

describe('the OpenAPI document of the table', () => {
  const document = openApiDocument(compileTable(routes, graph), graph.schema, '/api');
  const { paths, tags, components } = document;

  it('is right by the rules of OpenAPI, with examples that fit their schemas', () => {
    expect(openApiProblems(document)).toEqual([]);
  });

  it('documents the pages that a browser gets from the link of a mail', () => {
    const { responses } = paths['/notifications/unsubscribe/{token}']!['post'] as {
      responses: Record<string, { content?: Record<string, object>; $ref?: string }>;
    };
    const kinds = Object.entries(responses).map(([status, { content = {} }]) => [status, Object.keys(content)]);
    expect(Object.fromEntries(kinds)).toMatchObject({
      200: ['text/html'],
      204: [],
      404: ['application/json', 'text/html'],
      503: ['application/json', 'text/html'],
    });
  });

  it('says of each call what it does, and of each base what it is for', () => {
    const silent = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { description }]) => !description)
        .map(([method]) => `${method} ${path}`),
    );
    expect([silent, tags.filter(({ description }) => !description)]).toEqual([[], []]);
  });

  it('leaves nothing without a type but what is free in truth: the drafts of the client', () => {
    const untyped = [...untypedIn(components.schemas, 'schemas'), ...untypedIn(paths, 'paths')];
    expect(untyped).toEqual([]);
  });

  it('gives each list its filters, orders and query by body', () => {
    const lists = Object.keys(paths).filter((path) => path.endsWith('/query'));
    const declared = declaredResources(graph.schema).filter(({ verbs }) => verbs.includes('list'));
    expect(declared.length).toBeGreaterThan(10);
    expect([...lists].sort()).toEqual(declared.map(({ base }) => `/${base}/query`).sort());
    for (const path of lists) {
      const get = paths[path.replace('/query', '')]?.['get'];
      const post = paths[path]?.['post'];
      expect([path, post?.['x-permission'], Object.keys(post?.['responses'] as object).includes('409')]).toEqual([
        path,
        get?.['x-permission'],
        false,
      ]);
      expect((post?.['responses'] as Record<string, unknown>)['200']).toEqual(
        (get?.['responses'] as Record<string, unknown>)['200'],
      );
    }
    expect(
      misfits(
        components.schemas['ContactListQuery']!,
        {
          filters: [
            {
              type: 'conditional',
              operator: 'OR',
              filters: [
                { field: 'lastName', type: 'text', operation: 'startsWith', value: 'Mc' },
                { field: 'lastName', type: 'text', operation: 'none', value: ['Mc', 'O'] },
                { field: 'attributes.birthday', type: 'date', operation: 'anniversary-within-days', value: 366 },
                { field: 'attributes.drink', type: 'number', operation: 'inRange', value: [1, 2] },
                { field: 'tags', type: 'tags', operation: 'none-any' },
                { field: 'marketingStatus', type: 'enum', operation: 'one', value: ['subscribed'] },
              ],
            },
          ],
          sortBy: 'lastName,attributes.drink:desc',
        },
        resolved(document),
      ),
    ).toEqual([]);
    for (const filter of [
      { field: 'lastNam', type: 'text', operation: 'startsWith', value: 'Mc' },
      { field: 'lastName', type: 'text', operation: 'one', value: [7] },
      { field: 'lastName', type: 'text', operation: 'all', value: ['Mc'] },
      { field: 'createdAt', type: 'date', operation: 'before-days-ago', value: 36_501 },
      { field: 'createdAt', type: 'date', operation: 'anniversary-in-month', value: 13 },
      { field: 'createdAt', type: 'date', operation: 'anniversary-within-days', value: 1.5 },
      { field: 'createdAt', type: 'date', operation: 'inRange', value: ['2026-01-01'] },
      { field: 'marketingStatus', type: 'enum', operation: 'equals', value: 'never' },
      { type: 'conditional', operator: 'XOR', filters: [] },
      {},
    ])
      expect([filter, misfits(components.schemas['ContactFilter']!, filter, resolved(document)).length > 0]).toEqual([
        filter,
        true,
      ]);
  });

  it('lists the codes that a call can answer, each a code of the one list', () => {
    const codes = (method: string, path: string): unknown => {
      const responses = paths[path]?.[method]?.['responses'] as Record<string, JsonSchema>;
      return Object.fromEntries(
        Object.entries(responses)
          .filter(([status]) => Number(status) >= 400)
          .map(([status, each]) => [status, codesOf(each, document)]),
      );
    };
    expect((components.schemas['Error']?.['properties'] as Record<string, JsonSchema>)['code']?.['enum']).toEqual(
      Object.keys(errorKinds),
    );
    expect(codes('post', '/auth/log-out')).toEqual({
      400: ['invalid-input', 'malformed-json'],
      401: ['unauthorized', 'session-expired', 'session-locked'],
      409: ['in-progress', 'idempotency-mismatch'],
      413: ['too-large'],
      415: ['unsupported-type'],
      431: ['too-large'],
      500: ['internal'],
      503: ['unavailable'],
      504: ['timeout'],
    });
    expect(codes('put', '/contacts/{id}')).toMatchObject({
      404: ['not-found'],
      409: ['in-progress', 'idempotency-mismatch', 'duplicate-phone', 'in-trash', 'version-conflict', 'wrong-state'],
    });
    expect(codes('get', '/contacts')).not.toHaveProperty('409');
    const money = Object.entries(paths)
      .filter(([path, methods]) =>
        Object.keys(methods).some((method) => Object.keys(codes(method, path) as object).includes('402')),
      )
      .map(([path]) => path);
    expect(money).toEqual([
      '/tenants/top-up-account/payment-intent',
      '/tenants/add-credit-card',
      '/sms-campaigns/test',
      '/conversations/{id}/reply',
    ]);
    const statuses = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).flatMap((method) => Object.entries(codes(method, path) as Record<string, ErrorCode[]>)),
    );
    for (const [status, each] of statuses)
      for (const code of each)
        expect([code, Number(status) === 431 ? 431 : errorKinds[code].statusCode]).toEqual([code, Number(status)]);
  });

  it('asks of a bulk call for what it is to act on', () => {
    const fits = (selection: unknown): boolean =>
      misfits(components.schemas['TagSelection']!, selection, resolved(document)).length === 0;
    expect([{}, { filters: [] }, { filtersMatch: 'all' }, { all: false }].map(fits)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(
      [
        { data: [contact] },
        { filters: [{ field: 'name', type: 'text', operation: 'contains', value: 'a' }] },
        { all: true },
        { filters: [], all: true },
      ].map(fits),
    ).toEqual([true, true, true, true]);
  });

  it('shows bodies that the calls would take', () => {
    for (const route of compileTable(routes, graph)) {
      if (route.kind === 'upload' || route.operation.body.kind === 'none') continue;
      const { requestBody } = document.paths[route.path]?.[route.method.toLowerCase()] as {
        requestBody: { content: Record<string, { example: unknown }> };
      };
      const example = requestBody.content['application/json']?.example;
      const form = route.operation.body;
      const wrong =
        form.kind === 'whole' ? checkInput(form.type, example, form.name) : checkMembers(form.members, example);
      expect([nameOf(route), wrong]).toEqual([nameOf(route), []]);
    }
  });
});
