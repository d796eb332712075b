import { defineTexts, plural } from '../../../lib/i18n/texts';

export const inboundTexts = defineTexts({
  title: 'All texts',
  lead: 'Every text you received, word for word. STOP and START take effect at once.',
  noun: { one: 'reply', other: 'replies' },
  search: 'Search by phone',
  errorTitle: 'We couldn’t load the replies',
  who: 'From',
  text: 'Text',
  keyword: 'Keyword',
  to: 'To',
  when: 'Received',
  words: { stop: 'Opted out', start: 'Opted in' },
  wordsOf: { stop: 'STOP', start: 'START' },
  from: (name: string) => `Reply from ${name}`,
  delete: 'Delete',
  deleteTitle: (count: number) => plural(count, 'Delete 1 reply?', 'Delete # replies?'),
  deleteText: 'Replies have no bin, so this can’t be undone. Anyone who opted out stays opted out.',
  deleteForEver: 'Delete for ever',
  deleted: (count: number) => plural(count, 'Reply deleted', '# replies deleted'),
  emptyTitle: 'No replies yet',
  emptyText: 'When someone answers one of your texts, or texts STOP, it appears here right away.',
});
