import type { Migration } from '@bellbird/database';

/** A campaign may go to the people of an ended one who did not get it. */
export const resendMigration: Migration = {
  name: '0016-resend',
  up: () => `
alter table campaign add column resend_of jsonb;            -- { campaignId, statuses }
-- What was sent again of a campaign.
create index campaign_resend on campaign (tenant_id, (resend_of ->> 'campaignId')) where resend_of is not null;`,
};
