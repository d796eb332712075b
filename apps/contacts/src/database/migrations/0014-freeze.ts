import { tenantTable, type Migration } from '@bellbird/database';

/** Freezing a campaign's audience, page by page, and who was left out of it. */
export const freeze: Migration = {
  name: '0014-freeze',
  up: (roles) => `
    create table audience_freeze (
      tenant_id uuid not null, campaign_id uuid not null,
      state text not null default 'running' check (state in ('running', 'frozen', 'stopped')),
      launch jsonb not null, canceled boolean not null default false,
      last_contact_id uuid, pages int not null default 0, recipients int not null default 0, left_out jsonb not null default '{}',
      created_at timestamptz not null default now(), ended_at timestamptz,
      primary key (tenant_id, campaign_id));
    create index freeze_todo on audience_freeze (created_at) where state = 'running';
    ${tenantTable(roles, 'audience_freeze', { app: 'select, insert, update', system: 'select' })};

    create table left_out (
      tenant_id uuid not null, campaign_id uuid not null, contact_id uuid not null, reason text not null,
      name text, phone text,
      primary key (tenant_id, campaign_id, contact_id));
    ${tenantTable(roles, 'left_out', { app: 'select, insert', system: 'select' })};
  `,
};
