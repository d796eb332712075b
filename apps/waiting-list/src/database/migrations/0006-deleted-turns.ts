import type { Migration } from '@bellbird/database';

/**
 * A turn that is deleted loses who it was of, and keeps its number: the numbers of a day have no gap, and what its texts
 * cost stays in the sum of what was charged. So nothing deletes rows of turns any more.
 */
export const deletedTurnsMigration: Migration = {
  name: '0006-deleted-turns',
  up: ({ app }) => `
    alter table turn add column deleted_at timestamptz;
    comment on column turn.deleted_at is 'since when it is shown to nobody: who it was of is gone, what is counted stays';
    revoke delete on turn, turn_text, turn_event from ${app};
  `,
};
