import type { Migration } from '@bellbird/database';

/**
 * What a campaign was charged by, beside what it was charged: of texts the parts of those that were sent. Of campaigns
 * of before nobody counted it: 0 beside a charge.
 */
export const chargedUnitsMigration: Migration = {
  name: '0006-charged-units',
  up: () => 'alter table campaign add column charged_units bigint not null default 0',
};
