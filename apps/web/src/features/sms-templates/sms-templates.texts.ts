import { defineTexts } from '../../lib/i18n/texts';

export const smsTemplatesTexts = defineTexts({
  title: 'Templates',
  lead: 'Texts to use again. Start a campaign with one, or save what you wrote as one.',
  noun: { one: 'template', other: 'templates' },
  search: 'Search by name',
  changed: 'Changed',
  useNamed: (name: string) => `Write a campaign with “${name}”`,
  duplicateNamed: (name: string) => `Duplicate “${name}”`,
  duplicated: (name: string) => `“${name}” is yours to change`,
  nameRule: 'Give the template a name of at most 200 characters.',
  messageRule: 'Write a message of at most 1,600 characters.',
  counted: 'With a name like Priya',
  preview: 'As a contact reads it',
  today: (time: string) => `Today ${time}`,
  previewEmpty: 'The text appears here as you write.',
  emptyTitle: 'Write it once, send it often',
  deleteText: 'It goes to the bin, from where it can come back.',
  emptyText:
    'Opening hours, a reminder, a thank-you: keep the text here with its fields, and the composer fills in each name.',
  fields: { name: 'Name', message: 'Message', messageType: 'Type', isPublic: 'Who can see it' },
  trash: {
    title: 'Deleted templates',
    lead: 'Templates that you deleted. They can come back, or go for ever.',
    empty: 'Templates that you delete wait here.',
    back: 'Go to the templates',
    deleteText: 'This cannot be undone. Campaigns that were written with it keep their text.',
    restoreClash: 'Those whose name is taken by now stay in the bin.',
  },
});
