import { brandColoursOf, isHex, ownColour } from '@bellbird/field-rules';
import { maskPhone } from '@bellbird/phone';
import type { Business } from '../business/business.js';
import type { QueueView } from '../queue/queue-view.js';
import { estimateOf } from '../queue/queue.js';
import { listName, type Settings } from '../settings/settings.js';
import { lineOf } from '../turn/turn-row.js';
import { isLive, type Turn } from '../turn/turn.js';
import { loadNow } from './load.js';

/** Seconds after which a page asks again: soon where the turn is near, late where nothing comes any more or the service is loaded. */
const refresh = { near: 5, far: 15, most: 60, nearAhead: 3 };
const loaded = 0.8;

export function refreshAfter(ahead: number | null, load: number): number {
  if (ahead === null) return refresh.most;
  const seconds = ahead <= refresh.nearAhead ? refresh.near : refresh.far;
  return load < loaded ? seconds : Math.min(refresh.most, 4 * seconds);
}

const mostSteps = 4;

/** The colour of the pages of a list and what goes with it. */
export function coloursOf({ colour }: Business, { branding }: Settings) {
  const primary = branding.primary ?? colour;
  const hex = primary !== null && isHex(primary) ? primary : ownColour;
  const { onPrimary, text } = brandColoursOf(hex);
  return { primary, onPrimary, text };
}

export const wornBy = (business: Business, settings: Settings) => ({
  businessName: listName(business, settings),
  icon: business.icon,
  logo: settings.branding.logo === 'none' ? null : business.logo,
  colours: coloursOf(business, settings),
});

/** '1st', '2nd', '3rd', '4th' … */
export function ordinal(place: number): string {
  const suffix = place % 100 >= 11 && place % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${suffix}`;
}

/** A turn as its owner sees it: no phone in full, no surname, nothing of anybody else but numbers. */
export function publicTurn(view: Omit<QueueView, 'state'>, turn: Turn) {
  const { waiting, places, nowServing, settings, business, day } = view;
  const isWaiting = turn.status === 'waiting';
  const position = isWaiting ? (places.get(turn.id) ?? null) : null;
  const line = lineOf(waiting, turn.resource);
  const ahead = position === null ? [] : line.slice(0, position - 1);
  return {
    id: turn.id,
    number: turn.number,
    status: turn.status,
    reason: turn.reason,
    firstName: turn.firstName ?? '',
    position,
    steps: position === null ? [] : stepsTo(turn, position, ahead, nowServing),
    nowServing: [...nowServing],
    estimate: position === null ? null : estimateOf(view, turn, position),
    partySize: turn.partySize,
    phoneMasked: turn.phone === null ? null : maskPhone(turn.phone),
    canLetPass: position !== null && position < line.length && turn.passes < settings.letPassMost,
    canLeave: day !== null && (isWaiting || turn.status === 'active'),
    onMyWay: turn.onMyWayAt !== null,
    branding: wornBy(business, settings),
    // That of the list, so that an answer in which nothing is new is the same.
    updatedAt: new Date(day === null ? (turn.endedAt ?? turn.bookedAt) : day.changedAt).toISOString(),
    refreshAfterSeconds: refreshAfter(isLive(turn.status) ? ahead.length : null, loadNow()),
  };
}

/** Now, those just ahead, and the person: at most four numbers. */
function stepsTo(turn: Turn, position: number, ahead: readonly Turn[], nowServing: readonly number[]) {
  const now = nowServing[0];
  const room = mostSteps - 1 - (now === undefined ? 0 : 1);
  const shown = ahead.slice(-room);
  return [
    ...(now === undefined ? [] : [{ number: now, label: 'Now' }]),
    ...shown.map(({ number }, at) => ({ number, label: ordinal(position - shown.length + at) })),
    { number: turn.number, label: 'You' },
  ];
}

/** A turn as its owner sees it. */
export type PublicTurn = ReturnType<typeof publicTurn>;
