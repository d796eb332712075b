import type { Migration } from '@bellbird/database';

/** Finds texts of waiting lists whose phones are to be forgotten. */
export const forgottenTurns: Migration = {
  name: '0037-forgotten-turns',
  up: () => `
create index single_request_turn on single_request (campaign_no) where purpose in ('turn', 'review-request') and not forgotten;
`,
};
