import type { Migration } from '@bellbird/database';

/** Two or three versions of a text, with what became of each. */
export const variantsMigration: Migration = {
  name: '0013-variants',
  up: () => `
    alter table campaign
      add column variants jsonb,                                -- message, share, counts and engagement of each; null: a single text
      add column variant_seed uuid;                             -- decides who gets which; null: the campaign's id
`,
};
