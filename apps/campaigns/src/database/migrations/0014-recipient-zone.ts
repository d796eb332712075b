import type { Migration } from '@bellbird/database';

/** Campaigns that go out by each person's own clock. */
export const recipientZoneMigration: Migration = {
  name: '0014-recipient-zone',
  up: () => `
    alter table campaign
      add column recipient_zone boolean not null default false,
      add column launch_at timestamptz,                         -- before scheduled_at: when its time comes furthest east
      add column limit_local text;                              -- not_later_than, where it was written without an offset
    drop index campaign_due;
    create index campaign_due on campaign (least(scheduled_at, launch_at)) where status = 'pending';
  `,
};
