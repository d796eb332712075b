import { tenantTable, type Migration } from '@bellbird/database';

/** Why a business may not send, as tenants says it, and which campaigns wait for that and for a person. */
export const suspensionMigration: Migration = {
  name: '0007-suspension',
  up: (roles) => `
    create table sending_pause (
      tenant_id uuid not null, kind text not null, reason text not null, at timestamptz not null,
      primary key (tenant_id, kind));
    ${tenantTable(roles, 'sending_pause', { app: 'select, insert, update, delete' })};
    alter table campaign add column suspended boolean not null default false;
  `,
};
