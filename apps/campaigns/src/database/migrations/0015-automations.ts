import { tenantTable, type Migration } from '@bellbird/database';

/** Campaigns that are made by themselves: when, for whom, at most for how much, and who had what. */
export const automationsMigration: Migration = {
  name: '0015-automations',
  up: (roles) => `
    create table automation (
      id uuid not null, tenant_id uuid not null, name text not null, name_key text generated always as (lower(name)) stored,
      kind text not null check (kind in ('birthday', 'recurring', 'after-visit')), type text not null default 'sms',
      state text not null default 'draft' check (state in ('draft', 'active', 'paused', 'archived')),
      trigger jsonb not null, template jsonb not null,
      run_max_cost bigint check (run_max_cost >= 0), month_cap bigint check (month_cap >= 0),
      next_run_at timestamptz,                               -- null: it is not active, or waits for a visit
      skipped_at timestamptz,                                -- the time of the newest run that came too late
      refusals int not null default 0,                       -- in a row
      paused_reason text check (paused_reason in ('over-run-cost', 'over-month-cap', 'refused')),
      created_by uuid not null, version bigint not null default 1, created_at timestamptz not null, updated_at timestamptz not null,
      primary key (tenant_id, id));
    create unique index automation_id on automation (id);
    create unique index automation_name on automation (tenant_id, name_key) where state <> 'archived';
    create index automation_created on automation (tenant_id, created_at desc, id);
    create index automation_due on automation (next_run_at) where state = 'active';
    ${tenantTable(roles, 'automation', { app: 'select, insert, update, delete', system: 'select, update' })};

    -- What somebody was texted for, once: a birthday, a run (of the nil contact), a visit.
    create table automation_occasion (
      tenant_id uuid not null, automation_id uuid not null, contact_id uuid not null, occasion text not null,
      campaign_id uuid,                                      -- null: a visit that waits, or that was passed over
      due_at timestamptz, done_at timestamptz,
      primary key (tenant_id, automation_id, contact_id, occasion),
      foreign key (tenant_id, automation_id) references automation (tenant_id, id) on delete cascade);
    create index automation_occasion_waiting on automation_occasion (tenant_id, automation_id, due_at) where done_at is null;
    create index automation_occasion_turn on automation_occasion (tenant_id, occasion) where done_at is null;
    ${tenantTable(roles, 'automation_occasion', { app: 'select, insert, update, delete', system: 'select' })};

    alter table campaign add column automation_id uuid;
    create index campaign_automation on campaign (tenant_id, automation_id, created_at desc, id) where automation_id is not null;
  `,
};
