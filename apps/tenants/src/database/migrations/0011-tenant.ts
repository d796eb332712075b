import { tenantTable, type Migration } from '@bellbird/database';
import { withLedgerRole } from './sql-file.js';

/** The tenant, and what of its payments is not at the provider. */
export const tenant: Migration = {
  name: '0011-tenant',
  up: (roles) => `
    create table tenant (
      tenant_id uuid primary key,
      -- Who wrote the details last: a row made on first use gives way to the registration, that to a person.
      details_from text not null check (details_from in ('first-use', 'registration', 'person')),
      name text not null default '', email text not null default '',
      country char(2) not null, state text not null default '', city text not null default '',
      address text not null default '', post_code text not null default '', website text not null default '',
      time_zone text not null,
      branding jsonb not null default '{"icon": null, "logo": null}',
      privacy_policy jsonb not null default '{"type": "inline", "content": "", "url": ""}',
      flags jsonb not null default '{}',
      payment_customer jsonb not null default '{}',   -- this tenant's name at each provider
      default_payment_method text,
      suspended_at timestamptz,
      version bigint not null default 1,
      created_at timestamptz not null, updated_at timestamptz not null);
    ${tenantTable(roles, 'tenant', { app: 'select, insert, update' })};

    -- One attempt to pay in. Its id goes to the provider as idempotency key and in the intent's metadata, and it is
    -- committed before the provider is asked: whatever the provider reports later meets a row here.
    create table top_up (
      id uuid primary key, tenant_id uuid not null, user_id uuid not null,
      request_key text, request_hash bytea not null,
      amount bigint not null check (amount > 0), currency char(3) not null,
      intent_id text unique, answer jsonb,
      created_at timestamptz not null, credited_at timestamptz, failed_at timestamptz,
      recorded_at timestamptz not null default now(),   -- how long a request key is kept, whatever business time says
      unique (tenant_id, user_id, request_key));
    ${tenantTable(roles, 'top_up', { app: 'select, insert, update (request_key, intent_id, answer, failed_at)', system: 'select' })};
    grant usage on schema public to ${withLedgerRole(roles).ledger};
    create policy tenant_ledger on tenant to ${withLedgerRole(roles).ledger} using (true) with check (true);
    grant select, update (suspended_at) on tenant to ${withLedgerRole(roles).ledger};
    create policy top_up_ledger on top_up to ${withLedgerRole(roles).ledger} using (true) with check (true);
    grant select, update (intent_id, credited_at) on top_up to ${withLedgerRole(roles).ledger};
  `,
};
