import type { Migration } from '@bellbird/database';

/** What a campaign sends. Those of before there were kinds are texts. */
export const campaignKindMigration: Migration = {
  name: '0005-campaign-kind',
  up: () => `alter table campaign add column kind text not null default 'sms'`,
};
