import { tenantTable, type Migration } from '@bellbird/database';

/**
 * Who did what. Rows come and are read; only the sweeper, which is the system role, takes their addresses and at the end
 * themselves away.
 */
export const auditMigration: Migration = {
  name: '0007-audit',
  up: (roles) => `
    create table audit_entry (
      id uuid primary key, tenant_id uuid not null, at timestamptz not null,
      actor_kind text not null check (actor_kind in ('person', 'support', 'admin', 'service')),
      actor_id uuid not null, actor_name text not null, action text not null,
      subject_type text not null, subject_id text not null, subject_name text not null,
      changes jsonb not null, address text);
    create index audit_entry_of on audit_entry (tenant_id, at desc, id);
    create index audit_entry_action on audit_entry (tenant_id, action, at desc, id);
    create index audit_entry_at on audit_entry using brin (at);
    create index audit_entry_address on audit_entry (at) where address is not null;
    ${tenantTable(roles, 'audit_entry', { app: 'select, insert', system: 'select, update (address), delete' })};
  `,
};
