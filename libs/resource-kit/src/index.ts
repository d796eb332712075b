export { defineResource, type OutOf } from './resource/declare-resource.js';
export { snakeCase, type Column, type Columns } from './columns/column.js';
export {
  amount,
  boolean,
  computed,
  ids,
  instant,
  int,
  json,
  money,
  object,
  reference,
  tags,
  text,
  texts,
  unknownIds,
  words,
  wordList,
} from './columns/kinds.js';
export { filters } from './columns/filters.js';
export { field, orNone } from './resource/field-builders.js';
export type { Field } from './resource/field.js';
export { Parameters } from './resource/parameters.js';
export {
  verbs,
  type AnyResource,
  type Change,
  type DynamicFields,
  type ExportColumn,
  type Identified,
  type NamedChange,
  type InputOf,
  type PatchOf,
  type Resource,
  type ResourceActor,
  type ResourceHooks,
  type RowOf,
  type Verb,
  type View,
  type Wants,
} from './resource/resource.js';
export { dayOf, daysFrom, isDay, nextDay, startOfDay } from './filter/days.js';
export { readInstant } from './filter/instants.js';
export { planQuery, type PlannedQuery, type Wanted } from './page/plan-query.js';
export { writeStatement } from './page/statements.js';
export { type ListQuery, largestPage } from './page/list-query.js';
export { countRows, type Count } from './read/count-rows.js';
export { listValues, type FieldValue, type ValuesWanted } from './read/list-values.js';
export { listRows, walkIds, type Page } from './read/list-rows.js';
export { checkedId, checkedIds, readRow, readRows } from './read/read-rows.js';
export { checkedDay, wrongDay } from './read/day.js';
export { oneOf, wrongWord } from './read/one-of.js';
export { referenceResolver, resolveReferences } from './read/references.js';
export { writable, WrongValue, type Writable } from './write/writable.js';
export type { Writing } from './write/write-context.js';
export { createRow } from './write/create-row.js';
export { setColumns, updateRow } from './write/update-row.js';
export { deleteRow, deleteRows } from './write/delete-rows.js';
export { restoreRow, restoreRows } from './write/restore-rows.js';
export { changeRows } from './write/change-rows.js';
export { bulkChange, bulkUpdate, type BulkResult } from './write/bulk-change.js';
export { readSelection, selectedIds, type Chosen, type Selection } from './write/selection.js';
export { jobSchema } from './jobs/job-schema.js';
export { JobRunner, type JobRunnerOptions } from './jobs/job-runner.js';
export { orderFile } from './jobs/export-job.js';
export { readExportJob } from './jobs/read-job.js';
export { exporterOf, type Exporter } from './jobs/exporter.js';
export type { BulkJob, ExportJob, JobOrder, JobStatus } from './jobs/job.js';
export { cellText, csvRecord } from './jobs/csv.js';
export { memberDirectivesSdl } from './graphql/member-sdl.js';
export type { Refusal } from './resource/refusal.js';
export { operationNames, resourceSdl, sharedSdl } from './graphql/sdl.js';
export { resourceResolvers, type ResolverMap, type ResourceDeps } from './graphql/resolvers.js';
export { actorOf, type ResourceContext } from './graphql/context.js';
export { loaderIn } from './graphql/loader.js';
export { recordAudit, type AuditActor, type PrivilegedChange } from './audit/record-audit.js';
export { memberNames, MembersOfBusiness } from './sharing/members.js';
export { shareSchema } from './sharing/share-schema.js';
export { sharingSdl } from './sharing/shared-columns.js';
export { forgetShares, seenAmong } from './sharing/shares.js';
export { mostShares, seesEverything, type Share, type SharePermission } from './sharing/sharing.js';
