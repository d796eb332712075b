import type { Migration } from '@bellbird/database';

/** Phones of the waiting list's texts are forgotten after ninety days. */
export const forgottenPhonesMigration: Migration = {
  name: '0018-forgotten-phones',
  up: () => `
create index single_text_remembered on single_text (asked_at) where purpose in ('turn', 'review-request') and phone <> '';
comment on column single_text.phone is 'E.164; empty once it is forgotten';`,
};
