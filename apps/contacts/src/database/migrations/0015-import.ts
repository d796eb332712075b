import { type Migration, tenantTable } from '@bellbird/database';

/** Import jobs, what each changed (for 30 days of undo), and where their rows are staged. */
export const imports: Migration = {
  name: '0015-import',
  up: (roles) => `
    create table import_job (
      tenant_id uuid not null, id uuid not null,
      status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed', 'undone')),
      phase text not null default 'stage' check (phase in ('stage', 'merge', 'finish', 'done', 'undo')),
      options jsonb not null, country text not null, file_key text not null, file_bytes bigint not null,
      created_by uuid not null, created_at timestamptz not null default now(), decided_at timestamptz not null, ended_at timestamptz,
      staged_rows int, merged_to int not null default 0, progress smallint not null default 0,
      rows int not null default 0, created int not null default 0, updated int not null default 0, skipped int not null default 0, rejected int not null default 0,
      reasons jsonb not null default '{}', ignored_columns text[] not null default '{}', rejected_key text,
      lease_until timestamptz not null default '-infinity', attempts int not null default 0,
      primary key (tenant_id, id));
    create index import_job_todo on import_job (created_at) where status in ('queued', 'running');
    ${tenantTable(roles, 'import_job', { app: 'select, insert, update', system: 'select, update' })};

    create table import_change (
      tenant_id uuid not null, job_id uuid not null, contact_id uuid not null,
      version int not null, before jsonb,
      primary key (tenant_id, job_id, contact_id));
    comment on table import_change is 'before is null where the import made the contact; version is what the import left it at';
    ${tenantTable(roles, 'import_change', { app: 'select', system: 'select, insert, delete' })};

    -- COPY does not work on a table with row-level security: each job stages into a table of its own here, without a
    -- tenant, that only the system role can read and that is dropped at the end.
    create schema import_staging;
    grant usage, create on schema import_staging to ${roles.system};
  `,
};
