import { messageTypes } from '@bellbird/events';
import { defineResource, text, words } from '@bellbird/resource-kit';

/** Texts to use again. */
export const smsTemplateResource = defineResource(
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
    messageType: words(messageTypes.toSorted(), {
      about: 'transactional, marketing or review',
      required: true,
    }),
  },
  {
    about: 'A text to use again',
    trash: true,
    rest: {
      words: ['SMS template', 'SMS templates'],
      about: 'Texts to use again.',
      examples: {
        create: { name: 'Soup is back', message: 'Hi {{firstName|there}}, soup is back.', messageType: 'marketing' },
        update: { name: 'Soup' },
      },
    },
    shared: { resource: 'sms-template' },
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
