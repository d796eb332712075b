import { grant, tenantTable, type Migration } from '@bellbird/database';

/**
 * Tenants by number (four bytes in the keys of millions of rows), and what is known of each campaign: its part in the
 * licence statement (`campaign_control`, `campaign_stop`) and the bookkeeping of its pages.
 */
export const tenantsAndCampaigns: Migration = {
  name: '0010-tenants-and-campaigns',
  up: (roles) => `
create table tenant (
  tenant_no  int generated always as identity primary key,
  tenant_id  uuid not null unique,
  served_at  timestamptz not null default '-infinity'     -- fair share: who was served longest ago is next
) with (fillfactor = 50);
${tenantTable(roles, 'tenant', { app: 'select, insert', system: 'select, insert, update' })};

create sequence campaign_number as int;
${grant(roles, 'sequence campaign_number', { app: 'usage', system: 'usage' })};

create table campaign_control (
  tenant_no     int not null,
  campaign_no   int not null default nextval('campaign_number'),
  campaign_id   uuid not null unique,
  tenant_id     uuid not null,
  -- waiting: no open hold covers it · running · paused · canceled · finished: sending.finished was said
  state         text not null default 'waiting' check (state in ('waiting', 'running', 'paused', 'canceled', 'finished')),
  prio          smallint not null default 1,               -- 0 single texts, 1 campaigns
  speed_mps     int,
  send_from     timestamptz not null default 'infinity',   -- the present window cut by the limit, in business time
  send_until    timestamptz not null default 'infinity',
  consent_needed boolean not null default true,
  hold_id       uuid,
  prices        jsonb not null default '{}',
  version       bigint not null default 0,                 -- of the last pause or resume applied
  paused        boolean not null default false,
  funded_heard  boolean not null default false,
  cancel_heard  boolean not null default false,
  sender        text,
  time_zone     text,                                      -- null: no marketing window binds
  not_before    timestamptz,
  not_later_than timestamptz,
  limit_first_only boolean not null default false,
  unknown_policy text not null default 'resend' check (unknown_policy in ('resend', 'never')),
  held          text check (held in ('send-window', 'too-late')),
  pages         int,                                       -- how many there will be; null until recipients.frozen
  left_out      jsonb not null default '{}',
  stopped       boolean not null default false,            -- the freeze was cut short by a cancel
  duplicates    int not null default 0,                    -- people whose phone was there already, from another page
  recipients    int,                                       -- null until all pages are stored
  finished_at   timestamptz,
  settle_count  int,
  total         bigint,
  emissions     smallint not null default 0,
  next_emission timestamptz,
  closed_at     timestamptz,
  revision      bigint not null default 0,                 -- of this row, for the events about it
  created_at    timestamptz not null default now(),
  primary key (tenant_no, campaign_no)
) with (fillfactor = 50);
create index campaign_control_open on campaign_control (state) where state in ('running', 'paused', 'canceled');
create index campaign_control_unclosed on campaign_control (next_emission) where next_emission is not null;
${tenantTable(roles, 'campaign_control', { app: 'select, insert, update', system: 'select, update', column: 'tenant_no' })};

create table campaign_stop (
  tenant_no int not null, campaign_no int not null, version bigint not null, cancel boolean not null,
  primary key (tenant_no, campaign_no));
${tenantTable(roles, 'campaign_stop', { app: 'select, insert, update, delete', system: 'select, insert, update', column: 'tenant_no' })};

create table consent (
  tenant_no int not null, phone text not null, scope text not null check (scope in ('marketing', 'all')),
  state text not null check (state in ('in', 'out')), decided_at timestamptz not null,
  source text not null, wording text, contact_id uuid,
  primary key (tenant_no, phone, scope));
${tenantTable(roles, 'consent', { app: 'select, insert, update', system: 'select, insert, update', column: 'tenant_no' })};
`,
};
