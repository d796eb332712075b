import type { AnyResource, Verb } from '../resource/resource.js';
import { filterableLines } from './filterable.js';
import { refusalsOf, refusesSdl } from './refusals.js';

/** What every resource's SDL stands on; once in each subgraph that has resources. */
export const sharedSdl = `
scalar JSON
scalar DateTime

"How filters join: all of them hold, or any of them"
enum FiltersMatch {
  "Every filter holds"
  all
  "At least one filter holds"
  any
}

"The generic list query"
input ListQuery {
  "Up to five fields and their directions, such as lastName:asc,createdAt:desc; without a direction a field ascends"
  sortBy: String @member(max: 1000)
  "Which rows: a list of filters"
  filters: JSON
  "Whether all filters hold or any of them; all if not given"
  filtersMatch: FiltersMatch
  "How many rows to pass over; not together with after"
  skip: Int @member(min: 0, max: 2147483647)
  "How many rows at most; 0, the default, means as many as a page may hold, which is 1,000"
  limit: Int @member(min: 0, max: 1000)
  "The cursor that the page before gave for the next one"
  after: String @member(max: 4000)
}

"Rows of a bulk call: ids, or filters. Empty filters choose everything and need all: true"
input Selection @needs(one: ["data", "filters", "all"]) {
  "Ids of rows; those that are not there are passed over"
  data: [ID!] @member(min: 0, max: 100000)
  "Rows that these filters leave; together with data, both hold"
  filters: JSON
  "Whether all filters hold or any of them; all if not given"
  filtersMatch: FiltersMatch
  "true: empty filters are meant, and choose everything"
  all: Boolean
}

"A value of a field"
type FieldValue @shareable {
  "As a filter takes it: a text, a word, an item, the id of a tag; yes, no or undetermined"
  value: String! @member(example: "Newtown")
  "How many rows have it"
  count: Int! @member(min: 1, example: "612")
}

"The values of a field, the most frequent first"
type FieldValues @shareable {
  "At most 50"
  data: [FieldValue!]! @member(max: 50)
}

"What a bulk call did. Over 10,000 rows are changed by a job; affected is 0 then"
type BulkResult @shareable {
  "Rows that were changed"
  affected: Int!
  "The job that changes them, where there are too many to do at once"
  job: BulkJob
}

"A bulk change of many rows, and its progress"
type BulkJob @shareable {
  id: ID!
  "Its state: queued, running, completed or failed"
  status: String! @member(words: ["queued", "running", "completed", "failed"])
  "Percent"
  progress: Int! @member(min: 0, max: 100)
  "Rows that were changed so far"
  affected: Int! @member(min: 0)
}

"A file of rows, and its progress"
type ExportJob @shareable {
  id: ID!
  "Its state: queued, running, completed or failed"
  status: String! @member(words: ["queued", "running", "completed", "failed"])
  "Percent"
  progress: Int! @member(min: 0, max: 100)
  "Rows in the file so far"
  rows: Int! @member(min: 0)
  "Where the file is fetched, once it is completed: a signed link"
  url: String @member(format: "uri")
  "When the link expires"
  expiresAt: DateTime
}
`;

/** The names of a resource's root fields; the REST routes are made from them too. */
export function operationNames({ one, many }: Pick<AnyResource, 'one' | 'many'>) {
  const One = capital(one);
  const Many = capital(many);
  return {
    list: many,
    get: one,
    count: `${many}Count`,
    countWithFilters: `${many}CountWithFilters`,
    values: `${many}Values`,
    trash: `${many}Trash`,
    exportJob: `${many}Export`,
    bulkJob: `${many}Job`,
    create: `create${One}`,
    update: `update${One}`,
    delete: `delete${One}`,
    deleteMany: `delete${Many}`,
    restore: `restore${One}`,
    restoreMany: `restore${Many}`,
    export: `export${Many}`,
  } as const;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The SDL of a resource: its type and inputs, its list type and the root fields of the verbs it has, each with its
 * access rule and its refusals. Root fields are nullable: when one service is down, the gateway still answers the rest
 * of a page.
 */
export function resourceSdl(resource: AnyResource): string {
  const { type, verbs, access } = resource;
  const name = operationNames(resource);
  const list = `${type}List`;
  const has = verbs.has.bind(verbs);
  const bulk = has('bulk-delete') || has('trash');
  const filters = `@member(filters: ${JSON.stringify(type)})`;
  const query = `query: ListQuery ${filters}`;
  const selection = `selection: Selection! ${filters}`;
  const line = (about: string, field: string, rule: string, verb?: Verb): string =>
    `${JSON.stringify(about)}\n  ${field} @access(to: ${JSON.stringify(rule)})${verb === undefined ? '' : refusesSdl(refusalsOf(resource, verb))}`;
  const queries = [
    has('list') && line('A page of the rows that the query leaves', `${name.list}(${query}): ${list}`, access.read),
    has('get') && `${line('One of them', `${name.get}(id: ID!): ${type}`, access.read)}${liveSdl(resource)}`,
    has('count') && line('How many there are in all', `${name.count}: Int`, access.read),
    has('count-with-filters') &&
      line('How many the filters leave', `${name.countWithFilters}(${query}): Int`, access.read),
    has('values') &&
      line(
        'The values of a field among the rows that the filters leave, the most frequent first',
        `${name.values}(field: String! @member(valuesOf: ${JSON.stringify(type)}), search: String @member(max: 1000), ${query}): FieldValues`,
        access.read,
      ),
    has('trash') && line('A page of the trash', `${name.trash}(${query}): ${list}`, access.read),
    has('export') && line('How far an export is', `${name.exportJob}(jobId: ID!): ExportJob`, access.export),
    bulk && line('The progress of a bulk change', `${name.bulkJob}(jobId: ID!): BulkJob`, access.write),
  ];
  const mutations = [
    has('create') && line('Makes one', `${name.create}(input: ${type}Input!): ${type}`, access.write, 'create'),
    has('update') &&
      line(
        'Changes the members that are given',
        `${name.update}(id: ID!, input: ${type}Patch!): ${type}`,
        access.write,
        'update',
      ),
    has('delete') &&
      line(
        'Deletes one; with trash, for good and only from the trash',
        `${name.delete}(id: ID!, trash: Boolean): Boolean`,
        access.write,
        'delete',
      ),
    has('bulk-delete') &&
      line(
        'Deletes many; with trash, for good and only from the trash',
        `${name.deleteMany}(${selection}, trash: Boolean): BulkResult`,
        access.write,
        'bulk-delete',
      ),
    has('trash') && line('Takes one out of the trash', `${name.restore}(id: ID!): ${type}`, access.write, 'trash'),
    has('trash') && line('Takes many out of the trash', `${name.restoreMany}(${selection}): BulkResult`, access.write),
    has('export') &&
      line(
        'Writes the rows that the query leaves to a file',
        `${name.export}(${query}, trash: Boolean): ExportJob`,
        access.export,
        'export',
      ),
  ];
  const page = [
    '"The rows of this page"\n  ' + `data: [${type}!]!`,
    '"Rows on all pages: exact up to 1,000,000"\n  count: Int! @member(min: 0)',
    '"Whether count is exact"\n  countIsExact: Boolean!',
    '"Whether a page follows"\n  hasMore: Boolean!',
    '"The cursor of the next page; null on the last"\n  nextCursor: String',
  ];
  return [
    resource.typeSdl,
    (has('list') || has('trash')) &&
      `"A page of a list"\n${block(`type ${list}\n  ${filterableLines(resource).join('\n  ')}\n`, page)}`,
    block('extend type Query', queries),
    block('extend type Mutation', mutations),
  ]
    .filter(Boolean)
    .join('\n');
}

/** ` @live(…)`: the subscription that shows one of them anew. */
function liveSdl({ live }: AnyResource): string {
  if (live === null) return '';
  const one = live.one === true ? ', one: true' : '';
  return ` @live(event: ${JSON.stringify(live.event)}, about: ${JSON.stringify(live.about)}${one})`;
}

function block(head: string, lines: readonly (string | false)[]): string {
  const there = lines.filter(Boolean);
  return there.length === 0 ? '' : `${head} {\n${there.map((line) => `  ${line}`).join('\n')}\n}\n`;
}
