import type { Migration } from '@bellbird/database';

/** The trace of the request that sent a campaign off, for what a clock does with it later (W3C traceparent). */
export const campaignTraceMigration: Migration = {
  name: '0004-campaign-trace',
  up: () => 'alter table campaign add column traceparent text',
};
