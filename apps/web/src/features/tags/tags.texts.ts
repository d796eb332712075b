import { defineTexts, formatCount, plural } from '../../lib/i18n/texts';

export const tagsTexts = defineTexts({
  title: 'Tags', lead: 'Labels for your contacts, to find and text them by.', add: 'Add tag', name: 'Name', colour: 'Colour', contacts: 'Contacts', noun: { one: 'tag', other: 'tags' },
  search: 'Name of a tag', errorTitle: 'We could not load your tags',
  emptyTitle: 'Give people a tag', emptyText: 'A tag is a word that several contacts share, like Regular or Catering. Filters and campaigns can ask for it.',
  addTitle: 'Add a tag', edit: 'Edit the tag', save: 'Save tag', saved: (name: string) => `Tag ${name} saved`,
  nameRule: 'Give a name of 1 to 50 characters.', taken: 'A tag of this name is there already.', changedElsewhere: 'Somebody changed this tag meanwhile. What you see now is theirs; make your change again.',
  delete: 'Delete', deleted: (count: number) => plural(count, '1 tag deleted', '# tags deleted'),
  deleteTitle: (name: string) => `Delete the tag ${name}?`, deleteMany: (count: number) => plural(count, 'Delete 1 tag?', 'Delete # tags?'),
  deleteText: 'It leaves every contact that has it. The contacts stay. This cannot be undone.', deleteForEver: 'Delete for ever', typedCount: (count: number) => formatCount(count),
  show: (count: number) => plural(count, 'Show 1 contact', 'Show # contacts'),
  colours: { '#5c24b8': 'Violet', '#1a56b0': 'Blue', '#12693f': 'Green', '#87490a': 'Amber', '#b01e2e': 'Red', '#544c62': 'Grey' },
});
