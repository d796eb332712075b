import { defineTexts } from '../../lib/i18n/texts';

export const __many__Texts = defineTexts({
  title: '__ManyWords__',
  lead: 'What __manyWords__ are for, in your words.',
  fields: { name: 'Name' },
  noun: { one: '__words__', other: '__manyWords__' },
  search: 'Search __manyWords__',
  emptyTitle: 'No __manyWords__ yet',
  emptyText: 'What you add is listed here.',
  deleteText: 'This cannot be undone.',
});
