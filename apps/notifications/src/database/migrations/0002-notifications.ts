import { tenantTable, type Migration } from '@bellbird/database';

/**
 * What people are told, and who has seen it. `user_id` is set where one person alone is meant. What a reader does to a
 * notification (seen, deleted) is the reader's own: the others of the business keep theirs.
 * `created_at` is business time, which people read; `stored_at` is real time, by which old rows go.
 */
export const notificationsMigration: Migration = {
  name: '0002-notifications',
  up: (roles) => `
    create table notification (
      tenant_id uuid not null, id uuid not null, user_id uuid, type text not null, data jsonb not null,
      created_at timestamptz not null, stored_at timestamptz not null default now(),
      primary key (tenant_id, id));
    create index notification_newest on notification (tenant_id, created_at, id);
    create index notification_age on notification (stored_at);
    ${tenantTable(roles, 'notification', { app: 'select, insert, update', system: 'select, delete' })};

    create table notification_reader (
      tenant_id uuid not null, notification_id uuid not null, user_id uuid not null, viewed_at timestamptz, deleted_at timestamptz,
      primary key (tenant_id, user_id, notification_id),
      foreign key (tenant_id, notification_id) references notification on delete cascade);
    create index notification_reader_notification on notification_reader (tenant_id, notification_id);
    ${tenantTable(roles, 'notification_reader', { app: 'select, insert, update' })};
  `,
};
