import type { Migration } from '@bellbird/database';

/**
 * How many rows of an import came in without a value. Jobs in the middle of it read their file again and merge it from its
 * start, since the rows they had staged know no columns: who was made already is found and updated.
 */
export const incompleteRows: Migration = {
  name: '0019-incomplete-rows',
  up: () => `
    alter table import_job add column incomplete int not null default 0;
    alter table import_job no force row level security;
    update import_job
       set phase = 'stage', staged_rows = null, merged_to = default, created = 0, updated = 0, skipped = 0, rejected = 0
     where phase in ('merge', 'finish') and status in ('queued', 'running');
    alter table import_job force row level security;
  `,
};
