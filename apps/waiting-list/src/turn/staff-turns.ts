import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { invalidField, notFound, ProductError } from '@bellbird/errors';
import { parsePhone } from '@bellbird/phone';
import { actorOf, MembersOfBusiness } from '@bellbird/resource-kit';
import { CLOCK, CONFIG, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { readWish } from '../booking/booking.js';
import { Bookings } from '../booking/bookings.js';
import { businessOf } from '../business/business.js';
import { QueueHints } from '../live/queue-hints.js';
import { closeQueue, openQueue, positionOf, wishText, type Queue } from '../queue/queue.js';
import type { BookTurnInput, TurnChange } from '../schema.generated.js';
import { readSettings } from '../settings/read-settings.js';
import { checkShape, shapes } from '../shapes.js';
import type { WaitingListConfig } from '../waiting-list.config.js';
import { recordEvent } from './record-event.js';
import { bringBack, call, changeTurn, finish, hasLiveTwin, moveTo, notHere, takeOff } from './take-step.js';
import { addTexts, turnOut, type TurnOut } from './turn-out.js';
import { lineOf, turns } from './turn-row.js';
import { isLive, stepBetween, wrongState, type Status, type Turn } from './turn.js';

const fiveMinutesMs = 5 * 60_000;
const mostNudges = 2;

/** What came of a change: the turn, or the turn as somebody else had left it before. */
type Outcome = { turn: TurnOut } | { refused: Pick<Turn, 'number' | 'status' | 'attendingBy'> };

/** What staff do with turns. Each runs under the lock of the day, so of two who want one turn, one gets it. */
@Injectable()
export class StaffTurns {
  constructor(
    private readonly work: Work,
    private readonly bookings: Bookings,
    private readonly members: MembersOfBusiness,
    private readonly hints: QueueHints,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WaitingListConfig,
  ) {}

  /** @throws 400, 409 waiting-list-closed, -paused, -full, already-waiting. */
  async add(context: GraphContext, input: BookTurnInput): Promise<TurnOut> {
    checkShape(shapes.booking, input);
    const { tenantId, userId } = actorOf(context);
    const { settings, business } = await this.work.read(context, async (tx) => ({
      settings: (await readSettings(tx, tenantId)).settings,
      business: await businessOf(tx, tenantId),
    }));
    const by = { source: 'staff', userId } as const;
    const { country, name: businessName } = business;
    const wish = readWish(input, { settings, country, businessName, now: this.clock.now(), by });
    const { turnId } = await this.bookings.book(tenantId, { context, wish, by });
    return this.work.read(context, async (tx) => {
      const turn = await turns.find(tx, { tenantId, id: turnId });
      if (turn === null) throw notFound();
      return shown(tx, turn);
    });
  }

  /** Calls who is first for a resource, or for anybody. @throws 404 where nobody waits. */
  callNext(context: GraphContext, { resource = null }: { resource?: string | null }): Promise<TurnOut> {
    checkShape(shapes.callNext, { resource });
    const { tenantId, userId } = actorOf(context);
    return this.work.change(context, (tx) =>
      this.inQueue(tx, tenantId, async (queue) => {
        const [first] = resource === null ? queue.waiting : lineOf(queue.waiting, resource);
        if (first === undefined) throw notFound();
        return call(queue, first, userId);
      }),
    );
  }

  /** @throws 409 wrong-state naming who was faster, version-conflict, already-waiting; 400, 404. */
  async change(context: GraphContext, id: string, input: TurnChange): Promise<TurnOut> {
    checkShape(shapes.turnChange, input);
    const { tenantId, userId } = actorOf(context);
    const outcome = await this.work.change<Outcome>(context, (tx) => this.changed(tx, { tenantId, userId }, id, input));
    if ('turn' in outcome) return outcome.turn;
    const { attendingBy } = outcome.refused;
    const names = attendingBy === null ? null : await this.members.namesOf(tenantId, [attendingBy]);
    throw wrongState(outcome.refused, names?.get(attendingBy ?? '') ?? null);
  }

  private async changed(
    tx: Tx,
    { tenantId, userId }: { tenantId: string; userId: string },
    id: string,
    input: TurnChange,
  ): Promise<Outcome> {
    const queue = await openQueue(tx, tenantId, { now: this.clock.now(), publicUrl: this.config.publicUrl });
    const before = await turns.find(tx, { tenantId, id });
    if (before === null) throw notFound();
    // Of a day that is over nothing changes any more.
    if (queue === null || before.dayId !== queue.day.id) return { refused: before };
    const { status } = input;
    if (status != null && status === before.status && (input.from ?? status) !== status) {
      // Who presses twice has their wish already.
      if (status !== 'active' || before.attendingBy !== userId) return { refused: before };
    } else if (input.from != null && input.from !== before.status) return { refused: before };
    if (input.version != null && input.version !== before.version) throw new ProductError('version-conflict');
    let turn = await this.corrected(queue, before, input);
    if (status != null && status !== turn.status) {
      const stepped = await step(queue, turn, status as Status, userId);
      if (stepped === null) return { refused: before };
      turn = stepped;
    }
    if (input.moveTo != null) turn = await moved(queue, turn, input.moveTo);
    if (input.nudge === true) await nudge(queue, turn);
    if (input.reply === 'kept') await keep(queue, turn, userId);
    if (turn !== before || queue.texts.length > 0) {
      await closeQueue(queue);
      tx.afterCommit(() => this.hints.boardChanged(tenantId));
    }
    return { turn: await shown(tx, turn) };
  }

  /** Name, phone, party, resource and note. */
  private async corrected(queue: Queue, turn: Turn, input: TurnChange): Promise<Turn> {
    const { settings, business } = queue;
    const change: Partial<Turn> = {};
    if (input.name !== undefined) {
      change.name = input.name?.trim() || null;
      change.firstName = change.name?.split(' ')[0] ?? null;
    }
    if (input.note !== undefined) change.note = input.note?.trim() || null;
    if (input.partySize !== undefined) {
      const size = input.partySize;
      if (size !== null && (size < 1 || size > settings.mostPartySize))
        throw invalidField('partySize', `Give a number from 1 to ${settings.mostPartySize}.`);
      change.partySize = size;
    }
    if (input.resource !== undefined) {
      if (input.resource !== null && !settings.resources.some((each) => each.id === input.resource))
        throw invalidField('resource', 'There is no such choice.');
      change.resource = input.resource;
    }
    if (input.phone !== undefined) {
      const phone = input.phone === null ? null : parsePhone(input.phone, business.country);
      if (input.phone !== null && phone === null) throw invalidField('phone', 'Invalid phone number.');
      change.phone = phone?.e164 ?? null;
      change.phoneCountry = phone?.country ?? null;
      if (isLive(turn.status) && (await hasLiveTwin(queue, turn, change.phone)))
        throw new ProductError('already-waiting');
    }
    return Object.keys(change).length === 0 ? turn : changeTurn(queue, turn, change);
  }

  private async inQueue(tx: Tx, tenantId: string, work: (queue: Queue) => Promise<Turn>): Promise<TurnOut> {
    const queue = await openQueue(tx, tenantId, { now: this.clock.now(), publicUrl: this.config.publicUrl });
    if (queue === null) throw notFound();
    const turn = await work(queue);
    await closeQueue(queue);
    tx.afterCommit(() => this.hints.boardChanged(tenantId));
    return shown(tx, turn);
  }
}

async function shown(tx: Tx, turn: Turn): Promise<TurnOut> {
  const out = turnOut(turn);
  await addTexts(tx, turn, [out]);
  return out;
}

/** By the table of states; null where no step leads there. */
async function step(queue: Queue, turn: Turn, to: Status, by: string): Promise<Turn | null> {
  switch (stepBetween(turn.status, to)) {
    case 'call':
      return call(queue, turn, by);
    case 'done':
      return finish(queue, turn, by);
    case 'not-here':
      return notHere(queue, turn, by);
    case 'take-off':
      return takeOff(queue, turn, 'staff', by);
    case 'put-back':
    case 'resume':
      return (await hasLiveTwin(queue, turn)) ? null : bringBack(queue, turn, to, by);
    default:
      return null;
  }
}

async function moved(queue: Queue, turn: Turn, place: number): Promise<Turn> {
  if (turn.status !== 'waiting') throw wrongState(turn, null);
  if (place < 1) throw invalidField('moveTo', 'Places begin with 1.');
  return positionOf(queue.waiting, turn) === place ? turn : moveTo(queue, turn, place - 1);
}

/** Texts almost-ready by hand. @throws 409 for one too early, or a third. */
async function nudge(queue: Queue, turn: Turn): Promise<void> {
  const { tx, tenantId, now } = queue;
  if (turn.status !== 'waiting') throw wrongState(turn, null);
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
  await recordEvent(tx, { tenantId, turnId: turn.id, kind: 'nudged', by: null, at: now });
  wishText(queue, turn, 'almost-ready');
}

/** Staff keep who replied "Cancel": the question goes off the board. */
const keep = ({ tx, tenantId, now }: Queue, turn: Turn, by: string): Promise<void> =>
  recordEvent(tx, { tenantId, turnId: turn.id, kind: 'kept', by, at: now });
