import { tenantTable, type ServiceRoles } from '@bellbird/database';

/** The table of a service's bulk and export jobs; part of the first migration of a service that has resources. */
export function jobSchema(roles: ServiceRoles): string {
  return `
    create table kit_job (
      tenant_id uuid not null, id uuid not null, user_id uuid not null,
      resource text not null, kind text not null check (kind in ('delete', 'restore', 'change', 'export')),
      status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed')),
      payload jsonb not null,
      total int not null default 0, done int not null default 0, affected int not null default 0,
      last_id uuid, up_to uuid, file_key text, failure text,
      fence int not null default 0, attempts int not null default 0, lease_until timestamptz,
      created_at timestamptz not null default now(), finished_at timestamptz,
      primary key (tenant_id, id));
    create index kit_job_open on kit_job (created_at) where status in ('queued', 'running');
    create index kit_job_finished on kit_job (finished_at) where finished_at is not null;
    ${tenantTable(roles, 'kit_job', { app: 'select, insert, update', system: 'select, update, delete' })};
  `;
}
