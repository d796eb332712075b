import type { Migration } from '@bellbird/database';

/** Tests have been single texts for more than a release: no pod writes the old table any more, and what it left was given back. */
export const noTestSendsMigration: Migration = {
  name: '0019-no-test-sends',
  up: () => 'drop table test_send;',
};
