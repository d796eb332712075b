import type { Migration } from '@bellbird/database';

/** What texts of a turn say of its contact. */
export const ofContactMigration: Migration = {
  name: '0005-of-contact',
  up: () => `
    alter table turn add column of_contact jsonb not null default '{}';
    comment on column turn.of_contact is 'e-mail and custom fields of its contact, as far as texts of the list name them; until it is forgotten';
  `,
};
