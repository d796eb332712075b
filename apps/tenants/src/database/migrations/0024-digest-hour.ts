import type { Migration } from '@bellbird/database';

/** At which hour of the business's day its people are mailed the day's news. */
export const digestHour: Migration = {
  name: '0024-digest-hour',
  up: () => `
    insert into business_setting_definition (key, type, value, description) values
      ('digest-hour', 'number', '8', 'At this hour the day’s news is mailed: 0 to 23')`,
};
