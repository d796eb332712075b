import { jsonb, Table } from '@bellbird/database';
import type { ColumnTarget, Delimiter } from '@bellbird/field-rules';
import type { ImportOptions } from './import-options.js';

export type ImportStatus = 'queued' | 'running' | 'completed' | 'failed' | 'undone';
export type ImportPhase = 'stage' | 'merge' | 'finish' | 'done' | 'undo';

/** What is known of a job's file and wishes once it was accepted. */
export interface ImportPlan extends Omit<ImportOptions, 'mapping'> {
  delimiter: Delimiter;
  /** How the file was read; known once it was. */
  encoding?: string;
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
  incomplete: number;
  reasons: Record<string, number>;
  ignoredColumns: string[];
  rejectedKey: string | null;
  /** Raised at each take-over: whoever held it before writes no more. */
  fence: number;
}

/** What is written beside it: when it ended, and how long somebody holds it. */
interface Beside {
  endedAt: Date;
  leaseUntil: Date;
  /** Its undo and its rejected rows are kept no longer. */
  forgotten: boolean;
}

export const importJobs = new Table<ImportJobRow, Beside>(
  'import_job',
  {
    tenantId: 'tenant_id',
    id: 'id',
    status: 'status',
    phase: 'phase',
    options: jsonb('options'),
    country: 'country',
    fileKey: 'file_key',
    fileBytes: 'file_bytes',
    createdBy: 'created_by',
    decidedAt: 'decided_at',
    madeAt: 'created_at',
    stagedRows: 'staged_rows',
    mergedTo: 'merged_to',
    progress: 'progress',
    rows: 'rows',
    created: 'created',
    updated: 'updated',
    skipped: 'skipped',
    rejected: 'rejected',
    incomplete: 'incomplete',
    reasons: jsonb('reasons'),
    ignoredColumns: 'ignored_columns',
    rejectedKey: 'rejected_key',
    fence: 'attempts',
  },
  { endedAt: 'ended_at', leaseUntil: 'lease_until', forgotten: 'forgotten' },
);

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
  /** Rows that came in without a value that does not fit its field. */
  incomplete: number;
  /** { code: rows } */
  reasons: Record<string, number>;
  /** The rejected and the incomplete rows as CSV, with their numbers, reasons and columns: a link of an hour. */
  rejectedUrl: string | null;
  /** Headings that matched nothing. */
  ignoredColumns: string[];
}

export function importJobOf(row: ImportJobRow, rejectedUrl: string | null = null): ImportJob {
  const { id, status, progress, rows, created, updated, skipped } = row;
  const { rejected, incomplete, reasons, ignoredColumns } = row;
  const figures = { rows, created, updated, skipped, rejected, incomplete };
  return { id, status, progress, ...figures, reasons, rejectedUrl, ignoredColumns };
}
