import type { Migration } from '@bellbird/database';
import { shareSchema } from '@bellbird/resource-kit';

/**
 * Templates may be private, and shared with some people. Those that stand are everybody's, and
 * so is one that a pod of the release before makes, of whom nobody then knows who made it.
 */
export const shareMigration: Migration = {
  name: '0008-share',
  up: (roles) => `
    ${shareSchema(roles)}
    alter table sms_template add column is_public boolean not null default true;
    alter table sms_template add column creator_id uuid;
    alter table sms_template no force row level security;
    update sms_template set creator_id = created_by;
    alter table sms_template force row level security;
    comment on column sms_template.created_by is 'copied to creator_id; pods of the release before still write it, the next release drops it';
  `,
};
