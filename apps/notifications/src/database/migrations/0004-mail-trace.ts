import type { Migration } from '@bellbird/database';

/** Whose trace a mail is told in when it goes out, beside the event that asked for it (W3C traceparent). */
export const mailTraceMigration: Migration = {
  name: '0004-mail-trace',
  up: () => 'alter table outgoing_mail add column traceparent text',
};
