import { defineResource, text, words } from '@bellbird/resource-kit';

/** Senders, to read: a tenant's own and the platform's shared ones. */
export const callerIdResource = defineResource(
  'CallerId',
  {
    name: text({ required: true, sortKey: 'name_key' }),
    phoneInternational: text({ about: 'E.164', required: true, format: 'e164' }),
    callerType: words(['business-name', 'dedicated-number', 'phone-number', 'shared-number'], {
      about: 'shared-number, dedicated-number, phone-number or business-name',
      required: true,
    }),
    status: words(['unverified', 'verified'], {
      about: 'verified or unverified; only a verified one can be used',
      required: true,
    }),
  },
  {
    about: "Who a text comes from: one of the business's own senders, or a number that all businesses share",
    rest: {
      words: ['sender', 'senders'],
      about: 'Whom texts come from.',
      without: ['count-with-filters'],
    },
    usual: { version: 'absent', createdAt: 'filtered', updatedAt: 'absent' },
    withPlatformRows: true,
    live: { event: 'caller-id-updated', about: 'A sender was verified or changed', one: true },
    verbs: ['list', 'get', 'count', 'count-with-filters'],
    access: { read: 'member' },
  },
);
