import type { Migration } from '@bellbird/database';

/** The business's own doubt about what a person meant: it stops marketing and review until staff decide. */
export const hold: Migration = {
  name: '0022-hold',
  up: () => `
alter table consent drop constraint consent_scope_check;
alter table consent add constraint consent_scope_check check (scope in ('marketing', 'all', 'hold'));
`,
};
