import { defineTexts } from '../../lib/i18n/texts';

export const callerIdsTexts = defineTexts({
  title: 'Sender IDs',
  lead: 'Who your texts come from.',
  noun: { one: 'sender ID', other: 'sender IDs' },
  search: 'Search by name',
  errorTitle: 'We couldn’t load your sender IDs',
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
  cannotAnswer: 'Can’t receive replies or STOP',
  none: '–',
  emptyTitle: 'No sender IDs yet',
  emptyText: 'Every text comes from a sender ID. Yours appear here.',
});
