import { defineTexts, formatCount } from '../../lib/i18n/texts';

export const customFieldsTexts = defineTexts({
  title: 'Custom fields',
  lead: 'What you know of your contacts beyond name, phone and email.',
  noun: { one: 'field', other: 'fields' },
  fields: { name: 'Name', type: 'Type' },
  items: 'Choices',
  search: 'Name of a field',
  emptyTitle: 'Remember more about people',
  emptyText: 'A suburb, a birthday, a usual order: fields of your own, to filter by and to write into texts.',
  types: { text: 'Text', date: 'Date', number: 'Number', bool: 'Yes or no', category: 'One of several' },
  typeStays: 'The type of a field cannot be changed once it is made.',
  typeHelp: 'It cannot be changed later.',
  itemsHelp: 'One a line. People pick one of them.',
  nameRule: 'Give a name of 1 to 50 characters.',
  itemsRule: 'Give at least one choice.',
  itemsMost: (most: number) => `Give at most ${formatCount(most)} choices of at most 100 characters.`,
  deleteText: 'What it holds goes from every contact. This cannot be undone.',
});
