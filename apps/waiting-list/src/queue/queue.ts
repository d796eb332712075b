import type { Tx } from '@bellbird/database';
import type { Business } from '../business/business.js';
import { called, clockOf, runs, type GapClocks } from '../estimate/clock.js';
import { estimateAt, type Estimate, type Pace } from '../estimate/estimate.js';
import type { Settings } from '../settings/settings.js';
import { askTurnTexts, type WishedText } from '../texts/ask-turn-texts.js';
import { lineOf, turns } from '../turn/turn-row.js';
import type { Turn } from '../turn/turn.js';
import { sayDay } from '../work-day/say-day.js';
import { workDays, type WorkDay } from '../work-day/work-day.js';

/** The list of a business in one transaction, its day locked: what every change of order or status works on. */
export interface Queue {
  tx: Tx;
  tenantId: string;
  now: Date;
  business: Business;
  settings: Settings;
  /** Its counts are kept true by who changes a turn, and written by `closeQueue`. */
  day: WorkDay;
  /** Who waits, in order. */
  waiting: Turn[];
  paceOf: (resource: string | null) => Pace;
  /** Texts that follow of the change. */
  texts: WishedText[];
  turnUrlOf: (turn: Pick<Turn, 'code'>) => string;
}

/** Place of a turn that waits, from 1. */
export const positionOf = (waiting: readonly Turn[], turn: Pick<Turn, 'id' | 'resource'>): number =>
  lineOf(waiting, turn.resource).findIndex(({ id }) => id === turn.id) + 1;

/** The places of all who wait, from 1, by the id of the turn: for who asks for more than one. */
export function placesOf(waiting: readonly Turn[]): ReadonlyMap<string, number> {
  const before = new Map<string | null, number>([[null, 0]]);
  return new Map(
    waiting.map(({ id, resource }) => {
      const own = (before.get(resource) ?? 0) + 1;
      before.set(resource, own);
      return [id, resource === null ? own : own + before.get(null)!];
    }),
  );
}

/** When a turn that waits at a place is called; null where the business shows none. */
export const estimateOf = (
  { settings, paceOf }: Pick<Queue, 'settings' | 'paceOf'>,
  { resource }: Pick<Turn, 'resource'>,
  place: number,
): Estimate | null => (settings.showEstimate ? estimateAt(paceOf(resource), place) : null);

/** For who joins now. */
export const estimateForNext = (
  { settings, waiting, paceOf }: Pick<Queue, 'settings' | 'waiting' | 'paceOf'>,
  resource: string | null = null,
): Estimate | null =>
  settings.showEstimate ? estimateAt(paceOf(resource), lineOf(waiting, resource).length + 1) : null;

export function wishText(queue: Queue, turn: Turn, kind: WishedText['kind']): void {
  const estimateMinutes =
    turn.status === 'waiting' ? (estimateOf(queue, turn, positionOf(queue.waiting, turn))?.minutes ?? null) : null;
  queue.texts.push({ turn, kind, estimateMinutes });
}

/** Notes a call for the pace, and answers the gap since the one before. */
export function noteCall(queue: Queue, resource: string | null): number | null {
  const { clock, gap } = called(clockOf(queue.day.clocks, resource), queue.now);
  queue.day.clocks = { ...queue.day.clocks, [resource ?? '']: clock };
  return gap;
}

/**
 * Writes what the change made of the day, tells who has come near, and asks for the texts; a day that
 * takes no more turns closes itself after its last. `leftOpen`: nobody closed it, the clock does.
 */
export async function closeQueue(queue: Queue, { leftOpen = false } = {}): Promise<WorkDay> {
  const { tx, tenantId, now, day, waiting } = queue;
  await tellWhoIsNear(queue);
  const isOver = day.state === 'closing' && day.waiting + day.active === 0;
  const changed = await workDays.updated(
    tx,
    { tenantId, id: day.id },
    {
      state: isOver ? 'closed' : day.state,
      closedAt: isOver ? now : day.closedAt,
      capacity: day.capacity,
      lastNumber: day.lastNumber,
      lastCalled: day.lastCalled,
      waiting: day.waiting,
      active: day.active,
      paused: day.paused,
      clocks: clocksNow(queue, waiting),
      changedAt: now,
      version: day.version + 1n,
    },
  );
  if (changed === null) throw new Error('A day that was locked is gone.');
  await askTurnTexts(tx, queue, queue.texts);
  if (isOver) await sayDay(tx, changed, now, leftOpen);
  return changed;
}

/** Each clock runs while somebody waits for its resource, or for any, and the list is not paused. */
function clocksNow({ day, settings, now }: Queue, waiting: readonly Turn[]): GapClocks {
  const resources = [null, ...settings.resources.map(({ id }) => id)];
  return Object.fromEntries(
    resources.map((resource) => {
      const isRunning = !day.paused && lineOf(waiting, resource).length > 0;
      return [resource ?? '', runs(clockOf(day.clocks, resource), isRunning, now)];
    }),
  );
}

/** Who was further away, and has few ahead now, is told once. */
async function tellWhoIsNear(queue: Queue): Promise<void> {
  const { tx, tenantId, settings, waiting } = queue;
  const places = placesOf(waiting);
  const near = waiting.filter(({ id, isNear }) => !isNear && places.get(id)! - 1 <= settings.almostReadyAhead);
  if (near.length === 0) return;
  for (const turn of near) {
    turn.isNear = true;
    wishText(queue, turn, 'almost-ready');
  }
  await turns.update(tx, { tenantId, id: near.map(({ id }) => id) }, { isNear: true });
}
