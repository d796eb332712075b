import { grant, tenantTable, type Migration } from '@bellbird/database';

/**
 * Messages, their chunks, what they settled and what is unknown. No index, not even a partial one, may mention a column
 * of `message` that the sender updates (state, attempt, sid, rank): it would end HOT updates and double the work.
 * `tenant_no` stands last in the keys of `message`: first, the outcome statement's generic plan scans the tenant.
 */
export const messages: Migration = {
  name: '0011-messages',
  up: (roles) => `
create table message (
  id           bigint not null,                            -- campaign_no << 32 | ordinal: a slice is a range of ids
  chunk_id     bigint not null,
  price        bigint,                                     -- micro-dollars charged, set when it is accepted
  quoted       bigint,                                     -- micro-dollars, where the price came with the person
  sending_at   timestamptz,
  done_at      timestamptz,
  receipt_at   timestamptz,
  tenant_no    int not null,
  campaign_no  int not null,
  error_code   int,
  state        smallint not null default 0,                -- message-state.ts
  attempt      smallint not null default 0,
  parts        smallint not null,
  provider_rank smallint not null default 0,
  contact_id   uuid,
  country      char(2) not null,
  phone        text not null,
  name         text not null default '',                   -- as staff see it
  body         text not null,
  provider_sid text,
  primary key (id, tenant_no),
  unique (campaign_no, contact_id, tenant_no),
  unique (campaign_no, phone, tenant_no)
) with (fillfactor = 35, autovacuum_vacuum_scale_factor = 0.1, autovacuum_vacuum_cost_delay = 0);
create index message_phone on message (phone, tenant_no, id);
${tenantTable(roles, 'message', { app: 'select, insert', system: 'select, update', column: 'tenant_no' })};

create sequence chunk_number as bigint;
${grant(roles, 'sequence chunk_number', { app: 'usage' })};
create table chunk (
  tenant_no   int not null,
  id          bigint not null,
  campaign_no int not null,
  page        int not null,
  lo          bigint not null,                             -- ids of its first and last message
  hi          bigint not null,
  people      int not null,
  most_parts  smallint not null,
  ready_at    timestamptz not null default now(),
  state       smallint not null default 0,                 -- 0 ready, 1 claimed, 2 done
  owner       uuid,
  lease_until timestamptz,
  fence       bigint not null default 0,
  primary key (tenant_no, id),
  unique (campaign_no, page, tenant_no)
) with (fillfactor = 50);
create index chunk_claimed on chunk (lease_until) where state = 1;
${tenantTable(roles, 'chunk', { app: 'select, insert, update', system: 'select, update', column: 'tenant_no' })};

create table settle (
  tenant_no int not null, id uuid not null, campaign_no int not null, chunk_id bigint,
  accepted int not null, rejected int not null, unknown int not null, skipped int not null, failed_unknown int not null,
  parts int not null, charge_micro bigint not null, late boolean not null, created_at timestamptz not null default now(),
  primary key (tenant_no, id));
create index settle_campaign on settle (campaign_no, tenant_no);
${tenantTable(roles, 'settle', { app: 'select', system: 'select, insert', column: 'tenant_no' })};

create table lookup (
  tenant_no int not null, id bigint not null, attempt smallint not null,
  unknown_since timestamptz not null default now(), tries smallint not null default 0, empty smallint not null default 0,
  next_at timestamptz not null,
  primary key (id, tenant_no)) with (fillfactor = 50);
create index lookup_due on lookup (next_at);
${tenantTable(roles, 'lookup', { app: 'select', system: 'select, insert, update, delete', column: 'tenant_no' })};

create table sender_bucket (
  sender_id    text primary key,                           -- a sender's address, 'account', or 'campaign:<no>'
  rate         numeric check (rate > 0),                   -- parts a second now; null: unlimited, the row only pauses it
  ceiling      numeric,                                    -- parts a second allowed; null: unlimited, slowed only for a while
  burst        numeric not null,
  tokens       numeric not null,
  updated_at   timestamptz not null default now(),
  paused_until timestamptz,
  slowed_at    timestamptz,
  recovered_at timestamptz
) with (fillfactor = 50);
${grant(roles, 'sender_bucket', { system: 'select, insert, update, delete' })};
`,
};
