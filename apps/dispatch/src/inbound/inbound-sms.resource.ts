import { defineResource, field, type Identified } from '@bellbird/resource-kit';

export interface InboundSmsOut extends Identified {
  from: string;
  to: string;
  text: string;
  contactId: string | null;
  keyword: 'stop' | 'start' | null;
  receivedAt: string;
}

/** What customers texted back. Nobody writes it but the provider's webhook. */
export const inboundSmsResource = defineResource<InboundSmsOut>({
  type: 'InboundSms',
  one: 'inboundSms',
  many: 'inboundSmsList',
  table: 'inbound_sms',
  verbs: ['list', 'get', 'count', 'count-with-filters', 'delete', 'bulk-delete', 'export'],
  access: { read: 'member', write: 'campaign-editor', export: 'campaign-editor' },
  versioned: false,
  updatedAtColumn: null,
  createdAtColumn: null,
  defaultSort: 'receivedAt:desc',
  fields: {
    id: field.id(),
    from: field.text({ column: 'from_phone', required: true }),
    to: field.text({ column: 'to_phone', required: true }),
    text: field.text({ column: 'text', required: true, sortable: false }),
    contactId: field.reference({ column: 'contact_id' }),
    keyword: field.enum(['stop', 'start'], { column: 'keyword' }),
    receivedAt: field.date({ column: 'received_at', required: true }),
  },
  select: {
    id: 't.id',
    from: 't.from_phone',
    to: 't.to_phone',
    text: 't.text',
    contactId: 't.contact_id',
    keyword: 't.keyword',
    receivedAt: 't.received_at',
  },
  export: {
    columns: [
      { title: 'Received at', value: (row) => row.receivedAt },
      { title: 'From', value: (row) => row.from, phone: true },
      { title: 'To', value: (row) => row.to, phone: true },
      { title: 'Text', value: (row) => row.text },
      { title: 'Keyword', value: (row) => row.keyword },
    ],
  },
});
