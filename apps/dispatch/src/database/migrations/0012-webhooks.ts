import { grant, tenantTable, type Migration } from '@bellbird/database';

/** What providers tell us: receipts, logged before they are matched, and texts that customers sent. */
export const webhooks: Migration = {
  name: '0012-webhooks',
  up: (roles) => `
create table receipt_log (
  position    bigint generated always as identity primary key,
  campaign_id uuid not null, ordinal int not null, attempt smallint not null,
  rank        smallint not null, error_code int, sid text,
  received_at timestamptz not null default now()
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0);
${grant(roles, 'receipt_log', { system: 'select, insert, update, delete' })};

create table inbound_sms (
  id            uuid primary key,
  tenant_id     uuid not null,                             -- the nil tenant: nobody's, for the platform admin
  provider_sid  text not null unique,
  from_phone    text not null,
  to_phone      text not null,
  text          text not null,
  contact_id    uuid,
  campaign_id   uuid,
  keyword       text check (keyword in ('stop', 'start')),
  received_at   timestamptz not null,
  version       bigint not null default 1
);
create index inbound_sms_newest on inbound_sms (tenant_id, received_at desc, id desc);
${tenantTable(roles, 'inbound_sms', { app: 'select, update, delete', system: 'select, insert' })};
`,
};
