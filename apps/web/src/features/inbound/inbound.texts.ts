import { defineTexts, formatCount, plural } from '../../lib/i18n/texts';

export const inboundTexts = defineTexts({
  title: 'Replies', lead: 'What people texted back to your numbers. STOP and START are acted on at once.', noun: { one: 'reply', other: 'replies' }, search: 'Search by phone', errorTitle: 'We could not load the replies',
  who: 'From', text: 'Text', keyword: 'Word', to: 'To', when: 'Received', none: '–',
  words: { stop: 'Opted out', start: 'Opted in' }, wordsOf: { stop: 'STOP', start: 'START' },
  from: (name: string) => `Reply from ${name}`,
  delete: 'Delete', deleteTitle: (count: number) => plural(count, 'Delete 1 reply?', 'Delete # replies?'), deleteText: 'There is no bin for replies, so this cannot be undone. Who opted out stays opted out.', word: (count: number) => formatCount(count), deleteForEver: 'Delete for ever', deleted: (count: number) => plural(count, 'Reply deleted', '# replies deleted'),
  emptyTitle: 'Nobody has replied yet', emptyText: 'When somebody answers one of your texts, or texts STOP, it stands here the moment it comes in.',
});
