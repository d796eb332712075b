import { defineResource, instant, text, words } from '@bellbird/resource-kit';
import { environmentSettings } from './environment-settings.js';

/** How the platform works. What the environment sets stands before what is stored. */
export const appSetting = defineResource(
  'AppSetting',
  {
    key: text({ about: 'Such as usd-rate', required: true, input: 'none' }),
    value: text({ about: 'Written as its type says', required: true, input: 'none', filter: false }),
    type: words(['boolean', 'number', 'text', 'money', 'time'], { required: true, input: 'none' }),
    description: text({ required: true, input: 'none' }),
    group: text({ about: 'What it belongs to', required: true, input: 'none', column: '"group"' }),
    source: text({
      about: 'stored, or environment: then it is changed there alone',
      required: true,
      input: 'none',
      filter: false,
      select: `'stored'`,
    }),
    updatedAt: instant({ about: 'Null where nobody changed it', input: 'none' }),
    updatedBy: text({ about: 'Who changed it last', input: 'none', filter: false }),
  },
  {
    about: 'A setting of the platform',
    rest: { words: ['app setting', 'app settings'], about: 'How the platform works. For its admins.' },
    usual: { version: 'unfiltered', createdAt: 'absent', updatedAt: 'absent' },
    table: 'app_setting_shown',
    tenantColumn: null,
    entity: false,
    verbs: ['list', 'get', 'count', 'count-with-filters'],
    access: { read: 'admin' },
    defaultSort: 'key:asc',
    hydrate: (_tx, _actor, rows) => {
      for (const row of rows) {
        const set = environmentSettings.get(row.key);
        if (set !== undefined) Object.assign(row, { value: set, source: 'environment' });
      }
      return Promise.resolve();
    },
  },
);
