/**
 * The log of the embedded bus, in a database of its own (no tenant ever connects to it, so its `tenant` is a header,
 * not a boundary).
 *
 * Order: a publish takes the row lock of each partition it writes to, in one order, and numbers its messages from
 * `head`. The lock is held until the commit, so positions are dense and commit in order: whoever reads on from a
 * position never overtakes a slower writer (a plain identity column loses 22 % that way).
 */
export const busSchema = `
create sequence if not exists bus_owner as int;

create table if not exists bus_partition (
  topic     text not null,
  partition smallint not null,
  head      bigint not null default 0,              -- the position that the next message gets
  primary key (topic, partition)
) with (fillfactor = 20, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

create table if not exists bus_log (
  topic             text not null,
  partition         smallint not null,
  position          bigint not null,
  published_at      timestamptz not null default clock_timestamp(),
  occurred_at       timestamptz not null,
  event_id          uuid not null,
  key               text not null,
  type              text not null,
  schema_version    smallint not null,
  tenant            uuid not null,
  aggregate_version bigint not null,
  trace             text,
  size              int not null,                   -- bytes of value
  value             text storage external not null, -- never compressed: it is read a moment after it was written
  primary key (topic, partition, position)
);

-- owner: a subscription of a living process, proved by an advisory lock on that process's control connection.
create table if not exists bus_cursor (
  group_name  text not null,
  topic       text not null,
  partition   smallint not null,
  position    bigint not null,                      -- the next one to handle
  owner       int,
  lease_until timestamptz,
  fence       bigint not null default 0,
  primary key (group_name, topic, partition)
) with (fillfactor = 20, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
`;

/** Class of the advisory locks that prove that an owner lives; the other half of the key is its number. */
export const ownerLock = 0x0b05;
