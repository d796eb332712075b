import { Inject, Injectable } from '@nestjs/common';
import { Database, newId, type Tx } from '@bellbird/database';
import { isProductError, ProductError, tooManyRequests } from '@bellbird/errors';
import { CLOCK, CONFIG, faultPoint, once, type Clock, type GraphContext } from '@bellbird/service-host';
import { businessOf } from '../business/business.js';
import { secondsBetweenCalls } from '../estimate/estimate.js';
import { QueueHints } from '../live/queue-hints.js';
import { closeQueue, estimateForNext, openQueue, positionOf, wishText, type Queue } from '../queue/queue.js';
import { keyOf } from '../turn/order.js';
import { drawCode } from '../turn/turn-code.js';
import type { Turn } from '../turn/turn.js';
import type { WaitingListConfig } from '../waiting-list.config.js';
import { isClosed, isFull, type Booker, type Wish } from './booking.js';

/** One booking that was read and may be committed with others. */
export interface Booking {
  /** Of the call: its Idempotency-Key is answered in the commit. The tenant is that of the list. */
  context: GraphContext;
  wish: Wish;
  by: Booker;
}

/** What a booking became. */
export interface Booked {
  turnId: string;
}

/** Bookings that are committed together, at most. */
const mostTogether = 64;
/** Turns that a phone may book by itself on one day; only those that were given count. */
const mostOfPhone = 5;

interface Waiting {
  booking: Booking;
  resolve: (booked: Booked) => void;
  reject: (error: unknown) => void;
}

/**
 * Takes bookings. Those of one business that meet in this process are committed together, in order of arrival: the next
 * group is what came while the last one committed, so a rush costs one lock a group and nobody waits for a timer.
 */
@Injectable()
export class Bookings {
  private readonly lines = new Map<string, Waiting[]>();

  constructor(
    private readonly db: Database,
    private readonly hints: QueueHints,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WaitingListConfig,
  ) {}

  /** @throws 409 waiting-list-closed, -paused, -full, already-waiting, idempotency-mismatch. */
  book(tenantId: string, booking: Booking): Promise<Booked> {
    return new Promise<Booked>((resolve, reject) => {
      const line = this.lines.get(tenantId);
      const waiting: Waiting = { booking, resolve, reject };
      if (line !== undefined) return void line.push(waiting);
      this.lines.set(tenantId, [waiting]);
      void this.work(tenantId);
    });
  }

  private async work(tenantId: string): Promise<void> {
    const line = this.lines.get(tenantId) ?? [];
    while (line.length > 0) await this.commit(tenantId, line.splice(0, mostTogether));
    this.lines.delete(tenantId);
  }

  private async commit(tenantId: string, group: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.db.tenant(tenantId, (tx) => this.enter(tx, tenantId, group));
      faultPoint('after-commit');
      group.forEach(({ resolve, reject }, at) => {
        const outcome = outcomes[at];
        if (outcome !== undefined && 'turnId' in outcome) resolve(outcome);
        else reject(outcome);
      });
    } catch (error) {
      // One that cannot be committed must not take the others with it.
      if (group.length === 1) group[0]?.reject(error);
      else for (const each of group) await this.commit(tenantId, [each]);
    }
  }

  /** In one transaction: what each booking became, or why not, in their order. */
  private async enter(tx: Tx, tenantId: string, group: readonly Waiting[]): Promise<(Booked | ProductError)[]> {
    const queue = await openQueue(tx, tenantId, { now: this.clock.now(), publicUrl: this.config.publicUrl });
    const name = queue?.business.name ?? (await businessOf(tx, tenantId)).name;
    const phones = queue === null ? new Map<string, PhoneToday>() : await phonesToday(queue, group);
    const made: Turn[] = [];
    const outcomes: (Booked | ProductError)[] = [];
    for (const { booking } of group) {
      try {
        outcomes.push(
          await once(tx, asOf(booking.context, tenantId), async () => {
            const turn = turnOf(queue, booking, phones, name);
            made.push(turn);
            return { turnId: turn.id };
          }),
        );
      } catch (error) {
        if (!isProductError(error)) throw error;
        outcomes.push(error);
      }
    }
    if (queue === null || made.length === 0) return outcomes;
    faultPoint('after-number');
    await insertTurns(tx, made);
    faultPoint('after-turns');
    for (const turn of made) wishText(queue, turn, 'queue-confirmation');
    await closeQueue(queue);
    tx.afterCommit(() => this.hints.boardChanged(tenantId));
    faultPoint('before-commit');
    return outcomes;
  }
}

/** The key of a public call is kept with the list that it is for, as nobody is signed in. */
const asOf = (context: GraphContext, tenantId: string): GraphContext =>
  context.caller?.tenantId === tenantId
    ? context
    : { ...context, caller: { kind: 'service', service: 'waiting-list', tenantId } };

/** A new turn at the end of the line, counted already; it is written with the others of its group. */
function turnOf(queue: Queue | null, { wish, by }: Booking, phones: Map<string, PhoneToday>, name: string): Turn {
  if (queue === null || queue.day.state !== 'open') throw isClosed(name);
  const { day, settings, waiting, tenantId, now } = queue;
  if (day.paused) throw new ProductError('waiting-list-paused');
  const known = wish.phone === null ? undefined : phones.get(wish.phone);
  if (known?.liveId != null)
    throw new ProductError('already-waiting', undefined, [], by.userId === null ? {} : { existingId: known.liveId });
  if (by.userId === null && (known?.booked ?? 0) >= mostOfPhone)
    throw tooManyRequests(Math.max(1, Math.ceil((new Date(day.closesAt).getTime() - now.getTime()) / 1_000)));
  const capacity = day.capacity ?? settings.capacity;
  if (capacity !== null && day.waiting >= capacity)
    throw isFull(day.waiting, Math.max(1, Math.ceil(secondsBetweenCalls(queue.paceOf(wish.resource)) / 60)));
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
    version: 1,
  };
  if (turn.phone !== null)
    phones.set(turn.phone, { liveId: turn.id, booked: (known?.booked ?? 0) + (by.userId === null ? 1 : 0) });
  waiting.push(turn);
  // Who joins that near is not told so at once: the confirmation says it.
  turn.isNear = positionOf(waiting, turn) - 1 <= settings.almostReadyAhead;
  return turn;
}

/** What the day knows of a phone: its live turn, and how many it has had, by customers themselves. */
interface PhoneToday {
  liveId: string | null;
  booked: number;
}

async function phonesToday({ tx, tenantId, day }: Queue, group: readonly Waiting[]): Promise<Map<string, PhoneToday>> {
  const phones = group.flatMap(({ booking }) => booking.wish.phone ?? []);
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
