import type { Migration } from '@bellbird/database';

/** Somebody may be here of whom only a phone is known: whose it is, is asked when their time comes. */
export const visitsOfPhonesMigration: Migration = {
  name: '0017-visits-of-phones',
  up: () => `
alter table automation_occasion add column phone text;       -- E.164, with the nil contact; emptied once it is known whose it is
create index automation_occasion_phone on automation_occasion (tenant_id, automation_id, due_at) where phone is not null;`,
};
