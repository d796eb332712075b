import { tenantTable, type Migration } from '@bellbird/database';

/**
 * What people did with a campaign's text, a person once a kind: answered it (`inbound_id`: with the first
 * text that is no STOP or START), or opted out themselves (`source`: how). It is counted from here on: of earlier opt-outs nobody wrote down which text they followed.
 */
export const engaged: Migration = {
  name: '0018-engaged',
  up: (roles) => `
create table engaged (
  tenant_no int not null, campaign_no int not null, ordinal int not null,
  kind text not null check (kind in ('reply', 'out')), at timestamptz not null,
  inbound_id uuid, source text check (source in ('stop-word', 'public-page')),
  check (case kind when 'reply' then inbound_id is not null when 'out' then source is not null end),
  primary key (campaign_no, ordinal, kind, tenant_no));
${tenantTable(roles, 'engaged', { app: 'select, insert', system: 'select, insert', column: 'tenant_no' })};
`,
};
