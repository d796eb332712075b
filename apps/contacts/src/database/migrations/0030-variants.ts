import type { Migration } from '@bellbird/database';

/** Campaigns of two or three texts: how many were left out of each. */
export const variants: Migration = {
  name: '0030-variants',
  up: () => `
    alter table audience_freeze add column left_out_by_variant int[];  -- null: no variants
  `,
};
