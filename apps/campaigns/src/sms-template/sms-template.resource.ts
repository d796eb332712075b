import { invalidField } from '@bellbird/errors';
import { defineResource, text, words } from '@bellbird/resource-kit';
import { unknownPlaceholders } from '@bellbird/sms-text';
import type { ContactsClient } from '../contacts-client.js';

/** Texts to use again, as they are read. */
export const smsTemplateQueries = defineResource(
  'SmsTemplate',
  {
    name: text({
      required: true,
      max: 200,
      sortKey: 'name_key',
      unique: 'duplicate-name',
      message: 'Give the template a name of at most 200 characters.',
    }),
    message: text({
      about: 'With placeholders such as {{firstName|there}}',
      onCreate:
        'Placeholders: name, firstName, lastName, email, phoneSignificant, businessName, optOutLink, attributes.<key>',
      required: true,
      max: 1_600,
      message: 'Write a message of at most 1,600 characters.',
    }),
    messageType: words(['marketing', 'review', 'transactional'], {
      about: 'transactional, marketing or review',
      required: true,
    }),
  },
  {
    about: 'A text to use again',
    trash: true,
    usual: { version: 'unfiltered' },
    refusals: [
      {
        on: ['create', 'update'],
        code: 'invalid-input',
        field: 'message',
        rule: 'Placeholders are those of Bellbird or custom fields of the business.',
      },
    ],
    access: { read: 'member', write: 'campaign-editor' },
    sample: { name: 'Reminder', message: 'See you, {{firstName|friend}}!', messageType: 'transactional' },
  },
);

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
