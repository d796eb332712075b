import type { Migration } from '@bellbird/database';

/**
 * One link may be followed a million times, by machines or because somebody shared it: what happened within a second of
 * a click, and whether a person followed the link before, is found without a look at all others.
 */
export const clicksByTime: Migration = {
  name: '0034-clicks-by-time',
  up: () => `
drop index click_log_message;
create index click_log_message on click_log (link_set, ordinal, at);
drop index click_message;
create index click_message on click (campaign_no, ordinal, at);
create index click_person on click (campaign_no, ordinal, link) where not machine;
`,
};
