import { grant, type Migration } from '@bellbird/database';

/**
 * What the platform sells and for how much, the same for every tenant. A price is never changed: a list of the next
 * version takes its place, and what was quoted or held keeps the version it was made with.
 */
export const priceList: Migration = {
  name: '0014-price-list',
  up: (roles) => `
    create table app_service (
      id uuid primary key, key text not null unique, name text not null,
      created_at timestamptz not null, updated_at timestamptz not null);
    create table price_list (
      app_service_id uuid not null references app_service, version int not null, currency char(3) not null,
      prices jsonb not null,   -- micro-units a part by country, as strings: {"AU": "80000"}
      created_at timestamptz not null default now(),
      primary key (app_service_id, version));
    create table app_setting (key text primary key, value text not null);
    ${grant(roles, 'app_service', { app: 'select' })};
    ${grant(roles, 'price_list', { app: 'select' })};
    ${grant(roles, 'app_setting', { app: 'select' })};
    -- A service with the list that is in force: the newest.
    create view priced_app_service with (security_invoker = true) as
      select s.id, s.key, s.name, s.created_at, s.updated_at, l.version, l.currency, l.prices
        from app_service s cross join lateral (select * from price_list where app_service_id = s.id order by version desc limit 1) l;
    ${grant(roles, 'priced_app_service', { app: 'select' })};

    insert into app_service (id, key, name, created_at, updated_at)
      values ('5d1c8b1e-6a53-5e0f-9a43-0c1f6f2f9a01', 'sms', 'SMS', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');
    insert into price_list (app_service_id, version, currency, prices)
      values ('5d1c8b1e-6a53-5e0f-9a43-0c1f6f2f9a01', 1, 'AUD', '{"AU": "80000", "NZ": "100000"}');
    -- How Australian dollars are shown in US dollars: an exchange rate and a margin on top of it, in percent.
    insert into app_setting (key, value) values ('usd-rate', '0.65'), ('usd-margin-percent', '0');
  `,
};
