import { tenantTable, type Migration } from '@bellbird/database';

/** Until when (by `stored_at`) a person has seen all: what came before is not looked at again to know what is new. */
export const readerMarkMigration: Migration = {
  name: '0010-reader-mark',
  up: (roles) => `
    create table reader_mark (
      tenant_id uuid not null, user_id uuid not null, seen_until timestamptz not null, primary key (tenant_id, user_id));
    ${tenantTable(roles, 'reader_mark', { app: 'select, insert, update' })};
    create index notification_stored on notification (tenant_id, stored_at);
  `,
};
