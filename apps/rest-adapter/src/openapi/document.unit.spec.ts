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
    Object.assign(broken.paths['/cups/{id}']!['get']!, {
      operationId: 'createCups',
      parameters: [],
      tags: ['none'],
      'x-permission': undefined,
    });
    (broken.paths['/cups']!['post']!['requestBody'] as { content: Record<string, { example: unknown }> }).content[
      'application/json'
    ]!.example = { size: 'huge', role: 'admin' };
    expect(openApiProblems(broken as never)).toEqual(
      expect.arrayContaining([
        'get /cups/{id}: its path and its parameters differ',
        'get /cups/{id}: an unknown tag',
        'get /cups/{id}: neither public nor with a permission',
        'post /cups body: $.name is missing',
        'post /cups body: $.role is not known',
        'post /cups body: $.size is none of small, large, ',
      ]),
    );
  });

  it('has every row and nothing else', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
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
        { name: 'sortBy', in: 'query', required: false, schema: { type: 'string', minLength: 1, maxLength: 1_000 } },
        { name: 'filters', in: 'query' },
        { name: 'filtersMatch', schema: { type: 'string', enum: ['all', 'any'] } },
        { name: 'skip', schema: { type: 'integer', minimum: 0 } },
        { name: 'limit', schema: { type: 'integer', maximum: 1_000 } },
        { name: 'after' },
      ],
      responses: {
        200: {
          headers: { Link: {} },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/CupList' } } },
        },
      },
    });
    expect(document.components.schemas['CupInput']).toMatchObject({
      required: ['name'],
      additionalProperties: false,
      properties: {
        size: { enum: ['small', 'large', null] },
        lid: { anyOf: [{ $ref: '#/components/schemas/LidInput' }, { type: 'null' }] },
      },
    });
    expect(at('put', '/keep/{id}')).toMatchObject({
      requestBody: {
        content: {
          'application/json': { schema: { anyOf: [{ type: 'object' }, { $ref: '#/components/schemas/CupInput' }] } },
        },
      },
    });
    expect(at('patch', '/cups')).toMatchObject({ responses: { 200: {}, 202: { headers: { Location: {} } } } });
    expect(at('delete', '/cups/{id}')).toMatchObject({
      responses: { 204: { description: 'Done' }, 404: { $ref: '#/components/responses/Error404' } },
    });
  });

  it('says what SDL says of members: bounds, words, maps, what must not be null, what one of must be there', () => {
    expect(document.components.schemas['CupInput']).toMatchObject({
      description: 'A cup to be made',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 20, pattern: '^[^\\u0000]*$' },
        amount: { minimum: 0, maximum: 9 },
        tags: { items: { format: 'uuid' } },
      },
    });
    expect(document.components.schemas['CupPatch']).toMatchObject({
      properties: {
        name: { type: 'string', enum: ['red', 'blue'] },
        owner: { type: ['array', 'null'], items: { $ref: '#/components/schemas/LidInput' } },
        marks: {
          type: ['object', 'null'],
          additionalProperties: { type: 'integer' },
          propertyNames: { pattern: '^[a-z]+$' },
          maxProperties: 3,
        },
      },
      anyOf: [
        { required: ['tags'], properties: { tags: { minItems: 1 } } },
        { required: ['hot'], properties: { hot: { const: true } } },
        { required: ['lids'], properties: { lids: { minItems: 0 } } },
      ],
    });
  });

  it('gives a list filters and orders of its own', () => {
    expect(document.components.schemas['CupCondition']?.['anyOf']).toMatchObject([
      {
        properties: {
          field: { enum: ['id'] },
          type: { const: 'text' },
          operation: { enum: ['equals', 'notEqual'] },
          value: { format: 'uuid' },
        },
      },
      { properties: { field: { enum: ['name'] }, operation: { enum: ['contains', 'equals'] } } },
      {
        properties: { field: { enum: ['size'] }, operation: { enum: ['equals'] }, value: { enum: ['small', 'large'] } },
      },
      {
        properties: {
          field: { enum: ['size'] },
          operation: { enum: ['one'] },
          value: {
            anyOf: [{ type: 'array', items: { enum: ['small', 'large'] } }, { enum: ['small', 'large'] }],
          },
        },
      },
      {
        properties: {
          field: { pattern: expect.stringContaining('^extra\\.') },
          operation: { enum: ['equals'] },
          value: { type: 'number' },
        },
      },
      { properties: { operation: { enum: ['inRange'] }, value: { minItems: 2, maxItems: 2 } } },
      {
        properties: { type: { const: 'categories' }, operation: { enum: ['none-any'] } },
        required: ['field', 'type', 'operation'],
      },
    ]);
    const form = new RegExp(
      (document.components.schemas['CupListQuery']?.['properties'] as Record<string, { pattern: string }>)['sortBy']!
        .pattern,
      'u',
    );
    expect(
      ['name', 'name:desc,id', 'extra.größe:asc', 'size', 'name:up', 'name,', ''].map((order) => form.test(order)),
    ).toEqual([true, true, true, false, false, false, false]);
    expect(at('get', '/cups')['parameters']).toContainEqual(
      expect.objectContaining({
        name: 'filters',
        description: expect.stringContaining('written as JSON'),
      }),
    );
    expect(at('get', '/cups')['x-refusals']).toContainEqual(
      expect.objectContaining({ status: 400, code: 'invalid-input', field: 'filters.*' }),
    );
  });

  it('names why a call may be refused, with the codes of each status', () => {
    expect(at('post', '/cups')).toMatchObject({
      'x-refusals': [
        { status: 409, code: 'duplicate-name', rule: 'The name is in use already.' },
        { status: 400, code: 'invalid-input', field: 'tags.*', rule: 'Tags are your own.' },
      ],
      responses: {
        409: {
          content: {
            'application/json': {
              schema: {
                allOf: [
                  {},
                  { properties: { code: { enum: ['in-progress', 'idempotency-mismatch', 'duplicate-name'] } } },
                ],
              },
            },
          },
        },
      },
    });
    const twice = expect.objectContaining({ status: 400, field: 'sortBy|filters|filtersMatch|skip|limit' }) as unknown;
    expect(at('post', '/cups/export-file')['x-refusals']).toContainEqual(twice);
    expect(at('post', '/cups/query')['x-refusals']).not.toContainEqual(twice);
    expect(Object.keys(at('post', '/cups/query')['responses'] as object)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '413',
      '415',
      '431',
      '500',
      '503',
      '504',
    ]);
  });

  it('shows neither cursors nor what is hidden', () => {
    expect(Object.keys(document.components.schemas['CupList']?.['properties'] as object)).toEqual([
      'data',
      'count',
      'countIsExact',
      'hasMore',
    ]);
    expect(JSON.stringify(document)).not.toContain('secret');
  });
});
