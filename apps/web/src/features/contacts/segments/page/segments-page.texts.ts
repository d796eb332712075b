import { defineTexts, plural } from '../../../../lib/i18n/texts';

export const segmentsPageTexts = defineTexts({
  title: 'Segments',
  lead: 'Contacts who have something in common. They fill themselves.',
  fields: { name: 'Name', isPublic: 'Everyone can use it' },
  conditions: 'Who is in it',
  people: 'People',
  maker: 'Made by',
  none: '–',
  noun: { one: 'segment', other: 'segments' },
  search: 'Name of a segment',
  emptyTitle: 'No segments yet',
  emptyText:
    'A segment is a filter with a name, such as regulars in Newtown. Whoever matches it is in it, now and later.',
  deleteText: 'The contacts stay. This can’t be undone.',
  everybody: 'Everybody',
  words: { lead: 'People where', one: 'person', other: 'people' },
  counting: 'Counting…',
  now: (count: number) => plural(count, '1 person is in it now', '# people are in it now'),
  show: (name: string) => `Show the contacts of ${name}`,
  text: (name: string, count: number) => `Text ${name}, ${plural(count, '1 person', '# people')}`,
  peopleOf: (count: number) => plural(count, '1 person', '# people'),
});
