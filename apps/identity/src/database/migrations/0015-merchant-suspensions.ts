import { nilTenant } from '@bellbird/auth';
import type { Migration } from '@bellbird/database';

/** The platform's list of businesses says what pauses their sending, so that those that owe money are counted and found. */
export const merchantSuspensions: Migration = {
  name: '0015-merchant-suspensions',
  up: () => `
    create or replace view merchant as
      select p.tenant_id as id, '${nilTenant}'::uuid as tenant_id, p.name, p.name_key, p.country, p.time_zone, p.created_at,
        case when p.suspended_for = '{}' then 'active' else 'suspended' end as status,
        (select trim(a.first_name || ' ' || a.last_name) from account a
          where a.tenant_id = p.tenant_id and 'owner' = any(a.permissions) order by a.status <> 'active', a.created_at, a.id limit 1) as owner_name,
        (select a.email from account a
          where a.tenant_id = p.tenant_id and 'owner' = any(a.permissions) order by a.status <> 'active', a.created_at, a.id limit 1) as owner_email,
        (select count(*)::int from account a where a.tenant_id = p.tenant_id and a.status <> 'invited') as users,
        (select max(a.last_sign_in_at) from account a where a.tenant_id = p.tenant_id) as last_sign_in_at,
        (select g.until from support_grant g where g.tenant_id = p.tenant_id and g.until > now()) as support_until,
        p.suspended_for
      from tenant_profile p
      where p.tenant_id <> '${nilTenant}' and nullif(current_setting('app.tenant', true), '')::uuid = '${nilTenant}';
  `,
};
