import type { Migration } from '@bellbird/database';
import { shareSchema } from '@bellbird/resource-kit';

/** Whom segments are shared with stands in rows of its own, and groups too may be private. */
export const share: Migration = {
  name: '0020-share',
  up: (roles) => `
    ${shareSchema(roles)}
    alter table segment no force row level security;
    alter table share no force row level security;
    insert into share (tenant_id, resource, thing_id, user_id, level)
      select s.tenant_id, 'segment', s.id, (each->>'user')::uuid, each->>'permission'
        from segment s cross join lateral jsonb_array_elements(s.users_private_access) each
      on conflict do nothing;
    alter table segment force row level security;
    alter table share force row level security;
    comment on column segment.users_private_access is 'moved to the table share; pods of the release before still read it, the next release drops it';
    alter table audience add column is_public boolean not null default true, add column creator_id uuid;
  `,
};
