import type { Row, Tx } from '@bellbird/database';
import type { ColumnTarget, Delimiter } from '@bellbird/field-rules';
import type { ImportOptions } from './import-options.js';

export type ImportStatus = 'queued' | 'running' | 'completed' | 'failed' | 'undone';
export type ImportPhase = 'stage' | 'merge' | 'finish' | 'done' | 'undo';

/** What is known of a job's file and wishes once it was accepted. */
export interface ImportPlan extends Omit<ImportOptions, 'mapping'> {
  delimiter: Delimiter;
  targets: ColumnTarget[];
}

/** A job as its table holds it. */
export interface ImportJobRow {
  tenantId: string;
  id: string;
  status: ImportStatus;
  phase: ImportPhase;
  options: ImportPlan;
  country: string;
  fileKey: string;
  fileBytes: bigint;
  createdBy: string;
  decidedAt: Date;
  /** By the clock of the database. */
  madeAt: Date;
  stagedRows: number | null;
  /** By lane. */
  mergedTo: number[];
  progress: number;
  rows: number;
  created: number;
  updated: number;
  skipped: number;
  rejected: number;
  reasons: Record<string, number>;
  ignoredColumns: string[];
  rejectedKey: string | null;
  /** Raised at each take-over: whoever held it before writes no more. */
  fence: number;
}

export const jobColumns = `tenant_id as "tenantId", id, status, phase, options, country, file_key as "fileKey", file_bytes as "fileBytes", created_by as "createdBy", decided_at as "decidedAt", created_at as "madeAt",
  staged_rows as "stagedRows", merged_to as "mergedTo", progress, rows, created, updated, skipped, rejected, reasons, ignored_columns as "ignoredColumns", rejected_key as "rejectedKey", attempts as fence`;

/** What people see of a job. `progress` is in percent, 100 only when it has ended. */
export interface ImportJob {
  id: string;
  status: ImportStatus;
  progress: number;
  rows: number;
  created: number;
  updated: number;
  skipped: number;
  rejected: number;
  /** { code: rows } */
  reasons: Record<string, number>;
  /** The rejected rows as CSV, with their numbers and reasons: a link of an hour. */
  rejectedUrl: string | null;
  /** Headings that matched nothing. */
  ignoredColumns: string[];
}

export function importJobOf(row: ImportJobRow, rejectedUrl: string | null = null): ImportJob {
  const { id, status, progress, rows, created, updated, skipped, rejected, reasons, ignoredColumns } = row;
  return { id, status, progress, rows, created, updated, skipped, rejected, reasons, rejectedUrl, ignoredColumns };
}

export async function findImportJob(
  tx: Tx,
  tenantId: string,
  id: string,
  lock = '',
): Promise<ImportJobRow | undefined> {
  const [row] = await tx.query<ImportJobRow & Row>(
    `select ${jobColumns} from import_job where tenant_id = $1 and id = $2 ${lock}`,
    [tenantId, id],
  );
  return row;
}
