import { suspensionKinds } from '@bellbird/events';
import { countries } from '@bellbird/phone';
import { defineResource, instant, int, text, wordList, words, type ExportColumn } from '@bellbird/resource-kit';

const fact = { input: 'none', required: true } as const;
const maybe = { input: 'none' } as const;

/** A column of what tenants says of a business (`MerchantHooks.fileRows`). */
const tenantsFact = (member: string): ExportColumn<{ id: string }> => ({
  title: member,
  value: (row) => (row as Record<string, unknown>)[member],
});

/**
 * The businesses of the platform, for its admins: a view that is empty for everybody else. Balance, charges and what
 * pauses their sending are tenants' to say, in the same type.
 */
export const merchantResource = defineResource(
  'Merchant',
  {
    name: text({ ...fact, sortKey: 'name_key', example: 'Corner Café' }),
    country: words(countries, { ...fact, about: 'ISO 3166 alpha-2' }),
    timeZone: text({ ...fact, filter: false, example: 'Australia/Sydney' }),
    ownerName: text({ ...maybe, about: 'Of several, the first who still works there', filter: false }),
    ownerEmail: text({ ...maybe, format: 'account-email' }),
    users: int({ ...fact, about: 'People of the business; who is only invited is none' }),
    status: words(['active', 'suspended'], { ...fact, shown: false }),
    suspendedFor: wordList(suspensionKinds, { shown: false }),
    supportUntil: instant({ ...maybe, about: 'Until when its owner lets support look', filter: false }),
    lastSignInAt: instant({ ...maybe, about: 'When someone of the business last logged in' }),
    createdAt: instant(fact),
  },
  {
    about: 'A business of the platform',
    rest: {
      base: 'users/merchants',
      words: ['merchant', 'merchants'],
      about: 'The businesses of the platform. For its admins.',
    },
    usual: { version: 'absent', updatedAt: 'absent' },
    verbs: ['list', 'get', 'count', 'count-with-filters', 'values', 'export'],
    access: { read: 'admin' },
    defaultSort: 'createdAt:desc',
    export: [
      ...(['name', 'country', 'timeZone', 'ownerName', 'ownerEmail', 'users'] as const),
      ...['status', 'balance', 'owed', 'chargedLast30Days'].map(tenantsFact),
      ...(['supportUntil', 'lastSignInAt', 'createdAt'] as const),
    ],
  },
);
