import { fixtureGraph } from '../../test/fixture-graph.js';
import { fixtureRoutes } from '../../test/fixture-routes.js';
import { openApiProblems } from '../../test/openapi-check.js';
import { compileTable } from '../table/compile.js';
import type { JsonSchema } from '../table/route.js';
import { openApiDocument } from './document.js';

const graph = fixtureGraph();
const document = openApiDocument(compileTable(fixtureRoutes, graph), graph.schema, '/api');
const at = (method: string, path: string): JsonSchema => document.paths[path]?.[method] ?? {};

describe('the OpenAPI document', () => {
  it('is right by the rules of OpenAPI, with examples that fit their schemas', () => {
    expect(openApiProblems(document)).toEqual([]);
  });

  it('would be found wrong where it is', () => {
    const broken = structuredClone(document) as { paths: Record<string, Record<string, Record<string, unknown>>> };
    Object.assign(broken.paths['/cups/{id}']!['get']!, { operationId: 'createCups', parameters: [], tags: ['none'], 'x-permission': undefined });
    (broken.paths['/cups']!['post']!['requestBody'] as { content: Record<string, { example: unknown }> }).content['application/json']!.example = { size: 'huge', role: 'admin' };
    expect(openApiProblems(broken as never)).toEqual(expect.arrayContaining([
      'get /cups/{id}: its path and its parameters differ', 'get /cups/{id}: an unknown tag', 'get /cups/{id}: neither public nor with a permission',
      'post /cups body: $.name is missing', 'post /cups body: $.role is not known', 'post /cups body: $.size is none of small, large, ',
    ]));
  });

  it('has every row and nothing else', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    expect(operations.sort()).toEqual(fixtureRoutes.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('says who may: a permission, or public with what it asks for instead', () => {
    expect(at('post', '/cups')['x-permission']).toBe('campaign-editor');
    expect(at('post', '/cups')['security']).toBeUndefined();
    expect(at('get', '/menu')['security']).toEqual([]);
    expect(at('post', '/enter')['security']).toEqual([{ basic: [] }]);
    expect(at('post', '/renew')['security']).toEqual([{ refreshToken: [] }]);
  });

  it('takes parameters, bodies and answers from the graph', () => {
    expect(at('get', '/cups')).toMatchObject({
      parameters: [
        { name: 'sortBy', in: 'query', required: false, schema: { type: 'string' } }, { name: 'filters', in: 'query' }, { name: 'filtersMatch', schema: { type: 'string', enum: ['all', 'any'] } },
        { name: 'skip', schema: { type: 'integer', minimum: 0 } }, { name: 'limit', schema: { type: 'integer', maximum: 1_000 } }, { name: 'after' },
      ],
      responses: { 200: { headers: { Link: {} }, content: { 'application/json': { schema: { $ref: '#/components/schemas/CupList' } } } } },
    });
    expect(document.components.schemas['CupInput']).toMatchObject({ required: ['name'], additionalProperties: false, properties: { size: { enum: ['small', 'large', null] }, lid: { anyOf: [{ $ref: '#/components/schemas/LidInput' }, { type: 'null' }] } } });
    expect(at('put', '/keep/{id}')).toMatchObject({ requestBody: { content: { 'application/json': { schema: { anyOf: [{ type: 'object' }, { $ref: '#/components/schemas/CupInput' }] } } } } });
    expect(at('patch', '/cups')).toMatchObject({ responses: { 200: {}, 202: { headers: { Location: {} } } } });
    expect(at('delete', '/cups/{id}')).toMatchObject({ responses: { 204: { description: 'Done' }, 404: { $ref: '#/components/responses/Error404' } } });
  });

  it('shows neither cursors nor what is hidden', () => {
    expect(Object.keys(document.components.schemas['CupList']?.['properties'] as object)).toEqual(['data', 'count', 'countIsExact', 'hasMore']);
    expect(JSON.stringify(document)).not.toContain('secret');
  });
});
