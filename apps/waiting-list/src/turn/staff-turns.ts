import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { invalidField, invalidInput, notFound, ProductError } from '@bellbird/errors';
import { actorOf, checkedId, MembersOfBusiness } from '@bellbird/resource-kit';
import { CLOCK, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { readWish } from '../booking/booking.js';
import { Bookings, type Order } from '../booking/bookings.js';
import { QueueHints } from '../live/queue-hints.js';
import { closeQueue, placesOf, positionOf, wishText, type Queue } from '../queue/queue.js';
import { Queues } from '../queue/queues.js';
import type { BookTurnInput, TurnChange, TurnPatch } from '../schema.generated.js';
import { listOf } from '../settings/list-of.js';
import { listName, wrongResource } from '../settings/settings.js';
import { checkShape, shapes } from '../shapes.js';
import { addPlaces, placeIn } from './add-places.js';
import { correctionsOf } from './corrections.js';
import { recordEvent } from './record-event.js';
import { bringBack, call, changeTurn, finish, liveTwin, moveTo, notHere, takeOff } from './take-step.js';
import { addTexts, turnOut, type TurnOut } from './turn-out.js';
import { findTurn, lineOf, turns } from './turn-row.js';
import { isLive, stepBetween, wrongState, type CancelReason, type Status, type Step, type Turn } from './turn.js';

const fiveMinutesMs = 5 * 60_000;
const mostNudges = 2;

/** What came of a change: the turn, or the turn as somebody else had left it before. */
type Outcome = { turn: TurnOut } | { refused: Pick<Turn, 'number' | 'status' | 'attendingBy'> & { isOver: boolean } };

/** What staff do with turns. Each runs under the lock of the day, so of two who want one turn, one gets it. */
@Injectable()
export class StaffTurns {
  constructor(
    private readonly work: Work,
    private readonly queues: Queues,
    private readonly bookings: Bookings,
    private readonly members: MembersOfBusiness,
    private readonly hints: QueueHints,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws 400, 409 waiting-list-closed, -paused, -full, already-waiting. */
  async add(context: GraphContext, input: BookTurnInput): Promise<TurnOut> {
    checkShape(shapes.booking, input);
    const { tenantId } = actorOf(context);
    const { turnId } = await this.bookings.book(tenantId, context, () => this.order(context, input));
    return this.work.read(context, async (tx) => {
      const turn = await findTurn(tx, { tenantId, id: turnId });
      if (turn === null) throw notFound();
      const out = turnOut(turn);
      await addTexts(tx, turn, [out]);
      await addPlaces(tx, { tenantId, now: this.clock.now() }, [out]);
      return out;
    });
  }

  private async order(context: GraphContext, input: BookTurnInput): Promise<Order> {
    const { tenantId, userId } = actorOf(context);
    const { settings, business } = await this.work.read(context, (tx) => listOf(tx, tenantId));
    const by = { source: 'staff', userId } as const;
    const wish = readWish(input, {
      settings,
      country: business.country,
      businessName: listName(business, settings),
      now: this.clock.now(),
      by,
      priced: null,
    });
    return { wish, by };
  }

  /** Calls who is first for a resource, or for anybody. @throws 404 where nobody waits. */
  callNext(context: GraphContext, { resource = null }: { resource?: string | null }): Promise<TurnOut> {
    checkShape(shapes.callNext, { resource });
    const { tenantId, userId } = actorOf(context);
    return this.work.change(context, (tx) =>
      this.inQueue(tx, tenantId, async (queue) => {
        const wrong = wrongResource(resource, queue.settings);
        if (wrong !== null) throw invalidInput(wrong);
        const [first] = resource === null ? queue.waiting : lineOf(queue.waiting, resource);
        if (first === undefined) throw notFound();
        return call(queue, first, userId);
      }),
    );
  }

  /** Who it is of, and nothing of where it stands. @throws as change. */
  correct(context: GraphContext, id: string, input: TurnPatch): Promise<TurnOut> {
    checkShape(shapes.turnPatch, input);
    return this.change(context, id, input);
  }

  /** @throws 409 wrong-state naming who was faster, version-conflict, already-waiting; 400, 404. */
  async change(context: GraphContext, id: string, input: TurnChange): Promise<TurnOut> {
    checkShape(shapes.turnChange, input);
    if (input.reason != null && input.status !== 'canceled')
      throw invalidField('reason', 'Only who is taken off the list has one.');
    const { tenantId, userId } = actorOf(context);
    const turnId = checkedId(id);
    const outcome = await this.work.change<Outcome>(context, (tx) =>
      this.changed(tx, { tenantId, userId }, turnId, input),
    );
    if ('turn' in outcome) return outcome.turn;
    const { attendingBy, isOver } = outcome.refused;
    if (isOver) throw new ProductError('wrong-state', 'The list of that day is closed.');
    const names = attendingBy === null ? null : await this.members.namesOf(tenantId, [attendingBy]);
    throw wrongState(outcome.refused, names?.get(attendingBy ?? '') ?? null);
  }

  private async changed(
    tx: Tx,
    { tenantId, userId }: { tenantId: string; userId: string },
    id: string,
    input: TurnChange,
  ): Promise<Outcome> {
    const queue = await this.queues.open(tx, tenantId);
    const before = await findTurn(tx, { tenantId, id });
    if (before === null) throw notFound();
    if (queue === null || before.dayId !== queue.day.id) return this.putRight(tx, before, input);
    const { status } = input;
    if (status != null && status === before.status && (input.from ?? status) !== status) {
      // Who presses twice has their wish already.
      if (status !== 'active' || before.attendingBy !== userId) return refusedBy(before);
    } else if (input.from != null && input.from !== before.status) return refusedBy(before);
    const wished = status == null ? null : stepBetween(before.status, status as Status);
    const leadsNowhere = status != null && wished === null;
    if (input.version != null && input.version !== before.version) {
      // Who was slower is told who was faster, where that is why.
      if (leadsNowhere) return refusedBy(before);
      throw new ProductError('version-conflict');
    }
    // Before anything is written: what is refused by an answer is committed.
    if (leadsNowhere && status !== before.status) return refusedBy(before);
    let turn = await this.corrected(queue, before, input);
    if (wished !== null)
      turn = await step(queue, turn, wished, { to: status as Status, reason: input.reason ?? 'staff', by: userId });
    if (input.moveTo != null) turn = await moved(queue, turn, input.moveTo);
    if (input.nudge === true) turn = await nudge(queue, turn, userId);
    if (input.reply === 'kept') await keep(queue, turn, userId);
    if (turn !== before || queue.texts.length > 0 || input.reply === 'kept') {
      const day = await closeQueue(queue);
      tx.afterCommit(() => this.hints.queueChanged(day));
    }
    return { turn: await shown(queue, turn) };
  }

  private async corrected(queue: Queue, turn: Turn, input: TurnChange): Promise<Turn> {
    const change = correctionsOf(input, turn, queue);
    if (Object.keys(change).length === 0) return turn;
    const existingId = change.phone != null && isLive(turn.status) ? await liveTwin(queue, turn, change.phone) : null;
    if (existingId !== null) throw new ProductError('already-waiting', isThere, [], { existingId });
    if ((change.phone ?? turn.phone) !== turn.phone) await notePhone(queue, turn);
    return changeTurn(queue, turn, change);
  }

  /** Of a day that is over only who it was of may be put right, until that is forgotten: nothing of what happened. */
  private async putRight(tx: Tx, { tenantId, id }: Turn, input: TurnChange): Promise<Outcome> {
    const before = await findTurn(tx, { tenantId, id }, 'for update');
    if (before === null) throw notFound();
    if (before.code === null) throw new ProductError('wrong-state', 'Who it was of is forgotten.');
    if (changesTheList(input)) return refusedBy(before, true);
    if (input.version != null && input.version !== before.version) throw new ProductError('version-conflict');
    const change = correctionsOf(input, before, await listOf(tx, tenantId));
    const hasChange = Object.keys(change).length > 0;
    const after = hasChange
      ? await turns.updated(tx, { tenantId, id }, { ...change, version: before.version + 1 })
      : before;
    const out = turnOut(after ?? before);
    await addTexts(tx, before, [out]);
    if (hasChange) tx.afterCommit(() => this.hints.boardChanged(tenantId));
    return { turn: out };
  }

  private async inQueue(tx: Tx, tenantId: string, work: (queue: Queue) => Promise<Turn>): Promise<TurnOut> {
    const queue = await this.queues.open(tx, tenantId);
    if (queue === null) throw notFound();
    const turn = await work(queue);
    const day = await closeQueue(queue);
    tx.afterCommit(() => this.hints.queueChanged(day));
    return shown(queue, turn);
  }
}

/** What is kept with the call's key, so that a repeated call is told the same: no more than is said of it. */
const refusedBy = ({ number, status, attendingBy }: Turn, isOver = false): Outcome => ({
  refused: { number, status, attendingBy, isOver },
});

/**
 * What becomes of texts that went to another phone says nothing of this one. It is noted beside them: who hears of a fate
 * holds the row of its text and waits for the day, which is held here.
 */
async function notePhone({ tx, tenantId, now }: Queue, { id }: Turn): Promise<void> {
  const texts = await tx.query<{ textId: string }>(
    'select text_id as "textId" from turn_text where tenant_id = $1 and turn_id = $2',
    [tenantId, id],
  );
  const data = { textsBefore: texts.map(({ textId }) => textId) };
  await recordEvent(tx, { tenantId, turnId: id, kind: 'phone-corrected', by: null, at: now, data });
}

/** Whether more is asked for than to put right who a turn is of. */
const changesTheList = ({ status, from, resource, moveTo, nudge, reply }: TurnChange): boolean =>
  resource !== undefined || nudge === true || [status, from, moveTo, reply].some((each) => each != null);

const isThere = 'This number is on the list already.';

async function shown(queue: Queue, turn: Turn): Promise<TurnOut> {
  const out = turnOut(turn);
  await addTexts(queue.tx, turn, [out]);
  placeIn({ ...queue, places: placesOf(queue.waiting) }, [out]);
  return out;
}

async function step(
  queue: Queue,
  turn: Turn,
  wished: Step,
  { to, reason, by }: { to: Status; reason: string; by: string },
): Promise<Turn> {
  switch (wished) {
    case 'call':
      return call(queue, turn, by);
    case 'done':
      return finish(queue, turn, by);
    case 'not-here':
      return notHere(queue, turn, by);
    case 'take-off':
      return takeOff(queue, turn, reason as CancelReason, by);
    case 'put-back':
    case 'resume':
      return undo(queue, turn, to, by);
  }
}

/** @throws 409 while another turn lives with its phone. */
async function undo(queue: Queue, turn: Turn, to: Status, by: string): Promise<Turn> {
  const existingId = await liveTwin(queue, turn);
  if (existingId !== null) throw new ProductError('wrong-state', isThere, [], { existingId });
  return bringBack(queue, turn, to, by);
}

async function moved(queue: Queue, turn: Turn, place: number): Promise<Turn> {
  if (turn.status !== 'waiting') throw wrongState(turn, null);
  if (place < 1) throw invalidField('moveTo', 'Places begin with 1.');
  return positionOf(queue.waiting, turn) === place ? turn : moveTo(queue, turn, place - 1);
}

/** Texts almost-ready by hand. @throws 409 for one too early, or a third. */
async function nudge(queue: Queue, turn: Turn, by: string): Promise<Turn> {
  const { tx, tenantId, now, settings } = queue;
  if (turn.status !== 'waiting') throw wrongState(turn, null);
  if (turn.phone === null || turn.textsOff || !settings.messages['almost-ready'].enabled)
    throw new ProductError('wrong-state', `Turn ${turn.number} gets no texts: call by name.`);
  const [last] = await tx.query<{ nudges: number; at: Date | null }>(
    "select count(*)::int as nudges, max(at) as at from turn_event where tenant_id = $1 and turn_id = $2 and kind = 'nudged'",
    [tenantId, turn.id],
  );
  const at = last?.at ?? null;
  if (at !== null && last !== undefined) {
    const agoMs = now.getTime() - new Date(at).getTime();
    if (last.nudges >= mostNudges || agoMs < fiveMinutesMs)
      throw new ProductError('wrong-state', `Nudged ${Math.max(0, Math.floor(agoMs / 60_000))} min ago.`);
  }
  await recordEvent(tx, { tenantId, turnId: turn.id, kind: 'nudged', by, at: now });
  // Who was nudged is told no second time when they come near.
  const nudged = await changeTurn(queue, turn, { isNear: true });
  wishText(queue, nudged, 'almost-ready');
  return nudged;
}

/** Staff keep who replied "Cancel": the question goes off the board. */
const keep = ({ tx, tenantId, now }: Queue, turn: Turn, by: string): Promise<void> =>
  recordEvent(tx, { tenantId, turnId: turn.id, kind: 'kept', by, at: now });
