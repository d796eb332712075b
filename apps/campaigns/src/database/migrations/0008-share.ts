import type { Migration } from '@bellbird/database';
import { shareSchema } from '@bellbird/resource-kit';

/** Templates may be private, and shared with some people. Those that stand are everybody's. */
export const shareMigration: Migration = {
  name: '0008-share',
  up: (roles) => `
    ${shareSchema(roles)}
    alter table sms_template add column is_public boolean not null default true;
    alter table sms_template rename column created_by to creator_id;
  `,
};
