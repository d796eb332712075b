import type { Migration } from '@bellbird/database';

/** Sites to which no link of a text may lead. */
export const blockedLinkHosts: Migration = {
  name: '0026-blocked-link-hosts',
  up: () => `
    insert into app_setting_definition (key, type, value, description, "group") values
      ('blocked-link-hosts', 'text', '', 'Sites to which no link of a text leads, and all below them, with commas between: example.com, example.org', 'links')`,
};
