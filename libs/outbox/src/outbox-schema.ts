import { tenantTable, type ServiceRoles } from '@bellbird/database';
import { busRetentionDays } from '@bellbird/event-bus';

/** An inbox remembers longer than any topic keeps its messages: even a full replay has no effect twice. */
export const inboxRetentionDays = busRetentionDays + 3;

/**
 * Outbox, inbox and parked events of one service: `{ name: '0000-outbox', up: outboxSchema }` is its first migration,
 * `{ name: '0000-outbox-keys', up: parkedKeysOfAnyLength }` its second, `{ name: '0000-outbox-unknown', up: keptUntilKnown }`
 * its third.
 *
 * - `outbox` is behind forced row-level security: the app role may only insert, and only for the tenant it serves (in a
 *   handler: the event's tenant), so an event about somebody else's tenant is refused by the database. The system role
 *   relays, and may publish for any tenant.
 * - `inbox` and `parked_event` belong to no tenant (a message that cannot be read has none). The app role can see which
 *   keys are parked, never what was in the messages.
 * - `inbox` is cut into days by the *event's* date, so that a redelivery meets the same partition; forgetting a day is
 *   a DROP. Days are made ahead by `inbox_keep`, which also runs here; whatever falls outside them (a message older than
 *   the retention) is caught by a default partition.
 */
export const outboxSchema = (roles: ServiceRoles): string => `
create table outbox (
  position       bigint generated always as identity primary key,
  shard          smallint not null check (shard between 0 and 7),      -- shardOf(partition_key)
  event_id       uuid not null default uuidv7() unique,
  topic          text not null,
  partition_key  text not null check (partition_key <> ''),
  agg_version    bigint not null,
  tenant_id      uuid not null,
  event_type     text not null,
  schema_version smallint not null,
  occurred_at    timestamptz not null default clock_timestamp(),
  trace          text,
  payload        jsonb storage external not null check (pg_column_size(payload) < 524288)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0);
create index outbox_todo on outbox (shard, position);
${tenantTable(roles, 'outbox', { app: 'insert', system: 'select, insert, delete' })};

create table inbox (
  consumer    text not null,
  event_id    uuid not null,
  occurred_on date not null,
  primary key (consumer, event_id, occurred_on)
) partition by range (occurred_on);
create table inbox_outside partition of inbox default;
grant select, insert on inbox to ${roles.app};
grant select on inbox to ${roles.system};

create function inbox_keep(days int) returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
declare
  today date := (clock_timestamp() at time zone 'UTC')::date;
  day date;
  part text;
begin
  perform pg_advisory_xact_lock(hashtext('inbox_keep'));
  for day in select d::date from generate_series(today - days, today + 3, interval '1 day') d loop
    part := 'inbox_' || to_char(day, 'YYYYMMDD');
    continue when to_regclass(part) is not null;
    -- made beside and attached: inserts into the other days go on meanwhile
    execute format('create table %I (like inbox including all)', part);
    execute format('with moved as (delete from inbox_outside where occurred_on = %L returning *) insert into %I select * from moved', day, part);
    execute format('alter table inbox attach partition %I for values from (%L) to (%L)', part, day, day + 1);
  end loop;
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'inbox'::regclass and c.relname ~ '^inbox_[0-9]{8}$' and right(c.relname, 8) < to_char(today - days, 'YYYYMMDD')
  loop
    execute format('drop table %I', part);
  end loop;
  delete from inbox_outside where occurred_on < today - days;
end $$;
revoke all on function inbox_keep(int) from public;
grant execute on function inbox_keep(int) to ${roles.system};
select inbox_keep(${inboxRetentionDays});

create table parked_event (
  consumer   text not null,
  topic      text not null,
  kpartition int not null,
  koffset    bigint not null,
  key        text not null,
  event_id   uuid,                                  -- null where the header held none
  raw        bytea,                                 -- the message as JSON; emptied when it was handled after all
  error      text not null,
  attempts   int not null,
  parked_at  timestamptz not null default clock_timestamp(),
  state      text not null default 'parked' check (state in ('parked', 'replayed', 'dropped')),
  primary key (consumer, topic, kpartition, koffset)
);
create index parked_event_waiting on parked_event (consumer, key) where state = 'parked';
grant insert, select (consumer, topic, kpartition, koffset, key, event_id, attempts, parked_at, state), update (raw, error, attempts, state) on parked_event to ${roles.app};
grant select, update (raw, error, attempts, state) on parked_event to ${roles.system};
`;

/**
 * The step after `outboxSchema`: whoever writes to a topic chooses the key, and a B-tree takes no row above 2,704 bytes,
 * so a message with a longer one could not even be parked.
 */
export const parkedKeysOfAnyLength = (): string => `
drop index parked_event_waiting;
create index parked_event_waiting on parked_event using hash (key) where state = 'parked';
`;

/**
 * The step after `parkedKeysOfAnyLength`: an event of a later release is kept (`state = 'kept'`), with its type and
 * version, until this one's successor knows them. It holds no line.
 */
export const keptUntilKnown = (roles: ServiceRoles): string => `
alter table parked_event add column event_type text, add column schema_version smallint,
  drop constraint parked_event_state_check,
  add constraint parked_event_state_check check (state in ('parked', 'kept', 'replayed', 'dropped'));
drop index parked_event_waiting;
create index parked_event_waiting on parked_event using hash (key) where state in ('parked', 'kept');
create index parked_event_kept on parked_event (consumer, topic, kpartition, koffset) where state = 'kept';
grant select (event_type, schema_version) on parked_event to ${roles.app};
`;
