import type { Migration } from '@bellbird/database';

/** What a business asks of its people's log-ins. */
export const enrolment: Migration = {
  name: '0013-enrolment',
  up: () => `
    alter table tenant_profile
      add two_factor_required boolean not null default false,
      add lock_after_minutes int not null default 0;
  `,
};
