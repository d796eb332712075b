import type { Migration } from '@bellbird/database';

/** Campaigns go again to people of an ended one who did not get it: freeze/resend. */
export const resend: Migration = {
  name: '0032-resend',
  up: () => `
    alter table audience_freeze
      add column resend_root uuid,                         -- of a resend: the campaign at the beginning of the chain
      add column resend_cursor jsonb;                      -- behind whom the next page begins: resend-cursor.ts
    create index audience_freeze_resent on audience_freeze (tenant_id, resend_root) where resend_root is not null;
  `,
};
