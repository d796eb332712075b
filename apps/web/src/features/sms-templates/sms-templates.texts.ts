import { defineTexts } from '../../lib/i18n/texts';

export const smsTemplatesTexts = defineTexts({
  title: 'Templates',
  lead: 'Texts to use again. Start a campaign with one, or save what you wrote as one.',
  noun: { one: 'template', other: 'templates' },
  search: 'Search by name',
  changed: 'Changed',
  useNamed: (name: string) => `Write a campaign with “${name}”`,
  duplicateNamed: (name: string) => `Duplicate “${name}”`,
  duplicated: (name: string) => `“${name}” is a copy you can change`,
  nameRule: 'Give the template a name of at most 200 characters.',
  messageRule: 'Write a message of at most 1,600 characters.',
  counted: 'With a name like Priya',
  preview: 'As a contact reads it',
  today: (time: string) => `Today ${time}`,
  previewEmpty: 'The text appears here as you write.',
  emptyTitle: 'Write it once, send it often',
  deleteText: 'It moves to the bin. You can restore it from there.',
  emptyText:
    'Opening hours, a reminder, a thank-you: keep the text here with its fields, and the composer fills in each name.',
  fields: { name: 'Name', message: 'Message', messageType: 'Type', isPublic: 'Who can see it' },
  trash: {
    lead: 'Restore a template, or delete it for ever.',
    empty: 'Templates you delete stay here until you restore them or delete them for ever.',
    back: 'Back to templates',
    deleteText: 'This can’t be undone. Campaigns written with it keep their text.',
    restoreClash: 'A template stays in the bin if another template now has its name.',
  },
});
