import { tenantTable, type Migration } from '@bellbird/database';

/**
 * What people did with a campaign's text, a person once a kind: answered it (the first text that is no STOP), or opted
 * out themselves. It is counted from here on: of earlier opt-outs nobody wrote down which text they followed.
 */
export const engaged: Migration = {
  name: '0018-engaged',
  up: (roles) => `
create table engaged (
  tenant_no int not null, campaign_no int not null, ordinal int not null,
  kind text not null check (kind in ('reply', 'out')), at timestamptz not null,
  primary key (campaign_no, ordinal, kind, tenant_no));
${tenantTable(roles, 'engaged', { app: 'select, insert', system: 'select, insert', column: 'tenant_no' })};
create index inbound_sms_of_campaign on inbound_sms (tenant_id, campaign_id, from_phone, received_at) where campaign_id is not null;
`,
};
