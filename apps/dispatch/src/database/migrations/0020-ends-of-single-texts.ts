import type { Migration } from '@bellbird/database';

/**
 * A code's text goes ten minutes after it ended (`forgotten`); what is too late is found by its limit; and a request that
 * comes again, because nobody heard what became of it, is told once more.
 */
export const endsOfSingleTexts: Migration = {
  name: '0020-ends-of-single-texts',
  up: ({ app, system }) => `
alter table single_request add column forgotten boolean not null default false;
create index single_request_code on single_request (campaign_no) where purpose = 'code' and not forgotten;
grant update on single_request to ${system};
create index campaign_control_single_limit on campaign_control (not_later_than) where prio = 0 and state in ('running', 'paused');
grant insert, update on result_due to ${app};
`,
};
