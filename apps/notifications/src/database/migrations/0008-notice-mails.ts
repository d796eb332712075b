import { tenantTable, type Migration } from '@bellbird/database';

/**
 * `notice_mail` are notifications that wait to be mailed, at a pace; `mail_user_id` is the one whom the usual pace is for
 * where that is no audience. `told_at` is business time, by which digests go; `queued_at` real time, by which the others do.
 * `digest` is that somebody had the digest of a day. `business` says when a business's day has come to its digest.
 */
export const noticeMailsMigration: Migration = {
  name: '0008-notice-mails',
  up: (roles) => `
    create table business (
      tenant_id uuid primary key, name text, time_zone text, digest_hour int not null default 8,
      digested_day date, try_mails_at timestamptz not null default '-infinity');
    ${tenantTable(roles, 'business', { app: 'select, insert, update', system: 'select, update' })};

    create table notice_mail (
      tenant_id uuid not null, notification_id uuid not null, pace text not null check (pace in ('instant', 'daily')),
      mail_user_id uuid, told_at timestamptz not null, queued_at timestamptz not null default clock_timestamp(), batch uuid,
      primary key (tenant_id, notification_id, pace),
      foreign key (tenant_id, notification_id) references notification on delete cascade);
    create index notice_mail_instant on notice_mail (queued_at, tenant_id) where pace = 'instant';
    create index notice_mail_daily on notice_mail (tenant_id, told_at) where pace = 'daily';
    ${tenantTable(roles, 'notice_mail', { app: 'select, insert, update, delete', system: 'select' })};

    create table digest (
      tenant_id uuid not null, user_id uuid not null, day date not null, mailed_at timestamptz not null default now(),
      primary key (tenant_id, user_id, day));
    create index digest_age on digest (mailed_at);
    ${tenantTable(roles, 'digest', { app: 'select, insert', system: 'select, delete' })};

    create table unsubscribe_link (
      tenant_id uuid not null, token_hash bytea not null unique, user_id uuid not null, types text[] not null,
      created_at timestamptz not null default now(), primary key (tenant_id, token_hash));
    create index unsubscribe_link_age on unsubscribe_link (created_at);
    ${tenantTable(roles, 'unsubscribe_link', { app: 'select, insert', system: 'select, delete' })};
  `,
};
