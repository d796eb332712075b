import type { Migration } from '@bellbird/database';

/** What becomes of a text says nothing of a phone that the turn was given later. Nobody deletes the history of turns. */
export const textsOfOldPhonesMigration: Migration = {
  name: '0007-texts-of-old-phones',
  up: ({ system }) => `
    alter table turn_text add column of_old_phone boolean not null default false;
    comment on column turn_text.of_old_phone is 'the phone of the turn was corrected after it was asked for';
    revoke delete on turn_event from ${system};
  `,
};
