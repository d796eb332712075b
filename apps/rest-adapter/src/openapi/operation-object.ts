import { getNullableType, type GraphQLInputType, type GraphQLOutputType, type GraphQLSchema, isNonNullType } from 'graphql';
import type { BodyForm } from '../table/body-form.js';
import type { Compiled, CompiledRoute } from '../table/compile.js';
import { type JsonSchema, type Operation, type SuccessStatus } from '../table/route.js';
import { errorRef } from './error-responses.js';
import { exampleOf, exampleOfSchema } from './examples.js';
import { schemaOf } from './json-schema.js';

/** One operation of the document, with everything that its row, its arguments and its type say. */
export function operationObject(route: Compiled, schema: GraphQLSchema): JsonSchema {
  const { row, access } = route;
  return {
    operationId: operationIdOf(route),
    tags: [row.tag],
    summary: row.summary,
    ...(row.description && { description: row.description }),
    ...(access === 'public' ? { security: securityOfPublic(route) } : { 'x-permission': access }),
    ...parametersOf(route),
    ...(route.kind === 'upload' ? { requestBody: { required: true, content: { 'multipart/form-data': { schema: route.row.body } } } } : bodyOf(route)),
    responses: { ...successOf(route, schema), ...errorsOf(route) },
  };
}

/** 'GET /contacts/{id}' → 'getContactsById' */
function operationIdOf({ method, path }: Compiled): string {
  const words = path.split(/[/-]/).filter(Boolean).map((word) => {
    const name = /^\{(\w+)\}$/.exec(word)?.[1];
    return name === undefined ? capital(word) : `By${capital(name)}`;
  });
  return `${method.toLowerCase()}${words.join('')}`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function securityOfPublic(route: Compiled): readonly JsonSchema[] {
  if (route.kind === 'upload') return [];
  return route.signsIn === 'basic' ? [{ basic: [] }] : route.signsIn === 'refresh-token' ? [{ refreshToken: [] }] : [];
}

const described: Readonly<Record<string, string>> = {
  sortBy: 'Such as lastName:asc,createdAt:desc', filters: 'JSON: a list of filters', filtersMatch: 'all (the default) or any', skip: 'How many to pass over',
  limit: '0, the default: as many as a page may hold, 1,000', after: 'The cursor of Link: rel="next"', trash: 'true: act inside the trash',
};

function parametersOf(route: Compiled): JsonSchema {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name, in: 'path', required: true, schema: route.kind === 'graph' && !route.ids.includes(name) ? { type: 'string', minLength: 1 } : { type: 'string', format: 'uuid' },
  }));
  const inQuery = route.kind === 'upload' ? [] : [...route.search].map(([name, type]) => ({
    name, in: 'query', required: isNonNullType(type), ...(described[name] && { description: described[name] }), ...searchSchema(name, type, route),
  }));
  const key = route.method === 'GET' ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }];
  const all = [...inPath, ...inQuery, ...key];
  return all.length === 0 ? {} : { parameters: all };
}

function searchSchema(name: string, type: GraphQLInputType, { row }: CompiledRoute): JsonSchema {
  const declared = row.search?.[name];
  if (declared !== undefined) return { schema: declared };
  if (String(getNullableType(type)) === 'JSON') return { content: { 'application/json': { schema: { type: 'array', items: { type: 'object' } } } } };
  const bounds = name === 'limit' ? { minimum: 0, maximum: 1_000 } : name === 'skip' ? { minimum: 0 } : {};
  return { schema: { ...plain(type), ...bounds } };
}

/** Not given is not null: a query parameter has no null. */
function plain(type: GraphQLInputType): JsonSchema {
  const { type: types, enum: words, ...more } = schemaOf(type);
  return { ...more, type: Array.isArray(types) ? types[0] : types, ...(Array.isArray(words) && { enum: words.filter((word) => word !== null) }) };
}

function bodyOf({ row, operation, instead }: CompiledRoute): JsonSchema {
  const forms = [operation.body, ...instead.map((each) => each.operation.body)].filter((form) => form.kind !== 'none');
  const [first] = forms;
  if (first === undefined) return {};
  const schemas = [...new Map(forms.map((form) => [JSON.stringify(schemaOfBody(form)), schemaOfBody(form)])).values()];
  const schema = schemas.length === 1 ? schemas[0] : { anyOf: schemas };
  return { requestBody: { required: !(first.kind === 'whole' && first.optional), content: { 'application/json': { schema, example: row.example ?? exampleOfBody(first) } } } };
}

function schemaOfBody(form: BodyForm): JsonSchema {
  if (form.kind === 'whole') {
    const bare = schemaOf(form.type);
    return 'anyOf' in bare ? ((bare['anyOf'] as JsonSchema[])[0] ?? {}) : Object.keys(bare).length === 0 ? { type: 'object' } : bare;
  }
  if (form.kind === 'none') return {};
  const members = [...form.members];
  return {
    type: 'object', properties: Object.fromEntries(members.map(([name, { type }]) => [name, schemaOf(type)])),
    required: members.map(([name]) => name), additionalProperties: false,
  };
}

function exampleOfBody(form: BodyForm): unknown {
  if (form.kind === 'whole') return exampleOf(form.type);
  return form.kind === 'none' ? undefined : Object.fromEntries([...form.members].map(([name, { type }]) => [name, exampleOf(type, name)]));
}

function successOf(route: Compiled, schema: GraphQLSchema): JsonSchema {
  const { status = 200 } = route.row;
  if (route.kind === 'upload') return { [status]: response(route.row.shape, route.row.shape['example'], { Location: locationHeader }) };
  if (status === 204) return { 204: { description: 'Done' } };
  const { shapes } = route.row;
  if (shapes !== undefined) {
    return Object.fromEntries(Object.entries(shapes).map(([each, shape]) => [each, response(shape, exampleOfSchema(shape, schema), Number(each) === 202 ? { Location: locationHeader } : {})]));
  }
  const types = [route.row.operation, ...(route.row.instead ?? []).map((each) => each.operation)].map((operation) => typeOf(operation, schema));
  const shapesOfTypes = types.map((type) => bare(schemaOf(type)));
  const [first] = types as [GraphQLOutputType];
  const isList = String(getNullableType(first)).endsWith('List');
  return { [status as SuccessStatus]: response(shapesOfTypes.length === 1 ? (shapesOfTypes[0] as JsonSchema) : { anyOf: shapesOfTypes }, exampleOf(first), isList ? { Link: linkHeader } : {}) };
}

/** The type of an operation's first root field. */
function typeOf({ kind, calls }: Operation, schema: GraphQLSchema): GraphQLOutputType {
  const root = kind === 'Query' ? schema.getQueryType() : schema.getMutationType();
  const field = root?.getFields()[Object.values(calls)[0]?.field ?? ''];
  if (field === undefined) throw new Error('A checked row lost its field.');
  return field.type;
}

/** A success is never null, whatever the graph allows for its errors. */
const bare = (schema: JsonSchema): JsonSchema => ('anyOf' in schema ? ((schema['anyOf'] as JsonSchema[])[0] ?? schema) : schema);

const locationHeader = { description: 'Where to look how far it is', schema: { type: 'string' } };
const linkHeader = { description: 'rel="next": the next page, where there is one', schema: { type: 'string' } };

function response(schema: JsonSchema, example: unknown, headers: JsonSchema): JsonSchema {
  return { description: 'Done', ...(Object.keys(headers).length > 0 && { headers }), content: { 'application/json': { schema, ...(example !== undefined && { example }) } } };
}

function errorsOf(route: Compiled): JsonSchema {
  const changes = route.method !== 'GET' || route.kind === 'upload' || route.row.operation.kind === 'Mutation';
  const hasBody = route.kind === 'upload' || route.operation.body.kind !== 'none';
  const isPublic = route.access === 'public';
  const statuses = [
    400, ...(isPublic && route.kind === 'graph' && route.signsIn === 'nobody' ? [] : [401]), ...(changes ? [402] : []), 403, 404,
    ...(changes ? [409] : []), ...(hasBody ? [413, 415] : []), ...(changes ? [422] : []), 429, 500, 503,
  ];
  return Object.fromEntries(statuses.map((status) => [status, errorRef(status)]));
}
