import { defineResource, text, words } from '@bellbird/resource-kit';

/** How a business works; each is changed by `updateBusinessSetting`, since one that nobody set has no row. */
export const businessSetting = defineResource(
  'BusinessSetting',
  {
    key: text({ about: 'Such as confirm-send-above', required: true, input: 'none' }),
    value: text({ about: 'Written as its type says', required: true, input: 'none' }),
    type: words(['boolean', 'number', 'text', 'money', 'time'], { required: true, input: 'none' }),
    description: text({ required: true, input: 'none' }),
  },
  {
    about: 'A setting of the business',
    rest: {
      base: 'settings',
      words: ['setting', 'settings'],
      about: 'How your business works: second step, lock, confirmations, daily news.',
    },
    usual: { version: 'unfiltered', createdAt: 'absent', updatedAt: 'absent' },
    table: 'business_setting_shown',
    entity: false,
    verbs: ['list', 'get', 'count', 'count-with-filters'],
    access: { read: 'member' },
    defaultSort: 'key:asc',
  },
);
