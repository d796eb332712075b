import { tenantTable, type Migration } from '@bellbird/database';

/**
 * Rights that are felt at once. `access_version` rises with each change of permissions or status; `access_change` tells
 * for a few minutes whose tokens of before count no more. `proved_at` is when the session's person last proved who it is.
 */
export const accessMigration: Migration = {
  name: '0004-access',
  up: (roles) => `
    alter table account add column access_version int not null default 1;
    alter table session add column proved_at timestamptz not null default now(), add column locked_at timestamptz;

    create table access_change (
      subject uuid primary key, tenant_id uuid not null, min_version bigint not null, is_locked boolean not null,
      at timestamptz not null default clock_timestamp());
    create index access_change_at on access_change (at);
    ${tenantTable(roles, 'access_change', { app: 'select, insert, update', system: 'select, insert, update, delete' })};
  `,
};
