import type { Migration } from '@bellbird/database';

/** Bulk jobs that change rows (tags on many contacts), in databases that were made before there were any. */
export const bulkChanges: Migration = {
  name: '0017-bulk-changes',
  up: () => `
    alter table kit_job drop constraint kit_job_kind_check;
    alter table kit_job add constraint kit_job_kind_check check (kind in ('delete', 'restore', 'change', 'export'));
  `,
};
