import { tenantTable, type Migration } from '@bellbird/database';

/**
 * Log-ins as their person sees them, devices that skip the second step, and devices that were seen before, so that one
 * that never was is told of.
 */
export const logInsMigration: Migration = {
  name: '0009-log-ins',
  up: (roles) => `
    alter table session
      add column user_agent text, add column address text, add column last_seen_at timestamptz not null default now(),
      add column opened_by text not null default 'password';

    create table remembered_device (
      token_hash bytea primary key, tenant_id uuid not null, account_id uuid not null references account on delete cascade,
      label text not null, created_at timestamptz not null default now(), expires_at timestamptz not null);
    create index remembered_device_account on remembered_device (account_id);
    ${tenantTable(roles, 'remembered_device', { app: 'select, insert, delete', system: 'select, insert, delete' })};

    create table known_device (
      account_id uuid not null references account on delete cascade, tenant_id uuid not null, device bytea not null,
      logged_in boolean not null, seen_at timestamptz not null default now(), primary key (account_id, device));
    ${tenantTable(roles, 'known_device', { app: 'select', system: 'select, insert, update, delete' })};
  `,
};
