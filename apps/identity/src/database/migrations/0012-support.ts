import { tenantTable, type Migration } from '@bellbird/database';

/**
 * Until when the platform's support may look at a business; a row that is over stays, so that each grant and each end has
 * a version of its own. `acting_admin`: the session is an admin's who looks at the business of its `tenant_id`, `read_only`;
 * the name stands beside it for the trail, since the account is of no business.
 */
export const supportMigration: Migration = {
  name: '0012-support',
  up: (roles) => `
    create table support_grant (
      tenant_id uuid primary key, granted_by uuid not null, reason text not null, until timestamptz not null,
      version bigint not null default 1);
    ${tenantTable(roles, 'support_grant', { app: 'select, insert, update', system: 'select, update' })};

    alter table session
      add column read_only boolean not null default false, add column acting_admin uuid, add column acting_name text,
      add constraint session_support check (acting_admin is null or read_only);
    create index session_looking on session (tenant_id) where acting_admin is not null and ended_at is null;
  `,
};
