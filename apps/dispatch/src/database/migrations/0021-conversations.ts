import { tenantTable, type Migration } from '@bellbird/database';

/**
 * One conversation a phone and business. Inbound texts are numbered in it under its lock (`place`), so that what came
 * since it was read is those behind `read_place`, however many come at once. Texts that are here already are read: each
 * of them was told of when it came.
 */
export const conversations: Migration = {
  name: '0021-conversations',
  up: (roles) => `
create table conversation (
  id             uuid primary key,
  tenant_id      uuid not null,
  phone          text not null,
  contact_id     uuid,
  name           text,                                     -- as staff saw it on the newest text that said one
  last_text      text not null,
  last_direction text not null check (last_direction in ('in', 'out')),
  last_at        timestamptz not null,
  places         int not null,                             -- inbound texts so far, deleted ones too
  read_place     int not null default 0,                   -- the last one that was read
  unread         int not null,                             -- inbound texts behind it that are still there
  status         text not null default 'open' check (status in ('open', 'snoozed', 'done')),
  snooze_until   timestamptz,
  assigned_to    uuid,
  attention      text check (attention in ('opt-out', 'wrong-number', 'complaint')),
  on_hold        boolean not null default false,           -- follows the door's scope hold
  sender         text not null,                            -- the number that was last written to
  reply_id       uuid,                                     -- the reply that was opened last
  version        int not null default 1,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  unique (tenant_id, phone),
  check ((status = 'snoozed') = (snooze_until is not null))
) with (fillfactor = 80);
create index conversation_newest on conversation (tenant_id, last_at desc, id desc);
create index conversation_status on conversation (tenant_id, status, last_at desc, id desc);
create index conversation_unread on conversation (tenant_id, last_at desc, id desc) where unread > 0;
create index conversation_attention on conversation (tenant_id, attention, last_at desc, id desc) where attention is not null;
create index conversation_assigned on conversation (tenant_id, assigned_to, last_at desc, id desc) where assigned_to is not null;
create index conversation_snoozed on conversation (snooze_until) where status = 'snoozed';

alter table inbound_sms add column conversation_id uuid, add column place int;
alter table inbound_sms no force row level security;
insert into conversation (id, tenant_id, phone, contact_id, last_text, last_direction, last_at, places, read_place, unread, sender, created_at, updated_at)
select distinct on (tenant_id, from_phone) gen_random_uuid(), tenant_id, from_phone, contact_id, text, 'in', received_at, n, n, 0, to_phone, first_at, received_at
  from (select *, count(*) over (partition by tenant_id, from_phone)::int as n, min(received_at) over (partition by tenant_id, from_phone) as first_at
          from inbound_sms where tenant_id <> '00000000-0000-0000-0000-000000000000') i
 order by tenant_id, from_phone, received_at desc, id desc;
update inbound_sms i set conversation_id = c.id, place = p.place
  from (select id, row_number() over (partition by tenant_id, from_phone order by received_at, id)::int as place from inbound_sms) p, conversation c
 where p.id = i.id and c.tenant_id = i.tenant_id and c.phone = i.from_phone;
alter table inbound_sms force row level security;
create index inbound_sms_conversation on inbound_sms (conversation_id, received_at desc, id desc);
grant update on inbound_sms to ${roles.system};
${tenantTable(roles, 'conversation', { app: 'select, update', system: 'select, insert, update' })};
`,
};
