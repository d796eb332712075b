import { tenantTable, type Migration } from '@bellbird/database';

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
      staged_rows int, merged_to int[] not null default '{0,0}', progress smallint not null default 0,
      rows int not null default 0, created int not null default 0, updated int not null default 0, skipped int not null default 0, rejected int not null default 0,
      reasons jsonb not null default '{}', ignored_columns text[] not null default '{}', rejected_key text,
      lease_until timestamptz not null default '-infinity', attempts int not null default 0, forgotten boolean not null default false,
      primary key (tenant_id, id));
    comment on column import_job.merged_to is 'by lane: the last row of the last stretch that it merged';
    create index import_job_todo on import_job (created_at) where status in ('queued', 'running');
    ${tenantTable(roles, 'import_job', { app: 'select, insert, update', system: 'select, update' })};

    create table import_change (
      tenant_id uuid not null, job_id uuid not null, contact_id uuid not null,
      version int not null, before jsonb not null,
      primary key (tenant_id, job_id, contact_id));
    comment on table import_change is 'contacts that an import changed: what they were before, and the version it left them at';
    ${tenantTable(roles, 'import_change', { app: 'select', system: 'select, insert, delete' })};

    -- An import leaves its trigrams in the pending lists of the indexes, where every search would have to read them.
    create function settle_search() returns void language plpgsql security definer set search_path = public, pg_temp as $$
    declare each regclass;
    begin
      for each in select c.oid from pg_class c join pg_am a on a.oid = c.relam where a.amname = 'gin' and c.relname like 'contact%' loop
        perform gin_clean_pending_list(each);
      end loop;
    end $$;
    revoke all on function settle_search() from public;
    grant execute on function settle_search() to ${roles.system};
    grant maintain on contact, contact_filter, contact_tag, consent to ${roles.system};

    -- COPY does not work on a table with row-level security: each job stages into a table of its own here, without a
    -- tenant, that only the system role can read and that is dropped at the end.
    create schema import_staging;
    grant usage, create on schema import_staging to ${roles.system};
  `,
};
