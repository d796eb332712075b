import type { Migration } from '@bellbird/database';

/** A hold keeps marketing and review from a phone until somebody decides; the book has it, contacts show it. */
export const hold: Migration = {
  name: '0022-hold',
  up: () => `
    alter table consent drop constraint consent_scope_check;
    alter table consent add constraint consent_scope_check check (scope in ('marketing', 'all', 'hold'));
    alter table contact add column on_hold boolean not null default false;
    comment on column contact.on_hold is 'what the book says of the phone: a hold is out';
    alter table contact_filter add column on_hold boolean not null default false;
    create index contact_filter_on_hold on contact_filter (tenant_id, contact_id) where on_hold;
  `,
};
