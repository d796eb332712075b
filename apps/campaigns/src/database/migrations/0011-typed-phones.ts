import type { Migration } from '@bellbird/database';

/** Campaigns go to numbers that were typed, too, and may be written in a hurry to a few people. */
export const typedPhonesMigration: Migration = {
  name: '0011-typed-phones',
  up: () => `
    alter table campaign
      add column phones jsonb not null default '[]',            -- [{ phone, country }], in the order they were typed
      add column save_as_contacts boolean not null default false,
      add column quick boolean not null default false;
  `,
};
