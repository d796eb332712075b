import type { GraphQLSchema } from 'graphql';
import { operationNames, type Verb } from '@bellbird/resource-kit';
import { restOf, type RestFacts } from '../graph/facts.js';
import type { ResourceRows } from './resource-routes.js';

/** The resources that services declare for REST, by the alphabet of their bases. */
export function declaredResources(schema: GraphQLSchema): ResourceRows[] {
  return restFactsOf(schema).map(({ base, one, many, words, create, update, without = [] }) => ({
    base,
    one,
    many,
    words,
    verbs: verbsIn(schema, { one, many }).filter((verb) => !without.includes(verb)),
    examples: { create: fromJson(create), update: fromJson(update) },
  }));
}

/** What stands under the headings of resources in the documentation, by base. */
export const declaredHeadings = (schema: GraphQLSchema): Readonly<Record<string, string>> =>
  Object.fromEntries(
    restFactsOf(schema).flatMap(({ base, about }) => (about === undefined ? [] : [[base, about] as const])),
  );

const restFactsOf = (schema: GraphQLSchema): RestFacts[] =>
  Object.values(schema.getTypeMap())
    .flatMap((type) => restOf(type) ?? [])
    .sort((a, b) => (a.base < b.base ? -1 : 1));

/** The generic calls that the graph has, whether the kit serves them or the service itself. */
function verbsIn(schema: GraphQLSchema, names: { one: string; many: string }): Verb[] {
  const name = operationNames(names);
  const roots: Readonly<Record<Verb, string>> = {
    list: name.list,
    get: name.get,
    count: name.count,
    'count-with-filters': name.countWithFilters,
    values: name.values,
    create: name.create,
    update: name.update,
    delete: name.delete,
    'bulk-delete': name.deleteMany,
    trash: name.trash,
    export: name.export,
  };
  const served = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  return (Object.keys(roots) as Verb[]).filter((verb) => roots[verb] in served);
}

const fromJson = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));
