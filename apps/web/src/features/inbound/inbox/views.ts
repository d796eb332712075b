import { needsAPerson } from '../../../domain/conversations/needs-a-person';
import { phonePart } from '../../../lib/format/phone';
import type { Condition, Filter } from '../../../ui/filter/filter';
import type { Conversation } from '../conversation';

export const views = ['needs', 'unread', 'mine', 'all', 'done'] as const;
export type View = (typeof views)[number];

/** What stands in the address; all of it is the usual view, which has none. */
const words: Readonly<Record<View, string>> = {
  needs: 'needs-a-person',
  unread: 'unread',
  mine: 'mine',
  all: 'all',
  done: 'done',
};

/** Rows of a page of the list. */
export const pageSize = 25;

export interface InboxState {
  view: View;
  search: string;
  page: number;
}

export function readInbox(params: URLSearchParams): InboxState {
  const page = Number(params.get('page'));
  return {
    view: views.find((view) => words[view] === params.get('view')) ?? 'all',
    search: params.get('q') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The list's part of an address, with a change in it: another view or search begins at its first page. */
export function writeInbox(state: InboxState, change: Partial<InboxState>): string {
  const { view, search, page } = { ...state, page: 1, ...change };
  const params = new URLSearchParams({
    ...(view !== 'all' && { view: words[view] }),
    ...(search !== '' && { q: search }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return params === '' ? '' : `?${params}`;
}

const condition = (
  field: string,
  type: Condition['type'],
  operation: Condition['operation'],
  value: unknown,
): Condition => ({
  field,
  type,
  operation,
  value,
});
const anyOf = (...filters: Filter[]): Filter => ({ type: 'conditional', operator: 'OR', filters });
const isUnread = condition('unread', 'number', 'greaterThan', 0);
const status = (...value: string[]): Condition => condition('status', 'enum', 'one', value);

/** Which conversations a view has. */
function filtersOfView(view: View, me: string): Filter[] {
  if (view === 'needs') return needsAPerson;
  if (view === 'unread') return [isUnread];
  if (view === 'mine') return [status('open', 'snoozed'), condition('assignedTo', 'enum', 'equals', me)];
  return view === 'done' ? [status('done')] : [];
}

/** Names, words of the newest text, or a part of the number. */
function filtersOfSearch(typed: string): Filter[] {
  const text = typed.trim();
  if (text === '') return [];
  const phone = phonePart(text);
  return [
    anyOf(
      condition('name', 'text', 'contains', text),
      condition('lastText', 'text', 'contains', text),
      ...(phone === null ? [] : [condition('phoneInternational', 'text', 'contains', phone)]),
    ),
  ];
}

/** What the server is asked for: the newest first. */
export const queryOf = ({ view, search, page }: InboxState, me: string) => ({
  filters: [...filtersOfView(view, me), ...filtersOfSearch(search)],
  sortBy: 'lastAt:desc',
  skip: (page - 1) * pageSize,
  limit: pageSize,
});

/** The same of each view, to be counted. */
export const countsOf = (me: string) =>
  Object.fromEntries(counted.map((view) => [view, { filters: filtersOfView(view, me) }])) as Record<
    (typeof counted)[number],
    { filters: Filter[] }
  >;

/** Views that somebody works off: what is over only grows, and counting it at each news would cost all of it. */
export const counted = ['needs', 'unread', 'mine'] as const;

/** Whether a conversation stands in a view, as far as is known here. */
export function isIn(view: View, { status: state, unread, attention, assignedTo }: Conversation, me: string): boolean {
  if (view === 'needs') return state === 'open' && (unread > 0 || attention !== null);
  if (view === 'unread') return unread > 0;
  if (view === 'mine') return state !== 'done' && assignedTo === me;
  return view === 'all' || state === 'done';
}

/**
 * Whether the list is no longer what it shows: somebody wrote who is not in it, or who would stand higher. Rows do not
 * jump: it is offered instead.
 */
export function isNews(
  rows: readonly Conversation[],
  news: Conversation,
  { view, search, page }: InboxState,
  me: string,
) {
  if (page > 1 || search !== '' || !isIn(view, news, me)) return false;
  const known = rows.find(({ id }) => id === news.id);
  if (known === undefined) return rows.length < pageSize || news.lastAt > rows.at(-1)!.lastAt;
  return rows.some(({ id, lastAt }) => id !== news.id && lastAt > known.lastAt && news.lastAt > lastAt);
}
