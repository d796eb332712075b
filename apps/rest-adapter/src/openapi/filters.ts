import { isObjectType, type GraphQLSchema } from 'graphql';
import {
  alphanumeric,
  filterOperations,
  filterTypes,
  operandOf,
  type FilterOperation,
  type FilterType,
} from '@bellbird/field-rules';
import { filterableOf, type Filterable } from '../graph/facts.js';
import type { JsonSchema } from '../table/route.js';
import { refTo } from './refs.js';

/** How deep groups of filters stand in each other at most, and how many conditions there are in all. */
const deepest = 3;
const mostConditions = 50;
const mostSortKeys = 5;

const withoutNul = '^[^\\u0000]*$';
const text: JsonSchema = { type: 'string', maxLength: 1_000, pattern: withoutNul };
const id: JsonSchema = { type: 'string', format: 'uuid' };
const day: JsonSchema = { type: 'string', format: 'date', pattern: '^(?:[1-8]|9[0-8]|99[0-8]|999[0-8])' };

interface FilterLook {
  about: string;
  value: JsonSchema;
}

/** What each filter type compares; the operations are those of the field rules. */
const looks: Readonly<Record<FilterType, FilterLook>> = {
  text: { about: 'Compares text, without case', value: text },
  number: { about: 'Compares a number', value: { type: 'number' } },
  date: {
    about:
      'Compares days in the zone of the business. -ago and -ahead count days from today, which is 0; anniversary- asks whether the day comes round in a month or in so many days: 29 February as the 28th in other years',
    value: day,
  },
  boolean: {
    about: 'Compares yes, no and nothing',
    value: { type: 'string', enum: ['undetermined', 'yes', 'no'] },
  },
  categories: { about: 'Compares the item of a category', value: text },
  enum: { about: 'Compares a fixed word or an id', value: text },
  tags: { about: 'Compares tags, by id', value: id },
};

/** What an operation takes: one value, both ends of a range, a list or one of it, a whole number, or nothing. */
function valueFor(operation: FilterOperation, value: JsonSchema): JsonSchema | undefined {
  const operand = operandOf(operation);
  if (typeof operand === 'object') return { type: 'integer', minimum: operand.least, maximum: operand.most };
  switch (operand) {
    case 'nothing':
      return undefined;
    case 'range':
      return { type: 'array', items: value, minItems: 2, maxItems: 2 };
    case 'list':
      // A single value counts as a list of one.
      return { anyOf: [{ type: 'array', items: value, maxItems: 1_000 }, value] };
    default:
      return value;
  }
}

const object = (properties: Readonly<Record<string, JsonSchema>>, more: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  ...more,
  propertyNames: { pattern: withoutNul },
  properties,
  required: Object.keys(properties),
});

const group = (filters: JsonSchema): JsonSchema =>
  object({
    type: { const: 'conditional' },
    operator: { type: 'string', enum: ['AND', 'OR'], description: 'AND: all of them hold; OR: at least one' },
    filters: { type: 'array', items: filters, minItems: 1, maxItems: mostConditions },
  });

const filterName = (type: string): string => `${type.charAt(0).toUpperCase()}${type.slice(1)}Filter`;

/** The schemas of filters of no list in particular: `Filter`, and one a type. */
export const commonFilters: Readonly<Record<string, JsonSchema>> = {
  Filter: {
    description: 'A condition on one field, or a group of filters',
    oneOf: [...filterTypes, 'conditional'].map((type) => refTo(filterName(type))),
    discriminator: {
      propertyName: 'type',
      mapping: Object.fromEntries(
        [...filterTypes, 'conditional'].map((type) => [type, `#/components/schemas/${filterName(type)}`]),
      ),
    },
    example: { field: 'lastName', type: 'text', operation: 'startsWith', value: 'Mc' },
  },
  ConditionalFilter: { ...group(refTo('Filter')), description: `Filters that hold together, at most ${deepest} deep` },
  ...Object.fromEntries(
    filterTypes.map((type) => {
      const { about, value } = looks[type];
      const operations = filterOperations[type];
      const forms = [
        ...new Map(
          operations.map((operation) => [JSON.stringify(valueFor(operation, value)), valueFor(operation, value)]),
        ).values(),
      ];
      const shapes = forms.filter((form) => form !== undefined);
      const parts = {
        field: { type: 'string' },
        type: { const: type },
        operation: { type: 'string', enum: operations },
      };
      const properties = { ...parts, value: shapes.length === 1 ? shapes[0] : { anyOf: shapes } };
      return [
        filterName(type),
        {
          type: 'object',
          description: about,
          properties,
          required: Object.keys(forms.length === shapes.length ? properties : parts),
        },
      ];
    }),
  ),
};

const listName = /^(\w+?)(Filter|Condition|ListQuery|Selection)$/;

/** The schema of a list's own filters, queries and selections, by their names: ContactFilter, ContactListQuery … */
export function filterComponent(
  name: string,
  schema: GraphQLSchema,
  componentOf: (name: string) => JsonSchema,
): JsonSchema | undefined {
  const common = commonFilters[name];
  if (common !== undefined) return common;
  const [, type = '', kind] = listName.exec(name) ?? [];
  const list = schema.getType(`${type}List`);
  const fields = isObjectType(list) ? filterableOf(list) : [];
  if (fields.length === 0) return undefined;
  switch (kind) {
    case 'Condition':
      return { description: `A condition on one field of ${type}`, anyOf: conditionsOn(fields) };
    case 'Filter':
      return {
        description: `A filter of ${type}: a condition, or a group of at most ${deepest} levels. At most ${mostConditions} conditions in all`,
        ...nested(`${type}Condition`),
        example: exampleOn(fields),
      };
    case 'ListQuery': {
      const query = componentOf('ListQuery');
      const { sortBy, filters, ...others } = query['properties'] as Record<string, JsonSchema>;
      return {
        ...query,
        properties: {
          sortBy: { ...sortBy, ...sortForm(fields) },
          filters: { ...filters, ...filtersOf(type), type: ['array', 'null'] },
          ...others,
        },
      };
    }
    default: {
      const selection = componentOf('Selection');
      const { filters, ...others } = selection['properties'] as Record<string, JsonSchema>;
      const needs = (selection['anyOf'] ?? []) as { properties: Record<string, JsonSchema> }[];
      const anyOf = needs.map((each) =>
        'filters' in each.properties ? { ...each, properties: { filters: { ...filtersOf(type), minItems: 1 } } } : each,
      );
      return {
        ...selection,
        properties: { ...others, filters: { ...filters, ...filtersOf(type), type: ['array', 'null'] } },
        anyOf,
      };
    }
  }
}

/** A list of filters of a type's list; `any` for filters that were checked when they were written. */
export const filtersOf = (type: string): JsonSchema =>
  type === 'any'
    ? { type: 'array', items: refTo('Filter') }
    : { type: 'array', items: refTo(`${type}Filter`), maxItems: mostConditions };

function nested(condition: string): JsonSchema {
  let inner: JsonSchema = refTo(condition);
  for (let level = 0; level < deepest; level++) inner = { anyOf: [refTo(condition), group(inner)] };
  return inner;
}

/** One schema for all fields whose conditions look alike. */
function conditionsOn(fields: readonly Filterable[]): JsonSchema[] {
  const alike = new Map<
    string,
    { type: string; value: JsonSchema | undefined; operations: Set<string>; names: string[] }
  >();
  for (const { name, types, words, format } of fields) {
    for (const [type, operations] of types) {
      const value = words !== undefined ? { type: 'string', enum: words } : format === 'uuid' ? id : looks[type].value;
      for (const operation of operations) {
        const shape = valueFor(operation, value);
        const key = JSON.stringify([type, shape, name.endsWith('.*'), operations]);
        const one = alike.get(key) ?? { type, value: shape, operations: new Set(), names: [] };
        one.operations.add(operation);
        if (!one.names.includes(name)) one.names.push(name);
        alike.set(key, one);
      }
    }
  }
  return [...alike.values()].map(({ type, value, operations, names }) =>
    object({
      field: fieldNamed(names),
      type: { const: type },
      operation: { type: 'string', enum: [...operations] },
      ...(value !== undefined && { value }),
    }),
  );
}

const ownName = `${alphanumeric}{1,64}`;

function fieldNamed(names: readonly string[]): JsonSchema {
  const [first = ''] = names;
  if (!first.endsWith('.*')) return { type: 'string', enum: names };
  return {
    type: 'string',
    pattern: String.raw`^${first.slice(0, -2)}\.${ownName}$`,
    description: 'The key of a custom field of the business',
  };
}

function exampleOn(fields: readonly Filterable[]): unknown {
  const field = fields.find(({ types }) => types.get('text')?.includes('contains'));
  return field === undefined
    ? { field: 'id', type: 'enum', operation: 'one', value: ['01890a5d-ac96-774b-bcce-b302099a8057'] }
    : { field: field.name, type: 'text', operation: 'contains', value: 'a' };
}

/** How a list's own orders look and what filters of it may be, for query parameters. */
export function listForm(type: string | undefined, schema: GraphQLSchema): { sortBy: JsonSchema; filters: unknown } {
  const list = schema.getType(`${type ?? ''}List`);
  const fields = isObjectType(list) ? filterableOf(list) : [];
  return {
    sortBy: fields.length === 0 ? {} : sortForm(fields),
    filters: fields.length === 0 ? [] : [exampleOn(fields)],
  };
}

const withValues: readonly FilterType[] = ['text', 'enum', 'tags', 'categories', 'boolean'];

/** The name of a field whose values may be listed. */
export function valuesForm(type: string, schema: GraphQLSchema): JsonSchema {
  const list = schema.getType(`${type}List`);
  const names = (isObjectType(list) ? filterableOf(list) : [])
    .filter(({ types }) => withValues.some((each) => types.has(each)))
    .map(({ name }) => name);
  const example = names.find((name) => name !== 'id' && !name.endsWith('.*')) ?? 'id';
  return { pattern: `^(?:${names.map(namePattern).join('|')})$`, example };
}

const namePattern = (name: string): string => name.replace('.', String.raw`\.`).replace('*', ownName);

/** `lastName:asc,createdAt:desc` of the fields that sort. */
function sortForm(fields: readonly Filterable[]): JsonSchema {
  const names = fields.filter(({ sorts }) => sorts).map(({ name }) => namePattern(name));
  const key = `(?:${names.join('|')})(?::(?:asc|desc))?`;
  const plain = fields.find(({ sorts, name }) => sorts && name !== 'id' && !name.endsWith('.*'))?.name ?? 'id';
  return { pattern: `^${key}(?:,${key}){0,${mostSortKeys - 1}}$`, example: `${plain}:asc` };
}
