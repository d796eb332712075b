import { sql } from '@bellbird/database';
import { notFound } from '@bellbird/errors';
import { turnEnded } from '@bellbird/events';
import { outgoing, publishMany } from '@bellbird/outbox';
import { sayMarketing } from '../consent/say-marketing.js';
import { noteCall, wishText, type Queue } from '../queue/queue.js';
import { thanksDueAt } from '../thanks/thanks-due.js';
import { keyAt, keyOf, keyStep } from './order.js';
import { recordEvent, recordEvents } from './record-event.js';
import { lineOf, liveTurns, turns, waitingTurns } from './turn-row.js';
import { isLive, type CancelReason, type Status, type Turn } from './turn.js';

/** Who takes a step; null: the customer, or the clock. */
export type By = string | null;

/** Writes a change of a turn and counts it; the queue's line and counts follow. */
export async function changeTurn(
  queue: Queue,
  turn: Turn,
  change: Partial<Turn> & { gapSeconds?: number | null },
): Promise<Turn> {
  const { tx, tenantId, day } = queue;
  const after = await turns.updated(
    tx,
    { tenantId, id: turn.id, deletedAt: null },
    { ...change, version: turn.version + 1 },
  );
  // Deleted in this moment, which needs no lock of the day.
  if (after === null) throw notFound();
  if (turn.status === 'waiting') day.waiting -= 1;
  if (turn.status === 'active') day.active -= 1;
  if (after.status === 'waiting') day.waiting += 1;
  if (after.status === 'active') day.active += 1;
  queue.waiting = queue.waiting.filter(({ id }) => id !== turn.id);
  if (after.status === 'waiting') queue.waiting.push(after);
  queue.waiting.sort((a, b) => (a.sortKey === b.sortKey ? a.number - b.number : a.sortKey < b.sortKey ? -1 : 1));
  return after;
}

/** It is their turn. */
export async function call(queue: Queue, turn: Turn, by: By): Promise<Turn> {
  const { tx, tenantId, now } = queue;
  const gapSeconds = noteCall(queue, turn.resource);
  queue.day.lastCalled = turn.number;
  const after = await changeTurn(queue, turn, { status: 'active', attendingBy: by, calledAt: now, gapSeconds });
  await recordEvent(tx, { tenantId, turnId: turn.id, kind: 'called', by, at: now });
  wishText(queue, after, 'its-your-turn');
  return after;
}

/** Attended, and gone. */
export async function finish(queue: Queue, turn: Turn, by: By): Promise<Turn> {
  const { tx, now, settings, business } = queue;
  const after = await changeTurn(queue, turn, {
    status: 'attended',
    endedAt: now,
    thanksDueAt: thanksDueAt(turn, now, settings, business.timeZone),
  });
  await ended(queue, [after], by);
  return sayMarketing(tx, after);
}

/** Off the list. Staff who take somebody off tell them. */
export async function takeOff(
  queue: Queue,
  turn: Turn,
  reason: CancelReason,
  by: By,
  more: Partial<Turn> = {},
): Promise<Turn> {
  const after = await changeTurn(queue, turn, { ...more, status: 'canceled', reason, endedAt: queue.now });
  await ended(queue, [after], by);
  if (by !== null && reason === 'staff') wishText(queue, after, 'cancellation-turn');
  return after;
}

/** Takes off who waits and who is attended, as the day is closed: a statement for all of them, not one each. */
export async function takeOffAll(queue: Queue, by: By): Promise<void> {
  const { tx, tenantId, day, now } = queue;
  const live = await liveTurns(tx, day);
  const after = await turns.updateEach(
    tx,
    ['tenantId', 'id'],
    live.map(({ id }) => ({ tenantId, id, status: 'canceled' as const, reason: 'day-closed' as const, endedAt: now })),
    { version: sql`t.version + 1` },
  );
  after.sort((a, b) => a.number - b.number);
  Object.assign(day, { waiting: 0, active: 0 });
  queue.waiting = [];
  await ended(queue, after, by);
  if (by !== null) for (const turn of after) wishText(queue, turn, 'cancellation-turn');
}

async function ended({ tx, tenantId, now }: Queue, over: readonly Turn[], by: By): Promise<void> {
  await recordEvents(
    tx,
    over.map(({ id, status, reason }) => ({ tenantId, turnId: id, kind: status, by, at: now, data: { reason } })),
  );
  await publishMany(
    tx,
    over.map((turn) => outgoing(turnEnded, endOf(turn, now), { aggregateVersion: BigInt(turn.version) })),
  );
}

/** What others are told of a turn that ended. */
function endOf(turn: Turn, now: Date) {
  const calledAt = turn.calledAt === null ? now : new Date(turn.calledAt);
  const seconds = (from: Date, to: Date): number => Math.max(0, Math.round((to.getTime() - from.getTime()) / 1_000));
  return {
    turnId: turn.id,
    tenantId: turn.tenantId,
    workDayId: turn.dayId,
    contactId: turn.contactId,
    phone: turn.phone,
    status: turn.status === 'attended' ? ('attended' as const) : ('canceled' as const),
    reason: turn.reason,
    waitedSeconds: seconds(new Date(turn.bookedAt), calledAt),
    servedSeconds: turn.calledAt === null ? null : seconds(calledAt, now),
    at: now.toISOString(),
  };
}

/** Called, and nobody came: back into the line some places further, or off the list after too many times. */
export async function notHere(queue: Queue, turn: Turn, by: By): Promise<Turn> {
  const { tx, tenantId, now, settings } = queue;
  const noShows = turn.noShows + 1;
  if (settings.noShow === 'cancel' || noShows > settings.mostNoShows)
    return takeOff(queue, turn, 'no-show', by, { noShows });
  const after = await changeTurn(queue, turn, { status: 'waiting', attendingBy: null, calledAt: null, noShows });
  await recordEvent(tx, { tenantId, turnId: turn.id, kind: 'not-here', by, at: now });
  return moveTo(queue, after, settings.requeueAfter);
}

/** Undo: a turn that ended lives again, at its old place or with who attended it; thanks that were not due yet are not given. */
export async function bringBack(
  queue: Queue,
  turn: Turn,
  to: Status,
  by: By,
  kind: 'undone' | 'came-back' = 'undone',
): Promise<Turn> {
  const { tx, tenantId, now } = queue;
  const after = await changeTurn(queue, turn, {
    status: to,
    reason: null,
    endedAt: null,
    thanksDueAt: null,
    ...(to === 'waiting' && { calledAt: null, attendingBy: null }),
  });
  await recordEvent(tx, { tenantId, turnId: turn.id, kind, by, at: now });
  return after;
}

/** Lets the one behind go first. Answers why not, where that cannot be. */
export async function letPass(queue: Queue, turn: Turn): Promise<'not-waiting' | 'nobody-behind' | 'enough' | null> {
  const { waiting, settings } = queue;
  const line = lineOf(waiting, turn.resource);
  const at = line.findIndex(({ id }) => id === turn.id);
  if (at < 0) return 'not-waiting';
  if (at === line.length - 1) return 'nobody-behind';
  if (turn.passes >= settings.letPassMost) return 'enough';
  await moveTo(queue, await changeTurn(queue, turn, { passes: turn.passes + 1 }), at + 1);
  return null;
}

/** Puts a turn that waits behind `ahead` others of its line. Where no room is left, all keys are dealt anew. */
export async function moveTo(queue: Queue, turn: Turn, ahead: number): Promise<Turn> {
  const others = lineOf(queue.waiting, turn.resource).filter(({ id }) => id !== turn.id);
  const at = Math.min(ahead, others.length);
  const key = keyAt(
    others.map(({ sortKey }) => sortKey),
    at,
    keyOf(queue.day.lastNumber + 1),
  );
  if (key !== null) return changeTurn(queue, turn, { sortKey: key });
  await dealAnew(queue);
  const moved = queue.waiting.find(({ id }) => id === turn.id);
  if (moved === undefined) throw new Error('A turn that waits is not in the line.');
  return moveTo(queue, moved, at);
}

/** Those who ended keep their place among the others: they may be brought back. */
async function dealAnew(queue: Queue): Promise<void> {
  const { tx, tenantId, day } = queue;
  await tx.execute(
    `update turn t set sort_key = d.place * $3::bigint
       from (select id, row_number() over (order by sort_key, number) as place from turn where tenant_id = $1 and day_id = $2) d
      where t.tenant_id = $1 and t.id = d.id`,
    [tenantId, day.id, keyStep],
  );
  queue.waiting = await waitingTurns(tx, day);
}

/** The turn of the day that lives with the same phone; null where none does. */
export async function liveTwin({ tx, tenantId, day }: Queue, turn: Turn, phone = turn.phone): Promise<string | null> {
  if (phone === null) return null;
  const others = await tx.query<{ id: string; status: Status }>(
    'select id, status from turn where tenant_id = $1 and day_id = $2 and phone = $3 and id <> $4',
    [tenantId, day.id, phone, turn.id],
  );
  return others.find(({ status }) => isLive(status))?.id ?? null;
}
