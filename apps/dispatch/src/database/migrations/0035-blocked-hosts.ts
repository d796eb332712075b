import { grant, type Migration } from '@bellbird/database';

/**
 * The sites that were blocked when tenants last said so: a process that starts while tenants is away goes by them, and
 * leads nobody to one of them. One row, the platform's own.
 */
export const blockedHosts: Migration = {
  name: '0035-blocked-hosts',
  up: (roles) => `
create table blocked_host_list (
  single boolean primary key default true check (single),
  hosts  text[] not null
);
${grant(roles, 'blocked_host_list', { system: 'select, insert, update' })};
`,
};
