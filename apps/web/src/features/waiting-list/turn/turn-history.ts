import { BellRing, Footprints, TicketCheck } from 'lucide-react';
import type { TimelineEvent } from '../../../ui/detail/timeline';
import type { BoardTurnFragment as Turn } from '../waiting-list.generated';
import { waitingListTexts } from '../waiting-list.texts';
import { turnLook } from './turn-look';

const t = waitingListTexts.drawer;

/** What happened to a turn, as far as it tells itself: the newest first. Passes have no time; they lie between joining and the call. */
export function historyOf(turn: Turn, time: (at: string) => string): TimelineEvent[] {
  const events: TimelineEvent[] = [];
  if (turn.endedAt != null) {
    const { label, tone, icon } = turnLook(turn);
    events.push({
      key: 'ended',
      title: label,
      tone,
      icon,
      when: time(turn.endedAt as string),
    });
  }
  if (turn.calledAt != null)
    events.push({
      key: 'called',
      title: turn.attendingBy?.name ? t.calledBy(turn.attendingBy.name) : t.called,
      tone: 'blue',
      icon: BellRing,
      when: time(turn.calledAt as string),
    });
  if (turn.passes > 0)
    events.push({ key: 'passes', title: t.passes(turn.passes), tone: 'grey', icon: Footprints, when: '' });
  events.push({
    key: 'joined',
    title: t.joined(turn.number),
    tone: 'brand',
    icon: TicketCheck,
    when: time(turn.bookedAt as string),
  });
  return events;
}

/** "3rd", and when: while it waits. */
export function placeInWords({ position, estimate }: Pick<Turn, 'position' | 'estimate'>): string | null {
  if (position == null) return null;
  const ending = t.ordinals[new Intl.PluralRules('en-AU', { type: 'ordinal' }).select(position) as 'one'];
  const range = estimate == null ? 0 : Math.max(1, Math.round((estimate.high - estimate.low) / 2));
  return t.placeIs(`${position}${ending}`, estimate == null ? '' : t.about(estimate.minutes, range));
}
