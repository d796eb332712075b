import type { Tx } from '@bellbird/database';
import { businessOf, type Business } from '../business/business.js';
import type { Pace } from '../estimate/estimate.js';
import { readPaces } from '../estimate/read-pace.js';
import { keepLatest } from '../keep-latest.js';
import { readSettings } from '../settings/read-settings.js';
import type { Settings } from '../settings/settings.js';
import { servedNow, waitingTurns } from '../turn/turn-row.js';
import type { Turn } from '../turn/turn.js';
import { presentDay, type WorkDay } from '../work-day/work-day.js';
import { placesOf } from './queue.js';

/** The list at one moment, for who only looks. */
export interface QueueView {
  business: Business;
  settings: Settings;
  /** Null while none is open. */
  day: WorkDay | null;
  waiting: Turn[];
  /** Of who waits, from 1, by the id of the turn. */
  places: ReadonlyMap<string, number>;
  /** Numbers that are attended, the last called first. */
  nowServing: readonly number[];
  paceOf: (resource: string | null) => Pace;
}

const noPace: Pace = { gaps: [], usualSeconds: null, givenSeconds: 300, sinceCall: 0, errorPerRoot: null };

interface Order extends Pick<QueueView, 'waiting' | 'places' | 'nowServing'> {
  dayId: string;
  version: bigint;
}

/** Orders that were read last, by business: one holds as long as its day has that version. */
const orders = new Map<string, Order>();
const mostOrders = 500;

/** Reads the list without locking anything. */
export async function readQueue(tx: Tx, tenantId: string, now: Date): Promise<QueueView> {
  const { settings } = await readSettings(tx, tenantId);
  const business = await businessOf(tx, tenantId);
  const day = await presentDay(tx, tenantId);
  if (day === null)
    return { business, settings, day, waiting: [], places: new Map(), nowServing: [], paceOf: () => noPace };
  return {
    business,
    settings,
    day,
    ...(await orderOf(tx, day)),
    paceOf: await readPaces(tx, day, settings, { now, timeZone: business.timeZone }),
  };
}

/** What is read after the day is of its version, or a later one. */
async function orderOf(tx: Tx, day: WorkDay): Promise<Order> {
  const { tenantId, id: dayId, version } = day;
  const known = orders.get(tenantId);
  if (known?.dayId === dayId && known.version === version) return known;
  const waiting = await waitingTurns(tx, day);
  const order: Order = { dayId, version, waiting, places: placesOf(waiting), nowServing: await servedNow(tx, day) };
  // Who changes the list reads it too: what is undone must not stand for the version that the next change gets.
  tx.afterCommit(() => keepLatest(orders, tenantId, order, mostOrders));
  return order;
}
