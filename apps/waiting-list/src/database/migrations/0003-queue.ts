import { tenantTable, type Migration } from '@bellbird/database';
import { attemptTable } from '@bellbird/limits';

/** Settings, work days, turns and their texts, and what calls taught about the pace. */
export const queueMigration: Migration = {
  name: '0003-queue',
  up: (roles) => `
    create table business (
      tenant_id uuid primary key, name text not null default '', country text not null default 'AU', time_zone text not null default 'Australia/Sydney',
      address text not null default '', phone text not null default '', icon text, logo text, colour text);
    ${tenantTable(roles, 'business', { app: 'select, insert, update', system: 'select' })};

    create table queue_settings (
      tenant_id uuid primary key, version int not null default 1, settings jsonb not null);
    comment on column queue_settings.settings is 'what differs from the defaults, in the shape of the settings';
    ${tenantTable(roles, 'queue_settings', { app: 'select, insert, update', system: 'select' })};

    create table work_day (
      tenant_id uuid not null, id uuid not null, local_date date not null,
      state text not null check (state in ('open', 'closing', 'closed')),
      opened_at timestamptz not null, opened_by uuid, closed_at timestamptz, closes_at timestamptz not null, changed_at timestamptz not null,
      capacity int, first_number int not null default 1, last_number int not null,
      waiting int not null default 0 check (waiting >= 0), active int not null default 0 check (active >= 0),
      paused boolean not null default false, clocks jsonb not null default '{}', version bigint not null default 1,
      primary key (tenant_id, id));
    comment on column work_day.closes_at is 'when the sweeper closes it: 04:00 local on the day after';
    comment on column work_day.clocks is 'by resource: what the next gap between two calls has come to';
    create unique index work_day_live on work_day (tenant_id) where state <> 'closed';
    create index work_day_left_open on work_day (closes_at) where state <> 'closed';
    ${tenantTable(roles, 'work_day', { app: 'select, insert, update', system: 'select, update' })};

    create table turn (
      tenant_id uuid not null, id uuid not null, day_id uuid not null, number int not null, sort_key bigint not null,
      status text not null check (status in ('waiting', 'active', 'attended', 'canceled')),
      reason text check (reason in ('staff', 'customer', 'no-show', 'day-closed')),
      resource text, party_size int, name text, first_name text, phone text, phone_country text, contact_id uuid, note text,
      source text not null check (source in ('staff', 'public', 'kiosk')),
      attending_by uuid, booked_at timestamptz not null, called_at timestamptz, ended_at timestamptz, on_my_way_at timestamptz,
      no_shows int not null default 0, passes int not null default 0, quoted_minutes int, gap_seconds int, code text unique,
      consent jsonb not null default '{}', texts_off boolean not null default false, is_near boolean not null default false, version int not null default 1,
      primary key (tenant_id, id), unique (tenant_id, day_id, number),
      foreign key (tenant_id, day_id) references work_day (tenant_id, id));
    create unique index turn_live_phone on turn (tenant_id, day_id, phone) where status in ('waiting', 'active');
    create index turn_order on turn (tenant_id, day_id, status, sort_key);
    create index turn_phone on turn (tenant_id, phone, booked_at);
    create index turn_booked on turn (tenant_id, booked_at desc, id);
    create index turn_age on turn (booked_at) where code is not null;
    ${tenantTable(roles, 'turn', { app: 'select, insert, update, delete', system: 'select, update' })};

    create table turn_text (
      tenant_id uuid not null, turn_id uuid not null, kind text not null, nth int not null, text_id uuid not null unique,
      state text not null, reason text, parts int not null default 0, cost bigint not null default 0, at timestamptz not null,
      primary key (tenant_id, turn_id, kind, nth),
      foreign key (tenant_id, turn_id) references turn (tenant_id, id) on delete cascade);
    create index turn_text_at on turn_text (tenant_id, at desc);
    ${tenantTable(roles, 'turn_text', { app: 'select, insert, update, delete', system: 'select' })};

    create table turn_event (
      tenant_id uuid not null, turn_id uuid not null, seq bigint generated always as identity, kind text not null,
      by_user uuid, at timestamptz not null, data jsonb not null default '{}',
      primary key (tenant_id, turn_id, seq),
      foreign key (tenant_id, turn_id) references turn (tenant_id, id) on delete cascade);
    ${tenantTable(roles, 'turn_event', { app: 'select, insert, delete', system: 'select, delete' })};

    create table queue_pace (
      tenant_id uuid not null, resource text not null, weekday int not null, hour int not null,
      samples int not null, median_seconds int not null, error_p80_seconds int,
      primary key (tenant_id, resource, weekday, hour));
    ${tenantTable(roles, 'queue_pace', { app: 'select, insert, update, delete', system: 'select' })};

    ${attemptTable(roles)}

    create table kiosk_key (
      tenant_id uuid not null, hash bytea not null, created_at timestamptz not null, expires_at timestamptz not null,
      primary key (tenant_id, hash));
    ${tenantTable(roles, 'kiosk_key', { app: 'select, insert, delete', system: 'select, delete' })};
  `,
};
