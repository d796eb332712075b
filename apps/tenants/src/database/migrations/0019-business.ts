import type { Migration } from '@bellbird/database';

/** What a business says of itself beyond its name and address: number, phone, colour, when it is open. */
export const business: Migration = {
  name: '0019-business',
  up: () => `
    alter table tenant
      add abn text not null default '',
      add phone text not null default '',
      add primary_colour text,
      add opening_hours jsonb,                          -- null: nothing was said yet
      add opening_hours_version bigint not null default 1;
  `,
};
