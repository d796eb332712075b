import { invalidField } from '@bellbird/errors';
import { defineResource, field, writable } from '@bellbird/resource-kit';
import { unknownPlaceholders } from '@bellbird/sms-text';
import type { ContactsClient } from '../contacts-client.js';

interface SmsTemplate {
  id: string;
  name: string;
  message: string;
  messageType: string;
  trashedAt: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
}

const messageTypes = ['marketing', 'review', 'transactional'] as const;

/** Texts to use again, as they are read. */
export const smsTemplateQueries = defineResource<SmsTemplate>({
  type: 'SmsTemplate',
  one: 'smsTemplate',
  many: 'smsTemplates',
  table: 'sms_template',
  trash: 'trashed_at',
  fields: {
    id: field.id(),
    name: field.text({ key: 'name_key', required: true }),
    message: field.text({ column: 'message', required: true }),
    messageType: field.enum(messageTypes, { column: 'message_type', required: true }),
    createdAt: field.date({ column: 'created_at', required: true }),
    updatedAt: field.date({ column: 'updated_at', required: true }),
  },
  select: {
    id: 't.id',
    name: 't.name',
    message: 't.message',
    messageType: 't.message_type',
    trashedAt: 't.trashed_at',
    version: 't.version::int',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  writable: {
    name: writable.text({
      column: 'name',
      required: true,
      max: 200,
      message: 'Give the template a name of at most 200 characters.',
    }),
    message: writable.text({
      column: 'message',
      required: true,
      max: 1_600,
      message: 'Write a message of at most 1,600 characters.',
    }),
    messageType: writable.oneOf(messageTypes, { column: 'message_type', required: true }),
  },
  constraints: { sms_template_name: 'duplicate-name' },
  refusals: [
    {
      on: ['create', 'update'],
      code: 'invalid-input',
      field: 'message',
      rule: 'Placeholders are those of Bellbird or custom fields of the business.',
    },
  ],
  export: {
    columns: [
      { title: 'name', value: (row) => row.name },
      { title: 'message', value: (row) => row.message },
      { title: 'messageType', value: (row) => row.messageType },
      { title: 'createdAt', value: (row) => row.createdAt },
    ],
  },
  access: { read: 'member', write: 'campaign-editor' },
});

/** The same with what writes it: a template is meant to be sent, so its placeholders must mean something. */
export function smsTemplateResource(contacts: Pick<ContactsClient, 'checkAudience'>): typeof smsTemplateQueries {
  return {
    ...smsTemplateQueries,
    hooks: {
      /** The keys of the business's own fields, where a placeholder may name one of them. */
      prepare: async ({ tenantId }, { message }): Promise<readonly string[]> =>
        typeof message !== 'string' || unknownPlaceholders(message, []).length === 0
          ? []
          : (await contacts.checkAudience(tenantId, { contactIds: [], groupIds: [], segmentIds: [] })).attributeKeys,
      check: async (_tx, _actor, { message }, attributeKeys) => {
        if (typeof message !== 'string') return;
        const unknown = unknownPlaceholders(message, attributeKeys as readonly string[]);
        if (unknown.length > 0) throw invalidField('message', `Unknown placeholder: ${unknown.slice(0, 5).join(', ')}`);
      },
    },
  };
}
