import { conversationOf } from '../conversation.testing';
import { countsOf, isIn, isNews, queryOf, readInbox, views, writeInbox, type InboxState } from './views';

const state = (change: Partial<InboxState> = {}): InboxState => ({ view: 'all', search: '', page: 1, ...change });

it('reads of the address what it wrote there, and takes what is none for the usual', () => {
  for (const view of views) {
    const kept = state({ view, search: 'no more', page: 3 });
    expect(readInbox(new URLSearchParams(writeInbox(kept, kept)))).toEqual(kept);
  }
  expect(writeInbox(state({ page: 4 }), { view: 'all' })).toBe('');
  expect(readInbox(new URLSearchParams('view=nonsense&page=-2'))).toEqual(state());
});

it('begins another view or search at its first page', () => {
  expect(writeInbox(state({ view: 'mine', page: 4 }), { search: 'cake' })).toBe('?view=mine&q=cake');
});

it('asks for who waits and for whom it is asked what they meant, by name, words or number', () => {
  expect(queryOf(state({ view: 'needs', search: '0491 570', page: 2 }), 'mia')).toEqual({
    filters: [
      { field: 'status', type: 'enum', operation: 'one', value: ['open'] },
      {
        type: 'conditional',
        operator: 'OR',
        filters: [
          { field: 'unread', type: 'number', operation: 'greaterThan', value: 0 },
          { field: 'attention', type: 'enum', operation: 'one', value: ['opt-out', 'wrong-number', 'complaint'] },
        ],
      },
      {
        type: 'conditional',
        operator: 'OR',
        filters: [
          { field: 'name', type: 'text', operation: 'contains', value: '0491 570' },
          { field: 'lastText', type: 'text', operation: 'contains', value: '0491 570' },
          { field: 'phoneInternational', type: 'text', operation: 'contains', value: '491570' },
        ],
      },
    ],
    sortBy: 'lastAt:desc',
    skip: 25,
    limit: 25,
  });
  expect(Object.keys(countsOf('mia'))).toEqual(['needs', 'unread', 'mine']);
});

it.each([
  ['unread, open', { unread: 1 }, ['needs', 'unread', 'all']],
  ['read, on hold', { attention: 'opt-out' }, ['needs', 'all']],
  ['mine, snoozed', { assignedTo: 'mia', status: 'snoozed' }, ['mine', 'all']],
  ['mine, done', { assignedTo: 'mia', status: 'done' }, ['all', 'done']],
] as const)('knows the views of one that is %s', (_, change, expected) => {
  expect(views.filter((view) => isIn(view, conversationOf(1, change), 'mia'))).toEqual(expected);
});

describe('what is offered as new', () => {
  const rows = [3, 2, 1].map((number) => conversationOf(number));

  it('is who is not in the list, and whoever would stand higher', () => {
    expect(isNews(rows, conversationOf(4), state(), 'mia')).toBe(true);
    expect(isNews(rows, conversationOf(1, { lastAt: conversationOf(5).lastAt }), state(), 'mia')).toBe(true);
  });

  it('is nothing that changes in its place, nor what view, search or page leave out', () => {
    expect(isNews(rows, conversationOf(3, { lastAt: conversationOf(5).lastAt }), state(), 'mia')).toBe(false);
    expect(isNews(rows, conversationOf(1, { unread: 0 }), state(), 'mia')).toBe(false);
    expect(isNews(rows, conversationOf(4), state({ view: 'mine' }), 'mia')).toBe(false);
    expect(isNews(rows, conversationOf(4), state({ search: 'cake' }), 'mia')).toBe(false);
    expect(isNews(rows, conversationOf(4), state({ page: 2 }), 'mia')).toBe(false);
  });
});
