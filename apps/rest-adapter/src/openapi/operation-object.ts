import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { memberOf, noFacts } from '../graph/facts.js';
import type { BodyForm } from '../table/body-form.js';
import type { Compiled, CompiledRoute } from '../table/compile.js';
import { type JsonSchema, type Operation, type SuccessStatus } from '../table/route.js';
import type { ListMember } from '../table/sources.js';
import { errorResponses } from './error-responses.js';
import { exampleOf, exampleOfSchema } from './examples.js';
import { filtersOf, listForm, valuesForm } from './filters.js';
import { Schemas } from './json-schema.js';
import { changes, refusalsOfRoute, responsesOf } from './refusals.js';

/** One operation of the document, with everything that its row, its arguments and its type say. */
export function operationObject(route: Compiled, schema: GraphQLSchema): JsonSchema {
  const { row, access } = route;
  const schemas = new Schemas(schema);
  const refusals = refusalsOfRoute(route);
  const responses = { ...successOf(route, schema, schemas), ...responsesOf(route, refusals) };
  return {
    operationId: operationIdOf(route),
    tags: [row.tag],
    summary: row.summary,
    description: row.description,
    ...(access === 'public' ? { security: securityOfPublic(route) } : { 'x-permission': access }),
    ...parametersOf(route, schema, schemas),
    ...(route.kind === 'upload' ? { requestBody: uploadOf(route.row) } : bodyOf(route, schemas)),
    responses: route.kind === 'graph' && route.row.mailPage !== undefined ? withPages(responses) : responses,
    ...(refusals.length > 0 && { 'x-refusals': refusals }),
  };
}

/** A browser is answered by a page: that it is done, that the link leads nowhere, or that it may come again. */
function withPages(responses: JsonSchema): JsonSchema {
  const page = { 'text/html': { schema: { type: 'string' } } };
  const also = (status: string): JsonSchema => {
    const given = responses[status] as JsonSchema;
    const told = '$ref' in given ? (errorResponses[`Error${status}`] as JsonSchema) : given;
    return { ...told, content: { ...(told['content'] as JsonSchema), ...page } };
  };
  return {
    ...responses,
    200: { description: 'Done, for a browser', content: page },
    ...Object.fromEntries(['404', '429', '503'].filter((each) => each in responses).map((each) => [each, also(each)])),
  };
}

/** 'GET /contacts/{id}' → 'getContactsById' */
function operationIdOf({ method, path }: Compiled): string {
  const words = path
    .split(/[/-]/)
    .filter(Boolean)
    .map((word) => {
      const name = /^\{(\w+)\}$/.exec(word)?.[1];
      return name === undefined ? capital(word) : `By${capital(name)}`;
    });
  return `${method.toLowerCase()}${words.join('')}`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function securityOfPublic(route: Compiled): readonly JsonSchema[] {
  if (route.kind === 'upload') return [];
  if (route.signsIn === 'maybe') return [{}, { accessToken: [] }];
  return route.signsIn === 'basic' ? [{ basic: [] }] : route.signsIn === 'refresh-token' ? [{ refreshToken: [] }] : [];
}

function parametersOf(route: Compiled, schema: GraphQLSchema, schemas: Schemas): JsonSchema {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: aboutPath[name] ?? `Whose ${name} it is`,
    schema: pathSchema(name, route, schemas),
  }));
  const inQuery =
    route.kind === 'upload'
      ? []
      : [...route.search].map(([name, type]) => searchParameter(name, type, route, schema, schemas));
  const key = route.method !== 'GET' && changes(route) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [];
  const all = [...inPath, ...inQuery, ...headersOf(route), ...key];
  return all.length === 0 ? {} : { parameters: all };
}

function headersOf(route: Compiled): readonly JsonSchema[] {
  if (route.kind === 'upload') return [];
  return route.operation.bindings.flatMap(({ source, description }) =>
    source.from === 'header'
      ? [
          {
            name: source.name,
            in: 'header',
            required: false,
            ...(description && { description }),
            schema: { type: 'string', minLength: 1, maxLength: 500, pattern: '^[!-~]+$' },
          },
        ]
      : [],
  );
}

const aboutPath: Readonly<Record<string, string>> = {
  id: 'Its id',
  jobId: 'The id of the job',
  campaignId: 'The id of the campaign',
  contactId: 'The id of the contact',
  key: 'Its key, such as sms',
  email: 'The e-mail address',
  securityCode: 'The six digits of the mail',
  code: 'The code, as it is shown or mailed',
  jwt: 'The token of the link in the mail',
  ordinal: 'The place of a person in a campaign, from 1',
  optOutToken: 'The token of the link in the text',
};

function pathSchema(name: string, route: Compiled, schemas: Schemas): JsonSchema {
  if (route.kind === 'upload' || route.ids.includes(name)) return { type: 'string', format: 'uuid' };
  const binding = route.operation.bindings.find(({ source }) => source.from === 'path' && source.name === name);
  if (String(getNullableType(binding?.type)) === 'Int') return { type: 'integer', minimum: 0 };
  const { format, pattern } = binding?.facts ?? noFacts;
  return {
    minLength: 1,
    ...schemas.bare(
      binding?.type as GraphQLInputType,
      { format: format ?? 'path-text', ...(pattern !== undefined && { pattern }) },
      'in',
    ),
  };
}

function searchParameter(
  name: string,
  type: GraphQLInputType,
  { row, operation }: CompiledRoute,
  schema: GraphQLSchema,
  schemas: Schemas,
): JsonSchema {
  const declared = row.search?.[name];
  const binding = operation.bindings.find(
    ({ source }) =>
      (source.from === 'search' && source.name === name) ||
      (source.from === 'list-query' && source.search.includes(name as ListMember)),
  );
  const list = binding?.source.from === 'list-query' ? getNullableType(binding.type) : undefined;
  const member = isInputObjectType(list) ? list.getFields()[name] : undefined;
  const about = member?.description ?? binding?.description;
  const common = {
    name,
    in: 'query',
    required: isNonNullType(type),
    ...(declared === undefined && about && { description: about }),
  };
  if (declared !== undefined) {
    const { description, ...form } = declared;
    return { ...common, ...(description !== undefined && { description }), schema: form };
  }
  const facts = member === undefined ? (binding?.facts ?? noFacts) : memberOf(member);
  const filters = binding?.facts.filters;
  if (getNamedType(type).name === 'JSON')
    return {
      ...common,
      ...(about && { description: `${about}, written as JSON` }),
      content: {
        'application/json': {
          schema: filters === undefined ? { type: 'array' } : filtersOf(filters),
          example: listForm(filters, schema).filters,
        },
      },
    };
  const sorts = name === 'sortBy' && filters !== undefined ? listForm(filters, schema).sortBy : {};
  const form = facts.valuesOf === undefined ? sorts : valuesForm(facts.valuesOf, schema);
  // Not given is not null, and nothing is no value: a query parameter has neither.
  const bare = schemas.bare(type, facts, 'in');
  return {
    ...common,
    schema: { ...bare, ...(bare['type'] === 'string' && bare['enum'] === undefined && { minLength: 1 }), ...form },
  };
}

function uploadOf({ body, form }: Extract<Compiled, { kind: 'upload' }>['row']): JsonSchema {
  return {
    required: true,
    description: 'A form with the file and how to read it',
    content: { 'multipart/form-data': { schema: body, ...form } },
  };
}

function bodyOf({ row, operation, instead }: CompiledRoute, schemas: Schemas): JsonSchema {
  const forms = [operation.body, ...instead.map((each) => each.operation.body)].filter((form) => form.kind !== 'none');
  const [first] = forms;
  if (first === undefined) return {};
  const shapes = [
    ...new Map(
      forms.map((form) => schemaOfBody(form, schemas)).map((shape) => [JSON.stringify(shape), shape]),
    ).values(),
  ];
  const schema = shapes.length === 1 ? shapes[0] : { anyOf: shapes };
  const description = first.kind === 'whole' && first.about;
  return {
    requestBody: {
      required: !(first.kind === 'whole' && first.optional),
      ...(description && { description }),
      content: { 'application/json': { schema, example: row.example ?? exampleOfBody(first) } },
    },
  };
}

function schemaOfBody(form: BodyForm, schemas: Schemas): JsonSchema {
  if (form.kind === 'whole') return schemas.bare(form.type, form.facts, 'in');
  if (form.kind === 'none') return {};
  const members = [...form.members];
  return {
    type: 'object',
    properties: Object.fromEntries(members.map(([name, { type, facts }]) => [name, schemas.of(type, facts, 'in')])),
    required: members
      .filter(([, { type, facts }]) => isNonNullType(type) || facts?.required === true)
      .map(([name]) => name),
    additionalProperties: false,
  };
}

function exampleOfBody(form: BodyForm): unknown {
  if (form.kind === 'whole') return exampleOf(form.type, '', form.facts);
  return form.kind === 'none'
    ? undefined
    : Object.fromEntries([...form.members].map(([name, { type, facts }]) => [name, exampleOf(type, name, facts)]));
}

function successOf(route: Compiled, schema: GraphQLSchema, schemas: Schemas): JsonSchema {
  const { status = 200 } = route.row;
  if (route.kind === 'upload')
    return { [status]: response(route.row.shape, route.row.shape['example'], { Location: locationHeader }) };
  if (status === 204) return { 204: { description: 'Done' } };
  const { shapes } = route.row;
  if (shapes !== undefined) {
    return Object.fromEntries(
      Object.entries(shapes).map(([each, shape]) => [
        each,
        response(shape, exampleOfSchema(shape, schema), Number(each) === 202 ? { Location: locationHeader } : {}),
      ]),
    );
  }
  const fields = [route.row.operation, ...(route.row.instead ?? []).map((each) => each.operation)].map((operation) =>
    fieldOf(operation, schema),
  );
  const shapesOfTypes = [
    ...new Map(
      fields.map((field) => schemas.bare(field.type, memberOf(field))).map((shape) => [JSON.stringify(shape), shape]),
    ).values(),
  ];
  const [first] = fields as [ReturnType<typeof fieldOf>];
  const isList = String(getNullableType(first.type)).endsWith('List');
  const example = exampleOf(first.type, '', memberOf(first));
  return {
    [status as SuccessStatus]: response(
      shapesOfTypes.length === 1 ? (shapesOfTypes[0] as JsonSchema) : { anyOf: shapesOfTypes },
      example,
      isList ? { Link: linkHeader } : {},
    ),
  };
}

/** The first root field of an operation. */
function fieldOf(
  { kind, calls }: Operation,
  schema: GraphQLSchema,
): { type: GraphQLOutputType; extensions: Readonly<Record<string, unknown>> } {
  const root = kind === 'Query' ? schema.getQueryType() : schema.getMutationType();
  const field = root?.getFields()[Object.values(calls)[0]?.field ?? ''];
  if (field === undefined) throw new Error('A checked row lost its field.');
  return field as unknown as ReturnType<typeof fieldOf>;
}

const locationHeader = { description: 'Where to look how far it is', schema: { type: 'string' } };
const linkHeader = { description: 'rel="next": the next page, where there is one', schema: { type: 'string' } };

function response(schema: JsonSchema, example: unknown, headers: JsonSchema): JsonSchema {
  return {
    description: 'Done',
    ...(Object.keys(headers).length > 0 && { headers }),
    content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
  };
}
