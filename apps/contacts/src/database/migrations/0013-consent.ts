import { tenantTable, type Migration } from '@bellbird/database';

/** The book of consent: belongs to the phone of a tenant, outlives the contact. */
export const consent: Migration = {
  name: '0013-consent',
  up: (roles) => `
    create table consent (
      tenant_id uuid not null, phone text not null,
      scope text not null check (scope in ('marketing', 'all')),
      state text not null check (state in ('in', 'out')),
      decided_at timestamptz not null, source text not null, wording text, contact_id uuid,
      primary key (tenant_id, phone, scope));
    ${tenantTable(roles, 'consent', { app: 'select, insert, update', system: 'select, insert, update, delete' })};

    create table consent_history (
      tenant_id uuid not null, phone text not null, scope text not null, state text not null,
      decided_at timestamptz not null, source text not null, wording text, contact_id uuid, recorded_at timestamptz not null default now());
    comment on table consent_history is 'every decision that is not the present one: those it replaced and those that came too late';
    create unique index consent_history_decision on consent_history (tenant_id, phone, scope, decided_at, state, source);
    ${tenantTable(roles, 'consent_history', { app: 'select, insert', system: 'select, insert' })};

    create table business (
      tenant_id uuid primary key, number int generated always as identity unique,
      name text, country text, time_zone text);
    comment on table business is 'the short number that stands for a tenant in opt-out links, and what was last heard of it';
    ${tenantTable(roles, 'business', { app: 'select, insert, update', system: 'select' })};

    create table former_contact (
      tenant_id uuid not null, contact_id uuid not null, phone text not null, deleted_at timestamptz not null default now(),
      primary key (tenant_id, contact_id));
    comment on table former_contact is 'whose opt-out links still work after the contact was deleted for ever; swept after 90 days';
    create index former_contact_age on former_contact (deleted_at);
    ${tenantTable(roles, 'former_contact', { app: 'select, insert', system: 'select, insert, delete' })};
    grant usage on sequence business_number_seq to ${roles.app};
  `,
};
