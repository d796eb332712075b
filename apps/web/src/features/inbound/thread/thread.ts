import { dayOf } from '../../../lib/format/time';
import type { ThreadMessageFragment } from './thread.generated';

export type Message = ThreadMessageFragment;

/** How many are read at a time; the newest first, as the server has them. */
export const pageSize = 50;

/**
 * What is known of a thread, oldest first, with the newest page as it is now. What is older than the page stays; where so
 * much came meanwhile that the page does not reach what was known, that goes, for between them is a gap.
 */
export function withNewest(known: readonly Message[], page: readonly Message[]): readonly Message[] {
  const last = page.at(-1);
  if (last === undefined) return [];
  const inPage = new Set(page.map(({ id }) => id));
  const reaches = page.length < pageSize || known.some(({ id }) => inPage.has(id));
  const older = reaches ? known.filter(({ id, at }) => at <= last.at && !inPage.has(id)) : [];
  return [...(page.length < pageSize ? [] : older), ...[...page].reverse()];
}

/** The same with a page of older ones before it. */
export function withOlder(known: readonly Message[], page: readonly Message[]): readonly Message[] {
  const shown = new Set(known.map(({ id }) => id));
  return [...[...page].reverse().filter(({ id }) => !shown.has(id)), ...known];
}

/** The same with what was just sent and is not there yet. */
export function withPending(known: readonly Message[], pending: readonly Message[]): readonly Message[] {
  const there = new Set(known.map(({ id }) => id));
  return [...known, ...pending.filter(({ id }) => !there.has(id))];
}

/** What is shown of a reply from the moment that it was taken until the thread has it. */
export const pendingReply = (
  { id, text, cost }: { id: string; text: string; cost: string },
  sentBy: string,
  now: Date,
): Message => ({
  ...{ id, text, cost, sentBy },
  ...{ direction: 'out', kind: 'reply', status: 'pending', state: 'queued', at: now.toISOString() },
  ...{ campaignId: null, campaignName: null, media: [] },
});

export interface ThreadDay {
  day: string;
  messages: readonly Message[];
}

/** By days of the business's zone, each with a line over it. */
export function byDay(messages: readonly Message[], zone: string): ThreadDay[] {
  const days: { day: string; messages: Message[] }[] = [];
  for (const message of messages) {
    const day = dayOf(message.at, zone);
    if (days.at(-1)?.day === day) days.at(-1)!.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** What a colleague or the customer wrote since: the newest of what was not there before; null where nothing is new. */
export function newestSince(before: readonly Message[], now: readonly Message[]): Message | null {
  const known = new Set(before.map(({ id }) => id));
  return now.findLast(({ id, kind }) => !known.has(id) && kind !== 'campaign') ?? null;
}

/** The newest text of theirs: what an amber question is about. */
export const lastOfTheirs = (messages: readonly Message[]): Message | null =>
  messages.findLast(({ direction }) => direction === 'in') ?? null;

const final: ReadonlySet<string> = new Set(['delivered', 'undelivered', 'failed', 'rejected', 'skipped', 'left-out']);

/** Whether the fate of a text of ours is not known yet; of one older than three days nothing more is told. */
export const isAwaited = ({ direction, state, at }: Message, now: Date): boolean =>
  direction === 'out' && !final.has(state ?? '') && now.getTime() - new Date(at).getTime() < 3 * 86_400_000;
