import type { Migration } from '@bellbird/database';

/**
 * Names and texts go once they were kept long enough; counts and money stay. A campaign is gone through by ordinal:
 * `forgotten_to` is the last one whose name and text are gone, the greatest int where all are.
 */
export const retention: Migration = {
  name: '0023-retention',
  up: () => `
alter table campaign_control add column forgotten_to int not null default 0;
create index campaign_control_kept on campaign_control (finished_at) where state = 'finished' and forgotten_to < 2147483647;
create index inbound_sms_kept on inbound_sms (received_at) where text <> '';
create index conversation_kept on conversation (last_at) where last_text <> '' or name is not null;
`,
};
