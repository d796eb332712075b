import type { Migration } from '@bellbird/database';

/** Nobody deletes the history of turns, no sweep either. */
export const keptHistoryMigration: Migration = {
  name: '0007-kept-history',
  up: ({ system }) => `revoke delete on turn_event from ${system};`,
};
