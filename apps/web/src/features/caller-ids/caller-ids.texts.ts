import { defineTexts } from '../../lib/i18n/texts';

export const callerIdsTexts = defineTexts({
  title: 'Sender IDs',
  lead: 'Who your texts come from.',
  noun: { one: 'sender', other: 'senders' },
  search: 'Search by name',
  errorTitle: 'We could not load your senders',
  name: 'Name',
  number: 'Number',
  type: 'Type',
  status: 'Status',
  seen: 'What people see',
  answers: 'Replies',
  statuses: { verified: 'Verified', unverified: 'Unverified' },
  types: {
    'shared-number': 'Shared number',
    'dedicated-number': 'Dedicated number',
    'phone-number': 'Own phone number',
    'business-name': 'Business name',
  },
  seenUnverified: '“Unverified”, mixed in with other senders',
  canAnswer: 'People can reply',
  cannotAnswer: 'Cannot receive replies or STOP',
  none: '–',
  emptyTitle: 'No senders yet',
  emptyText: 'Every text comes from a sender. Yours appear here.',
});
