import { tenantTable, type Migration } from '@bellbird/database';

/** What a statement changed, by tenant: `sign` times the rows of a transition table. */
const sum = (sign: 1 | -1, rows: string): string => `
  select tenant_id, ${sign} * count(*) filter (where trashed_at is null)::int as live,
         ${sign} * count(*) filter (where trashed_at is not null)::int as trashed,
         ${sign} * count(*) filter (where trashed_at is null and status = 1)::int as subscribed,
         ${sign} * count(*) filter (where trashed_at is null and status = 2)::int as transactional_only,
         ${sign} * count(*) filter (where trashed_at is null and status = 3)::int as unsubscribed
    from ${rows} group by tenant_id`;

/** No statement takes some out of the trash and puts others in, so what it adds and what it removes follow from the difference. */
const note = (name: string, difference: string): string => `
  create or replace function ${name}() returns trigger language plpgsql as $$
  begin
    with d as (
      select tenant_id, sum(live) as live, sum(trashed) as trashed, sum(subscribed) as subscribed,
             sum(transactional_only) as transactional_only, sum(unsubscribed) as unsubscribed
        from (${difference}) each group by tenant_id),
    counted as (
      insert into contact_count (tenant_id, live, trashed) select tenant_id, live, trashed from d where live <> 0 or trashed <> 0)
    insert into contact_day_change (tenant_id, day, live, subscribed, transactional_only, unsubscribed, added, removed)
      select tenant_id, contact_day_of(tenant_id, now()), live, subscribed, transactional_only, unsubscribed, greatest(live, 0), greatest(-live, 0)
        from d where live <> 0 or subscribed <> 0 or transactional_only <> 0 or unsubscribed <> 0;
    return null;
  end $$;`;

/**
 * How many contacts there were on each day, and how many came and went. Every statement that changes contacts adds a row
 * of differences, as for `contact_count`, so that nobody waits for another's transaction; a sweeper adds them up into
 * `contact_day`. Businesses that have contacts begin with what they have today.
 */
export const contactDays: Migration = {
  name: '0021-contact-days',
  up: (roles) => `
    create table contact_day (
      tenant_id uuid not null, day date not null,
      key text not null check (key in ('total', 'subscribed', 'unsubscribed', 'transactional-only', 'added', 'removed')),
      value bigint not null,
      primary key (tenant_id, day, key));
    comment on table contact_day is 'days on which contacts changed: levels at the end of the day, and how many came and went in it; what is not added up yet stands in contact_day_change';
    ${tenantTable(roles, 'contact_day', { app: 'select', system: 'select, insert, update' })};

    create table contact_day_change (
      tenant_id uuid not null, day date not null,
      live bigint not null, subscribed bigint not null, transactional_only bigint not null, unsubscribed bigint not null,
      added bigint not null, removed bigint not null);
    create index contact_day_change_tenant on contact_day_change (tenant_id);
    ${tenantTable(roles, 'contact_day_change', { app: 'select, insert', system: 'select, insert, delete' })};

    create function contact_day_of(tenant uuid, at timestamptz) returns date language plpgsql stable as $$
    begin
      return (at at time zone coalesce((select time_zone from business where tenant_id = tenant), 'Australia/Sydney'))::date;
    exception when invalid_parameter_value then
      -- A zone that this Postgres does not know must not hold up a change.
      return (at at time zone 'UTC')::date;
    end $$;

    -- Nobody changes contacts between the count of what there is and the first difference.
    lock table contact in share row exclusive mode;
    ${note('count_inserted_contacts', sum(1, 'after_rows'))}
    ${note('count_deleted_contacts', sum(-1, 'before_rows'))}
    ${note('count_changed_contacts', `${sum(1, 'after_rows')} union all ${sum(-1, 'before_rows')}`)}

    alter table contact no force row level security;
    alter table business no force row level security;
    alter table contact_day no force row level security;
    insert into contact_day (tenant_id, day, key, value)
      select c.tenant_id, contact_day_of(c.tenant_id, now()), level.key, level.value
        from (select tenant_id, count(*) as live, count(*) filter (where status = 1) as subscribed,
                     count(*) filter (where status = 2) as transactional_only, count(*) filter (where status = 3) as unsubscribed
                from contact where trashed_at is null group by tenant_id) c
       cross join lateral (values ('total', c.live), ('subscribed', c.subscribed), ('unsubscribed', c.unsubscribed),
                                  ('transactional-only', c.transactional_only)) level(key, value);
    alter table contact_day force row level security;
    alter table business force row level security;
    alter table contact force row level security;
  `,
};
