import type { Migration } from '@bellbird/database';

/** Whose trace the freezing of an audience is, which goes on beside the event that asked for it (W3C traceparent). */
export const freezeTrace: Migration = {
  name: '0018-freeze-trace',
  up: () => 'alter table audience_freeze add column traceparent text',
};
