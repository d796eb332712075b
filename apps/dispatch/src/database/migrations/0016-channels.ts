import type { Migration } from '@bellbird/database';

/** How the messages of a campaign reach people. What was before channels had names is texts. */
export const channels: Migration = {
  name: '0016-channels',
  up: () => `alter table campaign_control add column channel text not null default 'sms'`,
};
