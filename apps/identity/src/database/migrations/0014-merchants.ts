import { nilTenant } from '@bellbird/auth';
import { grant, type Migration } from '@bellbird/database';

/**
 * The platform's list of businesses: a view over all tenants, which is empty for everybody but the platform itself. It
 * reads as the owner of the tables, who serves nobody and whom these policies let see all, for this. Its columns are sub-selects, so that a list pays only for those it sorts and filters
 * by.
 */
export const merchants: Migration = {
  name: '0014-merchants',
  up: (roles) => `
    alter table tenant_profile
      add name_key text generated always as (lower(name)) stored,
      add suspended_for text[] not null default '{}',     -- the kinds of suspension that are open
      add created_at timestamptz not null default now();
    -- Of all tenants, whom the policies of the tables hide from their owner.
    alter table tenant_profile no force row level security;
    alter table account no force row level security;
    update tenant_profile p set created_at = coalesce((select min(a.created_at) from account a where a.tenant_id = p.tenant_id), p.created_at);
    alter table tenant_profile force row level security;
    alter table account force row level security;
    create index tenant_profile_name on tenant_profile (name_key collate "C", tenant_id);
    create index tenant_profile_created on tenant_profile (created_at, tenant_id);
    create index account_signed_in on account (tenant_id, last_sign_in_at);

    ${['tenant_profile', 'account', 'support_grant'].map((table) => `create policy ${table}_of_merchant on ${table} for select to ${roles.owner} using (nullif(current_setting('app.tenant', true), '')::uuid = '${nilTenant}')`).join(';\n    ')};
    create view merchant as
      select p.tenant_id as id, '${nilTenant}'::uuid as tenant_id, p.name, p.name_key, p.country, p.time_zone, p.created_at,
        case when p.suspended_for = '{}' then 'active' else 'suspended' end as status,
        (select trim(a.first_name || ' ' || a.last_name) from account a
          where a.tenant_id = p.tenant_id and 'owner' = any(a.permissions) order by a.status <> 'active', a.created_at, a.id limit 1) as owner_name,
        (select a.email from account a
          where a.tenant_id = p.tenant_id and 'owner' = any(a.permissions) order by a.status <> 'active', a.created_at, a.id limit 1) as owner_email,
        (select count(*)::int from account a where a.tenant_id = p.tenant_id and a.status <> 'invited') as users,
        (select max(a.last_sign_in_at) from account a where a.tenant_id = p.tenant_id) as last_sign_in_at,
        (select g.until from support_grant g where g.tenant_id = p.tenant_id and g.until > now()) as support_until
      from tenant_profile p
      where p.tenant_id <> '${nilTenant}' and nullif(current_setting('app.tenant', true), '')::uuid = '${nilTenant}';
    ${grant(roles, 'merchant', { app: 'select' })};
  `,
};
