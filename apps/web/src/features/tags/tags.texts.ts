import { defineTexts, plural } from '../../lib/i18n/texts';

export const tagsTexts = defineTexts({
  title: 'Tags',
  lead: 'Labels for your contacts, to find and text them by.',
  fields: { name: 'Name', colour: 'Colour' },
  contacts: 'Contacts',
  noun: { one: 'tag', other: 'tags' },
  search: 'Name of a tag',
  emptyTitle: 'Give people a tag',
  emptyText: 'A tag is a word that several contacts share, like Regular or Catering. Use it in filters and campaigns.',
  deleteText: 'It is removed from every contact. The contacts stay. This can’t be undone.',
  show: (count: number) => plural(count, 'Show 1 contact', 'Show # contacts'),
  ownColour: 'Own colour',
  colours: {
    '#5c24b8': 'Violet',
    '#1a56b0': 'Blue',
    '#12693f': 'Green',
    '#87490a': 'Amber',
    '#b01e2e': 'Red',
    '#544c62': 'Grey',
  },
});
