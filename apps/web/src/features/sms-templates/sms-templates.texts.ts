import { defineTexts, formatCount, plural } from '../../lib/i18n/texts';

export const smsTemplatesTexts = defineTexts({
  title: 'Templates', lead: 'Texts to use again. The composer begins with one, and can keep what you wrote as one.', noun: { one: 'template', other: 'templates' }, search: 'Search by name', errorTitle: 'We could not load your templates',
  name: 'Name', message: 'Message', type: 'Type', changed: 'Changed', parts: 'Parts', trashed: 'Put in the bin',
  add: 'Add template', addTitle: 'New template', edit: 'Edit template', save: 'Save template', use: 'Write a campaign with it', useNamed: (name: string) => `Write a campaign with “${name}”`, openBin: 'Bin',
  nameRule: 'Give the template a name of at most 200 characters.', messageRule: 'Write a message of at most 1,600 characters.', unknown: (places: string) => `Nobody knows ${places}. Choose a field below, or take the braces away.`, taken: 'There is a template of that name. Choose another.',
  saved: (name: string) => `“${name}” is saved`, changedElsewhere: 'Somebody changed this template in the meantime. Here is what it says now.',
  fields: 'Put a field in', fieldHelp: 'A word after a bar stands in for who has none: {{firstName|there}}.',
  preview: 'As a contact reads it', previewEmpty: 'The text appears here as you write.', sampleName: 'Priya', sampleLast: 'Raman',
  counted: (parts: number) => plural(parts, '1 part', '# parts'), characters: (used: number, of: number) => `${formatCount(used)} of ${formatCount(of)} characters`, countHelp: 'With a name like Priya. The composer counts the longest of your people.',
  costly: (names: string) => `${names} takes the text from 160 to 70 characters a part.`, replace: 'Replace',
  delete: 'Delete', moved: (count: number) => plural(count, 'Template moved to the bin', '# templates moved to the bin'), back: (count: number) => plural(count, 'The template is back', '# templates are back'),
  emptyTitle: 'Write it once, send it often', emptyText: 'Opening hours, a reminder, a thank-you: keep the text here with its fields, and the composer fills in each name.',
  trashTitle: 'Deleted templates', trashLead: 'What lies here can come back, or go for ever.', trashError: 'We could not load the bin', trashEmptyTitle: 'The bin is empty', trashEmpty: 'Templates that you delete wait here.', backToTemplates: 'Go to the templates',
  restore: 'Restore', restored: (count: number) => plural(count, 'Template restored', '# templates restored'), restoreClash: 'Those whose name is taken by now stay in the bin.',
  deleteForEver: 'Delete for ever', deleteTitle: (count: number) => plural(count, 'Delete 1 template for ever?', 'Delete # templates for ever?'), deleteText: 'This cannot be undone. Campaigns that were written with it keep their text.', word: (count: number) => formatCount(count), deleted: (count: number) => plural(count, 'Template deleted for ever', '# templates deleted for ever'),
});
