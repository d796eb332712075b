import { grant, tenantTable, type Migration } from '@bellbird/database';

/**
 * Where the counted links of campaigns lead, and who followed them. A click is logged as it comes (`click_log`), judged
 * some seconds later and then kept without its agent and network. `click` has a partition a month: a function of the
 * owner's makes them, for nobody else may change the schema.
 */
export const links: Migration = {
  name: '0030-links',
  up: (roles) => `
create table link_set (
  no          int primary key,                             -- campaigns gave it out; it stands in each code
  tenant_no   int not null,
  campaign_no int not null,
  urls        text[] not null,                             -- the n-th is where link n leads
  people      int not null                                 -- the highest ordinal: a code of a higher one is nobody's
);
create index link_set_campaign on link_set (campaign_no);
${tenantTable(roles, 'link_set', { app: 'select, insert', system: 'select', column: 'tenant_no' })};

-- All links of a business, those of later campaigns too: one the platform suspended leads nobody anywhere.
alter table tenant add column links_blocked_at timestamptz;
${grant(roles, 'tenant', { app: 'update (links_blocked_at)' })};

create table click_log (
  position  bigint generated always as identity primary key,
  link_set  int not null, ordinal int not null, link smallint not null,
  at        timestamptz not null,                          -- business time
  logged_at timestamptz not null default now(),
  agent     text not null, network text not null,
  hints     smallint not null                              -- click-hints.ts
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0);
create index click_log_message on click_log (link_set, ordinal);
${grant(roles, 'click_log', { system: 'select, insert, delete' })};

create table click (
  tenant_no int not null, campaign_no int not null, ordinal int not null, link smallint not null,
  at timestamptz not null, machine boolean not null
) partition by range (at);
create index click_message on click (campaign_no, ordinal);
${tenantTable(roles, 'click', { app: 'select', system: 'select, insert', column: 'tenant_no' })};
create table click_else partition of click default;

create function make_click_month(within timestamptz) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month timestamp := date_trunc('month', within at time zone 'UTC');
  name text := 'click_' || to_char(month, 'YYYY_MM');
begin
  if to_regclass(name) is null then
    execute format('create table %I partition of click for values from (%L) to (%L)', name,
                   month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
  end if;
end $$;
create function drop_click_months(now timestamptz) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last text := 'click_' || to_char((now at time zone 'UTC') - interval '24 months', 'YYYY_MM');
  name text;
  dropped int := 0;
begin
  for name in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
               where i.inhparent = 'click'::regclass and c.relname ~ '^click_\\d{4}_\\d\\d$' and c.relname <= last loop
    execute format('drop table %I', name);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;
revoke execute on function make_click_month(timestamptz), drop_click_months(timestamptz) from public;
${grant(roles, 'function make_click_month(timestamptz), drop_click_months(timestamptz)', { system: 'execute' })};

create table link_count (
  tenant_no int not null, campaign_no int not null, link smallint not null,
  clicked_people int not null, clicks int not null, likely_machine int not null,
  primary key (campaign_no, link, tenant_no)
) with (fillfactor = 50);
${tenantTable(roles, 'link_count', { app: 'select', system: 'select, insert, update', column: 'tenant_no' })};

alter table engaged drop constraint engaged_kind_check, add constraint engaged_kind_check check (kind in ('reply', 'out', 'click'));
`,
};
