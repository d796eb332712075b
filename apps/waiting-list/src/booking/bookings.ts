import { Injectable } from '@nestjs/common';
import { Database, Groups, newId, type Tx } from '@bellbird/database';
import { isProductError, ProductError, tooManyRequests } from '@bellbird/errors';
import { hourMs } from '@bellbird/limits';
import { faultPoint, once, onceEach, type GraphContext } from '@bellbird/service-host';
import { secondsBetweenCalls } from '../estimate/estimate.js';
import { QueueHints } from '../live/queue-hints.js';
import { publicTurn, type PublicTurn } from '../public/public-turn.js';
import { closeQueue, estimateForNext, placesOf, positionOf, wishText, type Queue } from '../queue/queue.js';
import { Queues } from '../queue/queues.js';
import { listOf } from '../settings/list-of.js';
import { listName } from '../settings/settings.js';
import { keyOf } from '../turn/order.js';
import { drawCode } from '../turn/turn-code.js';
import { servedNow } from '../turn/turn-row.js';
import type { Turn } from '../turn/turn.js';
import { isFull } from '../work-day/work-day.js';
import { isClosed, listIsFull, whyNotTaken, type Booker, type Wish } from './booking.js';

/** What somebody asks for, as it was read. */
export interface Order {
  wish: Wish;
  by: Booker;
}

/** An order that may be committed with others. */
interface Booking extends Order {
  /** Of the call: its Idempotency-Key is answered in the commit. The tenant is that of the list. */
  context: GraphContext;
}

/** What a booking became. */
export interface Booked {
  turnId: string;
  /** As the customer sees it, where it was booked just now and not answered once more. */
  shown?: PublicTurn;
  code?: string | null;
}

/** Bookings that are committed together, at most. */
const mostTogether = 128;
/** Whoever asks for a place that they have is texted its link again, at most this often. */
const againAfterMs = 10 * 60_000;
/** Turns that a business gives to customers themselves in an hour; only those that were given count. */
const mostOfBusiness = 2_000;
/** Turns that a phone may book by itself on one day; only those that were given count. */
const mostOfPhone = 5;

/**
 * Takes bookings. Those of one business that meet in this process are committed together, in order of arrival: the next
 * group is what came while the last one committed, so a rush costs one lock a group and nobody waits for a timer.
 */
@Injectable()
export class Bookings {
  private readonly groups = new Groups<Booking, Booked>(mostTogether, (tenantId, group) =>
    this.commit(tenantId, group),
  );

  constructor(
    private readonly db: Database,
    private readonly hints: QueueHints,
    private readonly queues: Queues,
  ) {}

  /**
   * `read` may refuse. A call that was answered is answered the same again, whatever would refuse it by now: settings that
   * changed since, or a limit. @throws what `read` throws; 409 waiting-list-closed, -paused, -full, already-waiting, idempotency-mismatch.
   */
  async book(tenantId: string, context: GraphContext, read: () => Promise<Order>): Promise<Booked> {
    let order: Order;
    try {
      order = await read();
    } catch (refusal) {
      if (!isProductError(refusal) || context.idempotencyKey === null) throw refusal;
      // The first call of the key may be in its commit: its answer is waited for.
      return this.db.tenant(tenantId, (tx) => once<Booked>(tx, asOf(context, tenantId), () => Promise.reject(refusal)));
    }
    return this.groups.add(tenantId, { ...order, context });
  }

  private async commit(tenantId: string, group: readonly Booking[]): Promise<(Booked | Error)[]> {
    try {
      const outcomes = await this.db.tenant(tenantId, (tx) => this.enter(tx, tenantId, group));
      faultPoint('after-commit');
      return outcomes;
    } catch (error) {
      // One that cannot be committed must not take the others with it.
      if (group.length === 1) throw error;
      const outcomes: (Booked | Error)[] = [];
      for (const booking of group)
        outcomes.push(...(await this.commit(tenantId, [booking]).catch((alone: Error) => [alone])));
      return outcomes;
    }
  }

  /** In one transaction: what each booking became, or why not, in their order. */
  private async enter(tx: Tx, tenantId: string, group: readonly Booking[]): Promise<(Booked | ProductError)[]> {
    const queue = await this.queues.open(tx, tenantId);
    const name = await nameOf(tx, tenantId, queue);
    const phones = queue === null ? new Map<string, PhoneToday>() : await phonesToday(queue, group);
    const lastHour = queue === null ? { given: 0, firstAt: null } : await givenInLastHour(queue);
    const made: Turn[] = [];
    const again = new Set<string>();
    const outcomes = await onceEach<Booked>(
      tx,
      group.map(({ context }) => asOf(context, tenantId)),
      async (at) => {
        const booking = group[at]!;
        if (queue !== null && booking.by.userId === null) assertFewGiven(lastHour, queue.now);
        const turn = turnOf(queue, booking, phones, name);
        if (booking.by.userId === null) lastHour.given += 1;
        made.push(turn);
        return { turnId: turn.id };
      },
    );
    for (const [at, outcome] of outcomes.entries()) {
      const { wish, by } = group[at]!;
      const isThere = outcome instanceof ProductError && outcome.code === 'already-waiting' && by.userId === null;
      const liveId = isThere ? phones.get(wish.phone ?? '')?.liveId : null;
      if (liveId != null) again.add(liveId);
    }
    if (queue === null || made.length + again.size === 0) return outcomes;
    faultPoint('after-number');
    if (made.length > 0) await insertTurns(tx, made);
    faultPoint('after-turns');
    for (const turn of [...made, ...(await textedLongAgo(queue, again))]) wishText(queue, turn, 'queue-confirmation');
    queue.day = await closeQueue(queue);
    tx.afterCommit(() => this.hints.boardChanged(tenantId));
    faultPoint('before-commit');
    const view = { ...queue, places: placesOf(queue.waiting), nowServing: await servedNow(tx, queue.day) };
    const shown = new Map(made.map((turn) => [turn.id, { shown: publicTurn(view, turn), code: turn.code }]));
    return outcomes.map((each) => ('turnId' in each ? { ...each, ...shown.get(each.turnId) } : each));
  }
}

async function nameOf(tx: Tx, tenantId: string, queue: Queue | null): Promise<string> {
  const { business, settings } = queue ?? (await listOf(tx, tenantId));
  return listName(business, settings);
}

/** Of turns of before, those that wait and were not confirmed by text of late. */
async function textedLongAgo(queue: Queue, ids: ReadonlySet<string>): Promise<Turn[]> {
  if (ids.size === 0) return [];
  const { tx, tenantId, now, waiting } = queue;
  const ofLate = await tx.query<{ id: string }>(
    "select turn_id as id from turn_text where tenant_id = $1 and turn_id = any($2) and kind = 'queue-confirmation' and at > $3",
    [tenantId, [...ids], new Date(now.getTime() - againAfterMs)],
  );
  return waiting.filter(({ id }) => ids.has(id) && !ofLate.some((each) => each.id === id));
}

/** The key of a public call is kept with the list that it is for, as nobody is signed in. */
const asOf = (context: GraphContext, tenantId: string): GraphContext =>
  context.caller?.tenantId === tenantId
    ? context
    : { ...context, caller: { kind: 'service', service: 'waiting-list', tenantId } };

/** A new turn at the end of the line, counted already; it is written with the others of its group. */
function turnOf(queue: Queue | null, { wish, by }: Booking, phones: Map<string, PhoneToday>, name: string): Turn {
  if (queue === null) throw isClosed(name);
  const { day, settings, waiting, tenantId, now } = queue;
  const refusal = whyNotTaken(day, settings, { name, isGuest: by.userId === null });
  if (refusal !== null) throw refusal;
  const known = wish.phone === null ? undefined : phones.get(wish.phone);
  if (known?.liveId != null)
    throw new ProductError('already-waiting', undefined, [], by.userId === null ? {} : { existingId: known.liveId });
  if (by.userId === null && (known?.booked ?? 0) >= mostOfPhone)
    throw tooManyRequests(Math.max(1, Math.ceil((new Date(day.closesAt).getTime() - now.getTime()) / 1_000)));
  if (isFull(day, settings))
    throw listIsFull(day.waiting, Math.max(1, Math.ceil(secondsBetweenCalls(queue.paceOf(wish.resource)) / 60)));
  day.lastNumber += 1;
  day.waiting += 1;
  const turn: Turn = {
    ...wish,
    tenantId,
    id: newId(),
    dayId: day.id,
    number: day.lastNumber,
    sortKey: keyOf(day.lastNumber),
    status: 'waiting',
    reason: null,
    contactId: null,
    ofContact: {},
    source: by.source,
    attendingBy: null,
    bookedAt: now,
    calledAt: null,
    endedAt: null,
    onMyWayAt: null,
    noShows: 0,
    passes: 0,
    quotedMinutes: estimateForNext(queue, wish.resource)?.minutes ?? null,
    code: drawCode(),
    textsOff: false,
    isNear: false,
    thanksDueAt: null,
    contactSought: false,
    marketingSaid: false,
    version: 1,
  };
  if (turn.phone !== null)
    phones.set(turn.phone, { liveId: turn.id, booked: (known?.booked ?? 0) + (by.userId === null ? 1 : 0) });
  waiting.push(turn);
  // Who joins that near is not told so at once: the confirmation says it.
  turn.isNear = positionOf(waiting, turn) - 1 <= settings.almostReadyAhead;
  return turn;
}

/** Turns that a business gave to customers in the last hour. */
interface Given {
  given: number;
  /** The first of them. */
  firstAt: Date | null;
}

async function givenInLastHour({ tx, tenantId, now }: Queue): Promise<Given> {
  const [known] = await tx.query<Given>(
    `select count(*)::int as given, min(booked_at) as "firstAt" from turn
      where tenant_id = $1 and booked_at > $2 and source <> 'staff'`,
    [tenantId, new Date(now.getTime() - hourMs)],
  );
  return known!;
}

/** @throws 429 until the first of them is an hour ago. */
function assertFewGiven({ given, firstAt }: Given, now: Date): void {
  if (given < mostOfBusiness) return;
  const leftMs = new Date(firstAt ?? now).getTime() + hourMs - now.getTime();
  throw tooManyRequests(Math.max(1, Math.ceil(leftMs / 1_000)));
}

/** What the day knows of a phone: its live turn, and how many it has had, by customers themselves. */
interface PhoneToday {
  liveId: string | null;
  booked: number;
}

async function phonesToday({ tx, tenantId, day }: Queue, group: readonly Booking[]): Promise<Map<string, PhoneToday>> {
  const phones = group.flatMap(({ wish }) => wish.phone ?? []);
  const rows = await tx.query<PhoneToday & { phone: string }>(
    `select phone, (array_agg(id) filter (where status in ('waiting', 'active')))[1] as "liveId",
            (count(*) filter (where source <> 'staff'))::int as booked
       from turn where tenant_id = $1 and day_id = $2 and phone = any($3) group by phone`,
    [tenantId, day.id, phones],
  );
  return new Map(rows.map(({ phone, liveId, booked }) => [phone, { liveId, booked }]));
}

const insertTurns = (tx: Tx, made: readonly Turn[]): Promise<number> =>
  tx.execute(
    `insert into turn (tenant_id, id, day_id, number, sort_key, status, resource, party_size, name, first_name, phone, phone_country,
                       note, source, booked_at, quoted_minutes, code, consent, is_near)
     select (t->>'tenantId')::uuid, (t->>'id')::uuid, (t->>'dayId')::uuid, (t->>'number')::int, (t->>'sortKey')::bigint, 'waiting',
            t->>'resource', (t->>'partySize')::int, t->>'name', t->>'firstName', t->>'phone', t->>'phoneCountry',
            t->>'note', t->>'source', (t->>'bookedAt')::timestamptz, (t->>'quotedMinutes')::int, t->>'code', t->'consent', (t->>'isNear')::boolean
       from jsonb_array_elements($1::jsonb) t`,
    [JSON.stringify(made, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))],
  );
