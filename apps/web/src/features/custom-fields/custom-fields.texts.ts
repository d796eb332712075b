import { defineTexts, formatCount, plural } from '../../lib/i18n/texts';

export const customFieldsTexts = defineTexts({
  title: 'Custom fields', lead: 'What you know of your contacts beyond name, phone and email.', add: 'Add field', noun: { one: 'custom field', other: 'custom fields' },
  name: 'Name', type: 'Type', placeholder: 'In texts', items: 'Choices', search: 'Name of a field', errorTitle: 'We could not load your custom fields',
  emptyTitle: 'Remember more about people', emptyText: 'A suburb, a birthday, a usual order: fields of your own, to filter by and to write into texts.',
  types: { text: 'Text', date: 'Date', number: 'Number', bool: 'Yes or no', category: 'One of several' },
  typeStays: 'The type of a field cannot be changed once it is made.', typeHelp: 'It cannot be changed later.', itemsHelp: 'One a line. People pick one of them.',
  addTitle: 'Add a custom field', edit: 'Edit the custom field', save: 'Save field', saved: (name: string) => `Field ${name} saved`,
  nameRule: 'Give a name of 1 to 50 characters.', itemsRule: 'Give at least one choice.', itemsMost: (most: number) => `Give at most ${formatCount(most)} choices of at most 100 characters.`, taken: 'A field of this name is there already.',
  changedElsewhere: 'Somebody changed this field meanwhile. What you see now is theirs; make your change again.',
  delete: 'Delete', deleted: (count: number) => plural(count, '1 field deleted', '# fields deleted'), deleteTitle: (name: string) => `Delete the field ${name}?`, deleteMany: (count: number) => plural(count, 'Delete 1 field?', 'Delete # fields?'),
  deleteText: 'What it holds goes from every contact. This cannot be undone.', deleteForEver: 'Delete for ever', count: (count: number) => formatCount(count),
});
