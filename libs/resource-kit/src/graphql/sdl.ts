import type { AnyResource } from '../resource/resource.js';

/** What every resource's SDL stands on; once in each subgraph that has resources. */
export const sharedSdl = `
scalar JSON
scalar DateTime

enum FiltersMatch { all any }

"The generic list query: sortBy 'lastName:asc,createdAt:desc', filters as in the REST contract, limit 0 = 1,000."
input ListQuery {
  sortBy: String
  filters: JSON
  filtersMatch: FiltersMatch
  skip: Int
  limit: Int
  after: String
}

"Rows of a bulk call: ids, or filters; empty filters choose everything and need all: true."
input Selection {
  data: [ID!]
  filters: JSON
  filtersMatch: FiltersMatch
  all: Boolean
}

"Over 10,000 rows are changed by a job; affected is 0 then."
type BulkResult @shareable {
  affected: Int!
  job: BulkJob
}

type BulkJob @shareable {
  id: ID!
  status: String!
  "Percent"
  progress: Int!
  affected: Int!
}

type ExportJob @shareable {
  id: ID!
  status: String!
  "Percent"
  progress: Int!
  rows: Int!
  url: String
  expiresAt: DateTime
}
`;

/** The names of a resource's root fields; the REST routes are made from them too. */
export function operationNames({ one, many }: Pick<AnyResource, 'one' | 'many'>) {
  const One = capital(one);
  const Many = capital(many);
  return {
    list: many, get: one, count: `${many}Count`, countWithFilters: `${many}CountWithFilters`, trash: `${many}Trash`,
    exportJob: `${many}Export`, bulkJob: `${many}Job`,
    create: `create${One}`, update: `update${One}`, delete: `delete${One}`, deleteMany: `delete${Many}`,
    restore: `restore${One}`, restoreMany: `restore${Many}`, export: `export${Many}`,
  } as const;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The SDL of a resource's generic operations: its list type and the root fields of the verbs it has, each with its
 * access rule. Root fields are nullable: when one service is down, the gateway still answers the rest of a page. The type itself and its inputs are the service's own, beside its resolvers.
 */
export function resourceSdl(resource: AnyResource): string {
  const { type, verbs, access } = resource;
  const name = operationNames(resource);
  const list = `${type}List`;
  const to = (rule: string): string => `@access(to: ${JSON.stringify(rule)})`;
  const has = verbs.has.bind(verbs);
  const bulk = has('bulk-delete') || has('trash');
  const queries = [
    has('list') && `${name.list}(query: ListQuery): ${list} ${to(access.read)}`,
    has('get') && `${name.get}(id: ID!): ${type} ${to(access.read)}`,
    has('count') && `${name.count}: Int ${to(access.read)}`,
    has('count-with-filters') && `${name.countWithFilters}(query: ListQuery): Int ${to(access.read)}`,
    has('trash') && `${name.trash}(query: ListQuery): ${list} ${to(access.read)}`,
    has('export') && `${name.exportJob}(jobId: ID!): ExportJob ${to(access.export)}`,
    bulk && `${name.bulkJob}(jobId: ID!): BulkJob ${to(access.write)}`,
  ];
  const mutations = [
    has('create') && `${name.create}(input: ${type}Input!): ${type} ${to(access.write)}`,
    has('update') && `${name.update}(id: ID!, input: ${type}Patch!): ${type} ${to(access.write)}`,
    has('delete') && `${name.delete}(id: ID!, trash: Boolean): Boolean ${to(access.write)}`,
    has('bulk-delete') && `${name.deleteMany}(selection: Selection!, trash: Boolean): BulkResult ${to(access.write)}`,
    has('trash') && `${name.restore}(id: ID!): ${type} ${to(access.write)}`,
    has('trash') && `${name.restoreMany}(selection: Selection!): BulkResult ${to(access.write)}`,
    has('export') && `${name.export}(query: ListQuery, trash: Boolean): ExportJob ${to(access.export)}`,
  ];
  return [
    (has('list') || has('trash')) && block(`type ${list}`, [`data: [${type}!]!`, 'count: Int!', 'countIsExact: Boolean!', 'hasMore: Boolean!', 'nextCursor: String']),
    block('extend type Query', queries),
    block('extend type Mutation', mutations),
  ].filter(Boolean).join('\n');
}

function block(head: string, lines: readonly (string | false)[]): string {
  const there = lines.filter(Boolean);
  return there.length === 0 ? '' : `${head} {\n${there.map((line) => `  ${line}`).join('\n')}\n}\n`;
}
