import { defineResource, instant, reference, text, words } from '@bellbird/resource-kit';

/** What customers texted back. Nobody writes it but the provider's webhook. */
export const inboundSmsResource = defineResource(
  'InboundSms',
  {
    from: text({ about: 'The customer, E.164', column: 'from_phone', required: true, phone: true }),
    to: text({ about: 'The number that was texted, E.164', column: 'to_phone', required: true, phone: true }),
    text: text({ required: true, sortable: false }),
    contactId: reference(),
    keyword: words(['stop', 'start'], {
      about: 'The word that it is, where it is one that opts out or in: stop, start',
    }),
    receivedAt: instant({ required: true }),
  },
  {
    about: 'A text that a customer sent',
    many: 'inboundSmsList',
    rest: {
      base: 'inbound-sms',
      words: ['inbound SMS', 'inbound SMS'],
      about: 'Texts that customers sent.',
    },
    usual: { version: 'absent', createdAt: 'absent', updatedAt: 'absent' },
    verbs: ['list', 'get', 'count', 'count-with-filters', 'delete', 'bulk-delete', 'export'],
    access: { read: 'member', write: 'campaign-editor', export: 'campaign-editor' },
    defaultSort: 'receivedAt:desc',
    export: [
      { title: 'Received at', value: (row) => row.receivedAt },
      { title: 'From', value: (row) => row.from, phone: true },
      { title: 'To', value: (row) => row.to, phone: true },
      { title: 'Text', value: (row) => row.text },
      { title: 'Keyword', value: (row) => row.keyword },
    ],
  },
);
