import type { Migration } from '@bellbird/database';

/** The platform's admin names a file without its business: it is found by its id alone. */
export const fileId: Migration = {
  name: '0025-file-id',
  up: () => 'create unique index file_id on file (id)',
};
