import { defineTexts } from '../../lib/i18n/texts';

export const callerIdsTexts = defineTexts({
  title: 'Sender IDs',
  lead: 'Whom a text comes from, and what people see above it.',
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
  seenUnverified: 'Unverified, in one thread with strangers',
  canAnswer: 'People can reply',
  cannotAnswer: 'Cannot receive replies or STOP',
  none: '–',
  emptyTitle: 'No senders yet',
  emptyText: 'A text always comes from somebody. Your senders stand here.',
});
