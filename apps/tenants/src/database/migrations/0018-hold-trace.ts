import { tenantTable, type Migration } from '@bellbird/database';

/** Whose trace a campaign's money is told in, for what is asked after when nothing was heard (W3C traceparent). */
export const holdTrace: Migration = {
  name: '0018-hold-trace',
  up: (roles) => `
    create table hold_trace (hold_id uuid primary key, tenant_id uuid not null, traceparent text);
    ${tenantTable(roles, 'hold_trace', { app: 'select, insert', system: 'select' })};
  `,
};
