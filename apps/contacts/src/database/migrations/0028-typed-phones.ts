import type { Migration } from '@bellbird/database';

/** Campaigns go to numbers that were typed, too: who is left out may be no contact, or be there twice. */
export const typedPhones: Migration = {
  name: '0028-typed-phones',
  up: () => `
    alter table audience_freeze
      add column typed jsonb,                              -- who each typed number is, found out once: typed-phones.ts
      add column typed_done int not null default 0;        -- how many of those who are no walked contacts were decided on
    alter table left_out drop constraint left_out_pkey;
    alter table left_out alter column contact_id drop not null;
    alter table left_out add column typed int;             -- place among the typed numbers, from 1
    create unique index left_out_person on left_out (tenant_id, campaign_id, contact_id, typed) nulls not distinct;
  `,
};
