import { tenantTable, type Migration } from '@bellbird/database';

/** Every policy that a business published stays; `tenant.privacy_policy` is read by processes of before alone. */
export const privacyPolicy: Migration = {
  name: '0021-privacy-policy',
  up: (roles) => `
    create table privacy_policy_version (
      tenant_id uuid not null, version int not null,
      type text not null check (type in ('inline', 'url', 'generated')),
      content text not null, url text not null, generated jsonb,
      rendered text,                                     -- made safe; null of those that were there before
      published_at timestamptz not null, published_by uuid,
      primary key (tenant_id, version));
    ${tenantTable(roles, 'privacy_policy_version', { app: 'select, insert' })};
    alter table tenant add policy_version int not null default 0;
    -- Of all tenants, which the policies of the tables hide from their owner, too.
    alter table tenant no force row level security;
    alter table privacy_policy_version no force row level security;
    insert into privacy_policy_version (tenant_id, version, type, content, url, published_at)
      select tenant_id, 1, privacy_policy->>'type', privacy_policy->>'content', privacy_policy->>'url', updated_at from tenant
       where privacy_policy->>'content' <> '' or privacy_policy->>'url' <> '';
    update tenant set policy_version = 1 where privacy_policy->>'content' <> '' or privacy_policy->>'url' <> '';
    alter table tenant force row level security;
    alter table privacy_policy_version force row level security;
  `,
};
