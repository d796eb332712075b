import { grant, type Migration } from '@bellbird/database';

/** Links of texts are counted where that is asked for. A code has 30 bits for the number of its links. */
export const linksMigration: Migration = {
  name: '0012-links',
  up: (roles) => `
    create sequence link_set_number as int maxvalue 1073741823;
    ${grant(roles, 'sequence link_set_number', { app: 'usage', system: 'usage' })};
    alter table campaign
      add column track_links boolean not null default false,
      add column link_set_no int unique,                        -- taken at launch; null where no link is counted
      add column link_urls text[] not null default '{}';        -- where they lead, from then on
`,
};
