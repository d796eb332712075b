import { nilTenant } from '@bellbird/auth';
import { tenantTable, type Migration } from '@bellbird/database';
import { jobSchema } from '@bellbird/resource-kit';

/** Campaigns with their counts, templates, senders, test sends. */
export const campaignsMigration: Migration = {
  name: '0002-campaigns',
  up: (roles) => `
    create table campaign (
      id uuid not null, tenant_id uuid not null, name text not null, name_key text generated always as (lower(name)) stored,
      status text not null check (status in ('draft', 'pending', 'running', 'completed', 'canceled')),
      stage text not null check (stage in ('draft', 'scheduled', 'freezing', 'above-quote', 'asking', 'sending', 'done')),
      message_type text not null check (message_type in ('transactional', 'marketing', 'review')),
      delivery_type text not null check (delivery_type in ('immediately', 'later')),
      scheduled_at timestamptz, scheduled_local text, schedule_zone text, zone_data text,
      not_later_than timestamptz, limit_lifted boolean not null default false,
      caller_id uuid, message text not null,
      contact_ids uuid[] not null default '{}', group_ids uuid[] not null default '{}', segment_ids text[] not null default '{}',
      sms_template_id uuid, max_cost bigint check (max_cost >= 0), cancel_window_seconds int not null default 0 check (cancel_window_seconds between 0 and 60),
      owner_paused boolean not null default false, wait_reason text check (wait_reason in ('cost-above-quote', 'send-window', 'too-late')),
      cancellation_reason text check (cancellation_reason in ('manual-cancellation', 'insufficient-funds')),
      prices jsonb, price_version int, currency char(3) not null default 'AUD', sender_address text, time_zone text,
      recipients int not null default 0, outbound int not null default 0, delivered int not null default 0, bounced int not null default 0,
      unknown int not null default 0, canceled int not null default 0, left_out jsonb not null default '{}', parts bigint not null default 0,
      cost bigint not null default 0, held bigint not null default 0, charged bigint not null default 0,
      hold_asked boolean not null default false, hold_refused boolean not null default false, hold_closed boolean not null default false, funded boolean not null default false,
      settles_seen int not null default 0, settles_expected int,
      asked_times int not null default 0, ask_again_at timestamptz,
      created_by uuid not null, created_at timestamptz not null, updated_at timestamptz not null, launched_at timestamptz, completed_at timestamptz,
      version bigint not null default 1,
      primary key (tenant_id, id));
    create unique index campaign_id on campaign (id);
    create index campaign_created on campaign (tenant_id, created_at desc, id);
    create index campaign_status on campaign (tenant_id, status, created_at desc);
    create index campaign_name on campaign (tenant_id, name_key collate "C", id);
    create index campaign_due on campaign (scheduled_at) where status = 'pending';
    create index campaign_asking on campaign (ask_again_at) where ask_again_at is not null;
    ${tenantTable(roles, 'campaign', { app: 'select, insert, update, delete', system: 'select, update' })};

    create table sms_template (
      id uuid not null, tenant_id uuid not null, name text not null, name_key text generated always as (lower(name)) stored,
      message text not null, message_type text not null, trashed_at timestamptz, created_by uuid,
      version bigint not null default 1, created_at timestamptz not null, updated_at timestamptz not null,
      primary key (tenant_id, id));
    create unique index sms_template_name on sms_template (tenant_id, name_key) where trashed_at is null;
    ${tenantTable(roles, 'sms_template', { app: 'select, insert, update, delete', system: 'select, update, delete' })};

    create table caller_id (
      id uuid not null, tenant_id uuid not null, name text not null, name_key text generated always as (lower(name)) stored,
      phone_international text not null, caller_type text not null, status text not null, created_at timestamptz not null,
      primary key (tenant_id, id), unique (tenant_id, phone_international));
    ${tenantTable(roles, 'caller_id', { app: 'select, insert, update, delete', system: 'select, insert, update, delete' })};
    -- The platform's shared numbers are rows of the nil tenant: every tenant reads them, none writes them.
    create policy caller_id_shared on caller_id for select to ${roles.app} using (tenant_id = '${nilTenant}');

    ${jobSchema(roles)}

    create table test_send (
      id uuid not null, tenant_id uuid not null, created_by uuid not null, messages jsonb not null, cost bigint not null, created_at timestamptz not null,
      primary key (tenant_id, id));
    ${tenantTable(roles, 'test_send', { app: 'select, insert' })};
  `,
};
