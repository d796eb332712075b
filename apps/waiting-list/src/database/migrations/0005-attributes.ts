import type { Migration } from '@bellbird/database';

/** What texts of a turn say of its contact. */
export const attributesMigration: Migration = {
  name: '0005-attributes',
  up: () => `
    alter table turn add column attributes jsonb not null default '{}';
    comment on column turn.attributes is 'custom fields of its contact by key, those that texts of the list name; until it is forgotten';
  `,
};
