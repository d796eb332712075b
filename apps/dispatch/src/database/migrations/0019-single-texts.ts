import { tenantTable, type Migration } from '@bellbird/database';

/**
 * What a request of single texts is for, and the mark that something of it changed, which is taken away as it is told.
 * Marks gather: however much changed since, it is told once.
 */
export const singleTexts: Migration = {
  name: '0019-single-texts',
  up: (roles) => `
create table single_request (
  tenant_no int not null, campaign_no int not null, purpose text not null, asked_by text,
  primary key (tenant_no, campaign_no));
${tenantTable(roles, 'single_request', { app: 'select, insert', system: 'select', column: 'tenant_no' })};

create table result_due (
  tenant_no int not null, campaign_no int not null, marks int not null default 1,
  primary key (tenant_no, campaign_no)) with (fillfactor = 50);
${tenantTable(roles, 'result_due', { app: 'select', system: 'select, insert, update, delete', column: 'tenant_no' })};
`,
};
