import { nilTenant } from '@bellbird/auth';
import { tenantTable, type Migration } from '@bellbird/database';

const isPlatform = `(select nullif(current_setting('app.tenant', true), '')::uuid = '${nilTenant}')`;

/**
 * Who works in a business, as the platform's list shows it: kept as accounts change, so that the list sorts and filters
 * fifty thousand businesses without looking at each account. Every change of a business's people takes the row after the
 * accounts, so that two wait for each other and neither counts too few. And the list says what pauses sending.
 */
export const tenantPeople: Migration = {
  name: '0015-tenant-people',
  up: (roles) => `
    create table tenant_people (
      tenant_id uuid primary key, users int not null default 0, owner_name text, owner_email text, last_sign_in_at timestamptz);
    ${tenantTable(roles, 'tenant_people', { app: 'select, insert, update', system: 'select, insert, update' })};
    -- As a sub-select it is asked once, and the planner does not take it for what few rows meet.
    create policy tenant_people_of_merchant on tenant_people for select to ${roles.owner} using (${isPlatform});
    alter policy tenant_profile_of_merchant on tenant_profile using (${isPlatform});

    create function people_of(p_tenant uuid) returns table (users int, owner_name text, owner_email text, last_sign_in_at timestamptz) language sql stable as $$
      select count(*) filter (where a.status <> 'invited')::int, max(o.name), max(o.email), max(a.last_sign_in_at)
        from account a
        left join lateral (
          select trim(first_name || ' ' || last_name) as name, email from account
            where tenant_id = p_tenant and 'owner' = any(permissions) order by status <> 'active', created_at, id limit 1) o on true
        where a.tenant_id = p_tenant
    $$;
    create function keep_tenant_people() returns trigger language plpgsql as $$
    declare t uuid := coalesce(new.tenant_id, old.tenant_id);
    begin
      insert into tenant_people (tenant_id) values (t) on conflict do nothing;
      -- Locked first, so that the count sees what a change beside it has committed.
      perform 1 from tenant_people where tenant_id = t for update;
      update tenant_people p set (users, owner_name, owner_email, last_sign_in_at) = (select * from people_of(t)) where p.tenant_id = t;
      return null;
    end $$;
    create function keep_last_sign_in() returns trigger language plpgsql as $$
    begin
      update tenant_people set last_sign_in_at = greatest(last_sign_in_at, new.last_sign_in_at) where tenant_id = new.tenant_id;
      return null;
    end $$;
    create trigger account_counted after insert or delete on account for each row execute function keep_tenant_people();
    create trigger account_recounted after update of status, permissions, first_name, last_name, email on account for each row
      when ((old.status, old.permissions, old.first_name, old.last_name, old.email) is distinct from (new.status, new.permissions, new.first_name, new.last_name, new.email))
      execute function keep_tenant_people();
    create trigger account_signed_in after update of last_sign_in_at on account for each row execute function keep_last_sign_in();

    -- Of all tenants, whom the policies of the tables hide from their owner.
    alter table account no force row level security;
    alter table tenant_people no force row level security;
    insert into tenant_people (tenant_id, users, owner_name, owner_email, last_sign_in_at)
      select t.tenant_id, p.* from (select distinct tenant_id from account) t cross join lateral people_of(t.tenant_id) p;
    alter table account force row level security;
    alter table tenant_people force row level security;

    create or replace view merchant as
      select p.tenant_id as id, '${nilTenant}'::uuid as tenant_id, p.name, p.name_key, p.country, p.time_zone, p.created_at,
        case when p.suspended_for = '{}' then 'active' else 'suspended' end as status,
        w.owner_name, w.owner_email, coalesce(w.users, 0) as users, w.last_sign_in_at,
        (select g.until from support_grant g where g.tenant_id = p.tenant_id and g.until > now()) as support_until,
        p.suspended_for
      from tenant_profile p left join tenant_people w on w.tenant_id = p.tenant_id
      where p.tenant_id <> '${nilTenant}' and ${isPlatform};
  `,
};
