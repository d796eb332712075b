import type { Migration } from '@bellbird/database';

/** Which terms somebody accepted; null beside a time of acceptance is the first, from before they were counted. */
export const termsVersion: Migration = {
  name: '0016-terms-version',
  up: () => 'alter table account add terms_version int;',
};
