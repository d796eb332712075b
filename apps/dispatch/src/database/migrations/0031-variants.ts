import type { Migration } from '@bellbird/database';

/** Campaigns of two or three texts: which of them a person gets. Written once, so that updates of a message stay HOT. */
export const variants: Migration = {
  name: '0031-variants',
  up: () => `
alter table message add column variant smallint;           -- from 1; null without variants
alter table campaign_control add column left_out_by_variant int[]; -- people who do not stand in the campaign, by the text that they would have got
`,
};
