import { defineResource, field, writable } from '@bellbird/resource-kit';

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

/** Texts to use again. */
export const smsTemplateResource = defineResource<SmsTemplate>({
  type: 'SmsTemplate', one: 'smsTemplate', many: 'smsTemplates', table: 'sms_template', trash: 'trashed_at',
  fields: {
    id: field.id(),
    name: field.text({ key: 'name_key', required: true }),
    message: field.text({ column: 'message', required: true }),
    messageType: field.enum(messageTypes, { column: 'message_type', required: true }),
    createdAt: field.date({ column: 'created_at', required: true }),
    updatedAt: field.date({ column: 'updated_at', required: true }),
  },
  select: {
    id: 't.id', name: 't.name', message: 't.message', messageType: 't.message_type', trashedAt: 't.trashed_at', version: 't.version::int', createdAt: 't.created_at', updatedAt: 't.updated_at',
  },
  writable: {
    name: writable.text({ column: 'name', required: true, max: 200, message: 'Give the template a name of at most 200 characters.' }),
    message: writable.text({ column: 'message', required: true, max: 1_600, message: 'Write a message of at most 1,600 characters.' }),
    messageType: writable.oneOf(messageTypes, { column: 'message_type', required: true }),
  },
  constraints: { sms_template_name: 'duplicate-name' },
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
