import { grant, tenantTable, type Migration } from '@bellbird/database';

/**
 * Settings of a business and of the platform. What there are stands in a table each, so that a list of them is filtered
 * and sorted like any other; what somebody set stands beside it.
 */
export const settings: Migration = {
  name: '0022-settings',
  up: (roles) => `
    create table business_setting_definition (
      key text primary key, type text not null, value text not null, description text not null);
    insert into business_setting_definition (key, type, value, description) values
      ('two-factor-required', 'boolean', 'false', 'Everybody of the business logs in with a second step'),
      ('confirm-send-above', 'money', '100.00', 'A campaign that costs more is confirmed once more before it is sent'),
      ('lock-after-minutes', 'number', '0', 'After so many minutes without a hand on it a screen locks itself: 5 to 240, 0 for never');
    ${grant(roles, 'business_setting_definition', { app: 'select' })};

    create table business_setting (
      tenant_id uuid not null, key text not null references business_setting_definition, value text not null,
      version int not null, updated_at timestamptz not null, updated_by uuid,
      primary key (tenant_id, key));
    ${tenantTable(roles, 'business_setting', { app: 'select, insert, update' })};
    create view business_setting_shown with (security_invoker = true) as
      select md5(t.tenant_id || d.key)::uuid as id, t.tenant_id, d.key, d.type, d.description,
             coalesce(s.value, d.value) as value, coalesce(s.version, 1) as version
        from (select nullif(current_setting('app.tenant', true), '')::uuid as tenant_id) t
          cross join business_setting_definition d
          left join business_setting s on s.tenant_id = t.tenant_id and s.key = d.key;
    ${grant(roles, 'business_setting_shown', { app: 'select' })};

    create table app_setting_definition (
      key text primary key, type text not null, value text not null, description text not null, "group" text not null);
    insert into app_setting_definition (key, type, value, description, "group") values
      ('usd-rate', 'number', '0.65', 'US dollars per Australian dollar, as balances are shown', 'money'),
      ('usd-margin-percent', 'number', '0', 'On top of the rate, in percent', 'money'),
      ('support-email', 'text', 'support@bellbird.example', 'Where people write to us', 'support'),
      ('sign-up-open', 'boolean', 'true', 'Whether a new business may sign up without an invitation', 'sign-up'),
      ('banner', 'text', '', 'A sentence that everybody reads at the top of every page; empty for none', 'support');
    ${grant(roles, 'app_setting_definition', { app: 'select' })};
    alter table app_setting
      add version int not null default 1, add updated_at timestamptz not null default now(), add updated_by uuid;
    ${grant(roles, 'app_setting', { app: 'insert, update' })};
    create view app_setting_shown with (security_invoker = true) as
      select md5('app' || d.key)::uuid as id, d.key, d.type, d.description, d."group",
             coalesce(s.value, d.value) as value, coalesce(s.version, 1) as version, s.updated_at, s.updated_by
        from app_setting_definition d left join app_setting s on s.key = d.key;
    ${grant(roles, 'app_setting_shown', { app: 'select' })};
  `,
};
