import { defineTexts, formatCount } from '../../lib/i18n/texts';

export const customFieldsTexts = defineTexts({
  title: 'Custom fields',
  lead: 'What you know about your contacts beyond name, phone and email.',
  noun: { one: 'field', other: 'fields' },
  fields: { name: 'Name', type: 'Type' },
  items: 'Choices',
  search: 'Name of a field',
  emptyTitle: 'Remember more about people',
  emptyText: 'A suburb, a birthday, a usual order: fields of your own, to filter by and to use in texts.',
  types: { text: 'Text', date: 'Date', number: 'Number', bool: 'Yes or no', category: 'One of several' },
  typeStays: 'The type of a field can’t be changed once it is created.',
  typeHelp: 'It can’t be changed later.',
  itemsHelp: 'One per line. Each contact has one of them.',
  nameRule: 'Enter a name of 1 to 50 characters.',
  itemsRule: 'Enter at least one choice.',
  itemsMost: (most: number) => `Enter at most ${formatCount(most)} choices of at most 100 characters.`,
  deleteText: 'What it holds is deleted from every contact. This can’t be undone.',
});
