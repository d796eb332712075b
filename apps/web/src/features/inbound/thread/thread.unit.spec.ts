import { byDay, isAwaited, newestSince, pageSize, pendingReply, withNewest, withOlder, withPending } from './thread';
import { messageOf } from './thread.testing';

/** Messages from the newest to the oldest, as the server has them. */
const page = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, at) => messageOf(newest - at));
const numbers = (messages: readonly { id: string }[]): number[] => messages.map(({ id }) => Number(id.split('-')[1]));
const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

it('begins with the oldest, whatever order they came in', () => {
  expect(numbers(withNewest([], page(3, 1)))).toEqual([1, 2, 3]);
  expect(withNewest(page(3, 1), [])).toEqual([]);
});

it('keeps what is older than the newest page, each once', () => {
  const known = withOlder(withNewest([], page(100, 51)), page(51, 2));
  expect(numbers(known)).toEqual(upTo(2, 100));
  expect(numbers(withNewest(known, page(102, 53)))).toEqual(upTo(2, 102));
});

it('shows a state that changed, and no text that was deleted', () => {
  const known = withNewest([], page(4, 1));
  const now = withNewest(known, [messageOf(4, { state: 'delivered' }), messageOf(2), messageOf(1)]);
  expect(numbers(now)).toEqual([1, 2, 4]);
  expect(now.at(-1)!.state).toBe('delivered');
});

it('leaves no gap that nobody sees: what the newest page does not reach goes', () => {
  const known = withNewest([], page(50, 1));
  expect(numbers(withNewest(known, page(150, 150 - pageSize + 1)))).toEqual(upTo(101, 150));
});

it('has a day for each of the business’s, at its midnight', () => {
  const late = messageOf(1, { at: '2026-11-22T12:59:00.000Z' });
  const next = messageOf(2, { at: '2026-11-22T13:00:00.000Z' });
  expect(byDay([late, next, messageOf(3, { at: '2026-11-22T20:00:00.000Z' })], 'Australia/Sydney')).toMatchObject([
    { day: '2026-11-22', messages: [{ id: 'message-1' }] },
    { day: '2026-11-23', messages: [{ id: 'message-2' }, { id: 'message-3' }] },
  ]);
});

it('tells what was written meanwhile, but no campaign', () => {
  const known = withNewest([], page(2, 1));
  const reply = messageOf(3, { direction: 'out', kind: 'reply', sentBy: 'sam' });
  const campaign = messageOf(4, { direction: 'out', kind: 'campaign' });
  expect(newestSince(known, [...known, reply, campaign])).toBe(reply);
  expect(newestSince(known, known)).toBeNull();
});

it('awaits the fate of our own texts, for three days', () => {
  const now = new Date('2026-11-22T11:00:00Z');
  const ours = messageOf(1, { direction: 'out', state: 'accepted' });
  expect(isAwaited(ours, now)).toBe(true);
  expect(isAwaited({ ...ours, state: 'delivered' }, now)).toBe(false);
  expect(isAwaited(messageOf(1), now)).toBe(false);
  expect(isAwaited(ours, new Date('2026-11-26T11:00:00Z'))).toBe(false);
});

it('shows a reply from the moment it was taken, once', () => {
  const known = withNewest([], page(2, 1));
  const now = new Date('2026-11-22T10:03:00Z');
  const sent = pendingReply({ id: 'message-3', text: 'At seven?', cost: '0.080000' }, 'mia', now);
  expect(withPending(known, [sent]).at(-1)).toMatchObject({ text: 'At seven?', state: 'queued', direction: 'out' });
  expect(isAwaited(sent, now)).toBe(true);
  const there = withNewest(known, page(3, 1));
  expect(withPending(there, [sent])).toEqual(there);
});
