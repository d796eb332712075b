import { tenantTable, type Migration } from '@bellbird/database';

/** Campaigns that go by each person's own clock: when which of their zones may send, and which chunks are of which. */
export const zones: Migration = {
  name: '0032-zones',
  up: (roles) => `
alter table campaign_control
  add column zone_rule text not null default 'business' check (zone_rule in ('business', 'recipient'));
alter table chunk add column zone_no smallint;             -- null: the campaign goes by the business's clock

create table campaign_zone (
  tenant_no   int not null,
  campaign_no int not null,
  zone_no     smallint not null,
  zone        text not null,                               -- IANA
  send_from   timestamptz not null default 'infinity',     -- as of campaign_control, of this zone
  send_until  timestamptz not null default 'infinity',
  not_before  timestamptz,
  not_later_than timestamptz,                              -- whoever is not sent to by then is skipped, too-late
  primary key (campaign_no, zone_no, tenant_no)
) with (fillfactor = 50);
${tenantTable(roles, 'campaign_zone', { app: 'select, insert, update', system: 'select, update', column: 'tenant_no' })};
`,
};
