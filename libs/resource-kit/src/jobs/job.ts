import type { ListQuery } from '../page/list-query.js';
import type { NamedChange, ResourceActor, View } from '../resource/resource.js';
import type { Chosen } from '../write/selection.js';

export type JobStatus = 'queued' | 'running' | 'completed' | 'failed';
export type JobKind = 'delete' | 'restore' | 'change' | 'export';

/** What a job does, as it was asked for: JSON, since the job keeps it. */
export interface JobOrder {
  actor: ResourceActor;
}

/** A bulk job. */
export interface BulkOrder extends JobOrder {
  view: View;
  chosen: Chosen;
  /** Of the kind `change`: what the service's own hook does. */
  change?: NamedChange;
}

/** The export of a list of a resource. */
export interface QueryOrder extends JobOrder {
  view: View;
  query: Pick<ListQuery, 'sortBy' | 'filters' | 'filtersMatch'>;
}

/** A job as its table holds it. */
export interface JobRow {
  tenant_id: string;
  id: string;
  user_id: string;
  resource: string;
  kind: JobKind;
  status: JobStatus;
  payload: JobOrder;
  total: number;
  done: number;
  affected: number;
  last_id: string | null;
  up_to: string | null;
  file_key: string | null;
  fence: number;
  attempts: number;
}

/** What people see of a bulk job. `progress` is in percent, 100 only when it is completed. */
export interface BulkJob {
  id: string;
  status: JobStatus;
  progress: number;
  affected: number;
}

/** What people see of an export; `url` is signed anew at each look and good until `expiresAt`. */
export interface ExportJob {
  id: string;
  status: JobStatus;
  progress: number;
  rows: number;
  url: string | null;
  expiresAt: string | null;
}

export function progressOf({ status, done, total }: Pick<JobRow, 'status' | 'done' | 'total'>): number {
  if (status === 'completed') return 100;
  return total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100));
}

export const bulkJobOf = (row: JobRow): BulkJob => ({
  id: row.id,
  status: row.status,
  progress: progressOf(row),
  affected: row.affected,
});
