import type { Migration } from '@bellbird/database';

/**
 * How many units (parts of texts) a campaign was charged for; 0 for campaigns charged before this column was there.
 */
export const chargedUnitsMigration: Migration = {
  name: '0006-charged-units',
  up: () => 'alter table campaign add column charged_units bigint not null default 0',
};
