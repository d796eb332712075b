import { getNullableType, isObjectType, parse } from 'graphql';
import { loadGraph } from '../src/graph/load-graph.js';
import { fixedWords, hiddenMembers, optionalMembers, requiredMembers } from '../src/graph/members.js';
import { type OpenApiDocument, openApiDocument } from '../src/openapi/document.js';
import { checkInput, checkMembers } from '../src/request/check-input.js';
import { routes } from '../src/routes/index.js';
import { type CompiledRoute, compileTable } from '../src/table/compile.js';
import { nameOf } from '../src/table/route.js';
import { Router } from '../src/table/router.js';
import { openApiProblems } from './openapi-check.js';

const graph = loadGraph();

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
    expect(table.filter(({ access }) => access === 'public').map(nameOf).sort()).toEqual([
      'GET /auth/resend-email-validate-account/{email}',
      'GET /auth/validate-email-account/code/{email}/{securityCode}',
      'GET /contacts/opt-out-info/{contactId}/{optOutToken}',
      'POST /auth/forgot-password/confirmation/{jwt}',
      'POST /auth/forgot-password/{email}',
      'POST /auth/refresh-tokens',
      'POST /auth/sign-in',
      'POST /auth/sign-up',
      'PUT /contacts/opt-out/{contactId}/{optOutToken}',
    ]);
  });

  it('writes documents that the gateway\'s limits let through', () => {
    const documents = compileTable(routes, graph)
      .filter((route): route is CompiledRoute => route.kind === 'graph')
      .flatMap(({ operation, instead }) => [operation, ...instead.map((each) => each.operation)].map(({ document }) => document));
    expect(documents.length).toBeGreaterThan(100);
    for (const document of documents) {
      expect(() => parse(document, { maxTokens: 2_000 })).not.toThrow();
      expect(depthOf(document)).toBeLessThanOrEqual(8);
    }
  });

  it('asks for nothing that only services may', () => {
    expect(compileTable(routes, graph).filter(({ access }) => access === 'service').map(nameOf)).toEqual([]);
  });

  it('leads every path to its own row', () => {
    const table = compileTable(routes, graph);
    const router = new Router(table);
    for (const row of table) expect(router.match(row.path.split('/').slice(1).map((part) => part.replace(/^\{.*\}$/, 'x')), row.method)?.methods.get(row.method)).toBe(row);
  });

  it('says only of types and members that there are, how they look outside', () => {
    const named = (type: string): string[] => {
      const found = graph.schema.getType(type);
      return found === undefined || !('getFields' in found) ? [] : Object.keys(found.getFields());
    };
    const pairs = [hiddenMembers, optionalMembers, requiredMembers].flatMap((table) => Object.entries(table).flatMap(([type, members]) => members.map((member) => [type, member] as const)));
    const words = Object.keys(fixedWords).map((key) => key.split('.') as [string, string]);
    expect([...pairs, ...words].filter(([type, member]) => !named(type).includes(member)).map((pair) => pair.join('.'))).toEqual([]);
  });

  it('shows lists in the one shape of lists', () => {
    const lists = compileTable(routes, graph).filter((route): route is CompiledRoute => route.kind === 'graph' && /^\/[a-z-]+(\/trash)?$/.test(route.path) && route.method === 'GET');
    for (const { row } of lists) {
      const [call] = Object.values(row.operation.calls);
      const type = getNullableType(graph.schema.getQueryType()?.getFields()[call?.field ?? '']?.type);
      expect(isObjectType(type) ? Object.keys(type.getFields()) : []).toEqual(['data', 'count', 'countIsExact', 'hasMore', 'nextCursor']);
    }
    expect(lists.length).toBeGreaterThan(10);
  });
});

describe('the OpenAPI document of the table', () => {
  const written = (): OpenApiDocument => openApiDocument(compileTable(routes, graph), graph.schema, '/api');

  it('is right by the rules of OpenAPI, with examples that fit their schemas', () => {
    expect(openApiProblems(written())).toEqual([]);
  });

  it('shows bodies that the calls would take', () => {
    const document = written();
    for (const route of compileTable(routes, graph)) {
      if (route.kind === 'upload' || route.operation.body.kind === 'none') continue;
      const { requestBody } = document.paths[route.path]?.[route.method.toLowerCase()] as { requestBody: { content: Record<string, { example: unknown }> } };
      const example = requestBody.content['application/json']?.example;
      const form = route.operation.body;
      const wrong = form.kind === 'whole' ? checkInput(form.type, example, form.name) : checkMembers(form.members, example);
      expect([nameOf(route), wrong]).toEqual([nameOf(route), []]);
    }
  });
});
