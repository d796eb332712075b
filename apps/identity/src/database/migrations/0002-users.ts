import { tenantTable, type Migration } from '@bellbird/database';
import { attemptTable } from '@bellbird/limits';

/** Accounts, sessions, codes, limits. E-mail addresses are unique over all tenants: one person, one log-in. */
export const usersMigration: Migration = {
  name: '0002-users',
  up: (roles) => `
    create table tenant_profile (
      tenant_id uuid primary key, name text not null, country char(2) not null, time_zone text not null);
    ${tenantTable(roles, 'tenant_profile', { app: 'select, insert, update', system: 'select, insert, update' })};

    create table account (
      id uuid primary key, tenant_id uuid not null, role text not null check (role in ('admin', 'merchant')),
      email text not null, email_key text generated always as (lower(email)) stored unique,
      first_name text not null, last_name text not null, phone text,
      password_hash text not null, status text not null check (status in ('invited', 'active', 'inactive', 'email-not-verified')),
      permissions text[] not null default '{}', flags jsonb not null default '{}', markers text[] not null default '{}',
      avatar jsonb, campaigns_draft jsonb, quick_campaigns_draft jsonb,
      referral_code text, how_did_you_hear text, terms_accepted_at timestamptz,
      version bigint not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now());
    create index account_tenant on account (tenant_id, id);
    ${tenantTable(roles, 'account', { app: 'select, insert, update', system: 'select, insert, update' })};

    create table session (
      id uuid primary key, tenant_id uuid not null, account_id uuid not null references account,
      generation int not null default 0, created_at timestamptz not null default now(), expires_at timestamptz not null, ended_at timestamptz, ended_why text);
    create index session_account on session (account_id) where ended_at is null;
    ${tenantTable(roles, 'session', { app: 'select, insert, update', system: 'select, insert, update, delete' })};

    create table refresh_token (
      hash bytea primary key, tenant_id uuid not null, session_id uuid not null references session on delete cascade,
      generation int not null, used_at timestamptz, created_at timestamptz not null default now());
    create index refresh_token_session on refresh_token (session_id);
    ${tenantTable(roles, 'refresh_token', { app: 'select, insert, update', system: 'select, insert, update, delete' })};

    create table email_code (
      account_id uuid primary key references account, tenant_id uuid not null,
      code_hash bytea not null, tries int not null default 0, expires_at timestamptz not null);
    ${tenantTable(roles, 'email_code', { app: 'select', system: 'select, insert, update, delete' })};

    create table password_reset (
      token_hash bytea primary key, tenant_id uuid not null, account_id uuid not null references account,
      expires_at timestamptz not null, used_at timestamptz);
    ${tenantTable(roles, 'password_reset', { app: 'select', system: 'select, insert, update, delete' })};

    ${attemptTable(roles)}

    create table known_address (account_id uuid not null references account, tenant_id uuid not null, address bytea not null, seen_at timestamptz not null default now(), primary key (account_id, address));
    ${tenantTable(roles, 'known_address', { app: 'select', system: 'select, insert, update, delete' })};

    create table signing_key (kid text primary key, public_jwk jsonb not null, private_sealed bytea not null, created_at timestamptz not null default now());
    grant select, insert, delete on signing_key to ${roles.system};
  `,
};
