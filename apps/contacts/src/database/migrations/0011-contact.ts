import { tenantTable, type Migration, type ServiceRoles } from '@bellbird/database';
import { slots } from '../../attribute/slots.js';
import { trigramIndex } from './0010-trigram.js';

const sortedBy = ['name_key', 'first_name_key', 'last_name_key', 'email_key', 'created_at desc', 'updated_at desc'];

/** Contacts, their narrow twin for filters, and what counts them. Figures behind each choice: docs of contacts at a million rows. */
export const contact: Migration = {
  name: '0011-contact',
  up: (roles) => `
    create table contact (
      tenant_id uuid not null,
      id uuid not null,
      name text, first_name text, last_name text, email text,
      phone text not null,
      phone_significant text not null,
      phone_country text not null,
      phone_kind smallint not null,
      status smallint not null default 2,
      attributes jsonb not null default '{}',
      version int not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      trashed_at timestamptz,
      made_by_import uuid,
      name_key text generated always as (lower(name)) stored,
      first_name_key text generated always as (lower(first_name)) stored,
      last_name_key text generated always as (lower(last_name)) stored,
      email_key text generated always as (lower(email)) stored,
      search text generated always as (lower(coalesce(name, '') || chr(10) || coalesce(first_name, '') || chr(10) || coalesce(last_name, '') || chr(10) || coalesce(email, '') || chr(10) || phone)) stored,
      primary key (tenant_id, id));
    comment on column contact.phone_kind is '1 mobile, 2 landline, 3 premium, 4 other: only 1 is texted';
    comment on column contact.status is '1 subscribed, 2 transactional-only, 3 unsubscribed: in the order of the words; what consent says of the phone';
    comment on column contact.made_by_import is 'the import job that made it, for as long as that may be undone';
    create unique index contact_live_phone on contact (tenant_id, phone) where trashed_at is null;
    create index contact_trashed_phone on contact (tenant_id, phone) where trashed_at is not null;
    create index contact_trash on contact (tenant_id, trashed_at, id) where trashed_at is not null;
    ${sortedBy.map((key) => `create index contact_by_${key.split(' ')[0]} on contact (tenant_id, ${key}, id) where trashed_at is null;`).join('\n')}
    ${trigramIndex('contact_search', 'contact', 'search', 'trashed_at is null')}
    ${tenantTable(roles, 'contact', { app: 'select, insert, update, delete', system: 'select, insert, update, delete' })};

    create table contact_filter (
      tenant_id uuid not null,
      contact_id uuid not null,
      created_at timestamptz not null,
      status smallint not null,
      ${slots.map(({ name, sqlType }) => `${name} ${sqlType}`).join(', ')},
      primary key (tenant_id, contact_id));
    comment on table contact_filter is 'one narrow row for each live contact: what filters read; a custom attribute lies in the slot its definition names, text lower-cased';
    create index contact_filter_created_at on contact_filter (tenant_id, created_at desc, contact_id);
    create index contact_filter_status on contact_filter (tenant_id, status, contact_id);
    ${slots.map(({ name }) => `create index contact_filter_${name} on contact_filter (tenant_id, ${name}, contact_id) where ${name} is not null;`).join('\n')}
    ${slots
      .filter(({ kind }) => kind === 'text')
      .map(({ name }) => trigramIndex(`contact_filter_search_${name}`, 'contact_filter', name, `${name} is not null`))
      .join('\n')}
    ${tenantTable(roles, 'contact_filter', { app: 'select, insert, update, delete', system: 'select, insert, update, delete' })};
    ${counters(roles)}
  `,
};

/**
 * How many contacts a tenant has, exactly, without counting them: every statement that changes contacts adds a row of
 * differences, so that nobody waits for another's transaction; a sweeper adds them up.
 */
function counters(roles: ServiceRoles): string {
  const added = (sign: 1 | -1, rows: string): string =>
    `select tenant_id, ${sign} * count(*) filter (where trashed_at is null)::int as live, ${sign} * count(*) filter (where trashed_at is not null)::int as trashed from ${rows} group by tenant_id`;
  const note = (name: string, difference: string): string => `
    create function ${name}() returns trigger language plpgsql as $$
    begin
      insert into contact_count (tenant_id, live, trashed)
        select tenant_id, sum(live), sum(trashed) from (${difference}) d group by tenant_id having sum(live) <> 0 or sum(trashed) <> 0;
      return null;
    end $$;`;
  return `
    create table contact_count (tenant_id uuid not null, live bigint not null, trashed bigint not null);
    create index contact_count_tenant on contact_count (tenant_id);
    ${tenantTable(roles, 'contact_count', { app: 'select, insert', system: 'select, insert, delete' })};
    ${note('count_inserted_contacts', added(1, 'after_rows'))}
    ${note('count_deleted_contacts', added(-1, 'before_rows'))}
    ${note('count_changed_contacts', `${added(1, 'after_rows')} union all ${added(-1, 'before_rows')}`)}
    create trigger contact_count_insert after insert on contact referencing new table as after_rows for each statement execute function count_inserted_contacts();
    create trigger contact_count_delete after delete on contact referencing old table as before_rows for each statement execute function count_deleted_contacts();
    create trigger contact_count_update after update on contact referencing old table as before_rows new table as after_rows for each statement execute function count_changed_contacts();
  `;
}
