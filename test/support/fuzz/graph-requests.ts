import fc from 'fast-check';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { documentOf } from '../graph-documents.js';
import { hostileText, hostileValue, written } from './hostile-values.js';

export interface GraphOperation {
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
}

/** All that can be asked of the graph in one request. */
export function graphOperations(schema: GraphQLSchema): GraphOperation[] {
  const kinds = { query: schema.getQueryType(), mutation: schema.getMutationType() } as const;
  return (['query', 'mutation'] as const).flatMap((kind) =>
    Object.values(kinds[kind]?.getFields() ?? {}).map((field) => ({ kind, field })),
  );
}

/** Bodies of requests of one operation, with variables that mostly fit. */
export function graphBodiesOf({ kind, field }: GraphOperation, ids: readonly string[]): fc.Arbitrary<string> {
  const asked = fc.record(Object.fromEntries(field.args.map((arg) => [arg.name, valuesOf(arg.type, ids, 0)])), {
    requiredKeys: field.args.filter((arg) => isNonNullType(arg.type)).map((arg) => arg.name),
  });
  return asked.map((values) => {
    const { document, variables } = documentOf(kind, field, (arg) =>
      Object.hasOwn(values, arg.name) ? values[arg.name] : undefined,
    );
    return written({ query: document, variables });
  });
}

function valuesOf(type: GraphQLInputType, ids: readonly string[], depth: number): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(type, ids, depth) }, { weight: 1, arbitrary: hostileValue });
}

function fitting(type: GraphQLInputType, ids: readonly string[], depth: number): fc.Arbitrary<unknown> {
  const bare = getNullableType(type);
  if (isListType(bare)) return fc.array(valuesOf(bare.ofType as GraphQLInputType, ids, depth + 1), { maxLength: 3 });
  if (isEnumType(bare)) return fc.constantFrom(...bare.getValues().map(({ name }) => name));
  if (isInputObjectType(bare)) {
    const members = Object.values(bare.getFields()).filter((member) => isNonNullType(member.type) || depth < 5);
    const requiredKeys = members.filter((member) => isNonNullType(member.type)).map(({ name }) => name);
    return fc.record(
      Object.fromEntries(members.map((member) => [member.name, valuesOf(member.type, ids, depth + 1)])),
      { requiredKeys },
    );
  }
  return scalar(String(bare), ids);
}

const filters = fc.array(
  fc.record(
    {
      field: fc.oneof(fc.constantFrom('name', 'id', 'createdAt', 'firstName', 'phone', 'tags', 'status'), hostileText),
      type: fc.constantFrom('text', 'number', 'date', 'boolean', 'category', 'conditional', 'nonsense'),
      operation: fc.constantFrom(
        'equals',
        'notEquals',
        'contains',
        'one',
        'before',
        'after',
        'between',
        'empty',
        'nonsense',
      ),
      value: fc.oneof(fc.string(), hostileValue),
    },
    { requiredKeys: ['field'] },
  ),
  { maxLength: 3 },
);

function scalar(name: string, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (name === 'ID') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (name === 'Int') return fc.oneof(fc.nat({ max: 100 }), fc.constantFrom(-1, 0, 2 ** 31 - 1));
  if (name === 'Float') return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (name === 'Boolean') return fc.boolean();
  if (name === 'DateTime') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (name === 'JSON') return fc.oneof(filters, fc.jsonValue({ maxDepth: 3 }));
  return fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 100 }),
    fc.constantFrom(...ids, '+61412345678', 'mia@example.com'),
    hostileText,
  );
}

interface GraphErrors {
  errors?: { message?: unknown; extensions?: { code?: unknown; statusCode?: unknown; traceId?: unknown } }[];
  data?: unknown;
}

/** What an answer of the graph has that is a fault, or no answer of a graph; null where it is one. */
export function judgeGraph(status: number, type: string, text: string): string | null {
  if (status >= 500) return 'a fault';
  if (!/^application\/(graphql-response\+)?json/.test(type)) return `an undocumented type ${type}`;
  const { errors = [], data } = JSON.parse(text) as GraphErrors;
  if (errors.length === 0) return data === undefined ? 'neither data nor errors' : null;
  const strange = errors.find(
    ({ message, extensions }) =>
      typeof message !== 'string' ||
      typeof extensions?.code !== 'string' ||
      typeof extensions.statusCode !== 'number' ||
      extensions.statusCode >= 500,
  );
  return strange === undefined ? null : `an error that nobody meant: ${JSON.stringify(strange)}`;
}
