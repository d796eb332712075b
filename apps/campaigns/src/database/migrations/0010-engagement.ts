import { tenantTable, type Migration } from '@bellbird/database';

/** What people did with campaigns, and when: dispatch tells of it as it happens. */
export const engagementMigration: Migration = {
  name: '0010-engagement',
  up: (roles) => `
    alter table campaign add column engagement jsonb not null default '{}';  -- counts by member; what is not there is 0
    create table campaign_hour (
      tenant_id uuid not null, campaign_id uuid not null,
      hour timestamptz not null,                                             -- when an hour of the campaign's zone began
      delivered int not null, clicked int not null, replied int not null,
      primary key (tenant_id, campaign_id, hour),
      foreign key (tenant_id, campaign_id) references campaign (tenant_id, id) on delete cascade) with (fillfactor = 50);
    ${tenantTable(roles, 'campaign_hour', { app: 'select, insert, update, delete' })};
`,
};
