import type { Tx } from '@bellbird/database';
import type { Business } from '../business/business.js';
import type { Pace } from '../estimate/estimate.js';
import { readPaces, type PaceAt } from '../estimate/read-pace.js';
import { keepLatest } from '../keep-latest.js';
import { listOf } from '../settings/list-of.js';
import type { Settings } from '../settings/settings.js';
import { servedNow, waitingTurns } from '../turn/turn-row.js';
import type { Turn } from '../turn/turn.js';
import { presentDay, type WorkDay } from '../work-day/work-day.js';
import { placesOf } from './queue.js';

/** The list at one moment, for who only looks. */
export interface QueueView {
  /** What the rows it was read from are known by. */
  state: string;
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

interface KnownList extends Omit<QueueView, 'paceOf'> {
  paceAt: PaceAt;
}

/** Lists that were read last, by business: one holds as long as its state is the same. */
const lists = new Map<string, KnownList>();
const mostLists = 500;
const quarterHourMs = 900_000;

/** Reads the list without locking anything. */
export async function readQueue(tx: Tx, tenantId: string, now: Date): Promise<QueueView> {
  const state = await stateOf(tx, tenantId, now);
  const known = lists.get(tenantId);
  const { paceAt, ...list } = known?.state === state ? known : await readList(tx, tenantId, { now, state });
  return { ...list, paceOf: paceAt(now) };
}

/**
 * Reads the list and what else is shown with it as of one moment. Statements see what others commit between them: where
 * the list changed meanwhile all is read once more, with the day held.
 */
export async function readAtOneMoment<T>(
  tx: Tx,
  tenantId: string,
  now: Date,
  read: (view: QueueView) => Promise<T>,
): Promise<T> {
  const view = await readQueue(tx, tenantId, now);
  const shown = await read(view);
  if ((await stateOf(tx, tenantId, now)) === view.state) return shown;
  await tx.query("select 1 from work_day where tenant_id = $1 and state in ('open', 'closing') for share", [tenantId]);
  return read(await readQueue(tx, tenantId, now));
}

/**
 * Another whenever a row is another that the list is read from: each change of a turn gives its day a version. The usual
 * pace is that of an hour, and in no time zone does one begin within a quarter of ours.
 */
async function stateOf(tx: Tx, tenantId: string, now: Date): Promise<string> {
  const [row] = await tx.query<{ state: string }>(
    `select format('%s %s %s %s', d.id, d.version, s.version, b.xmin) as state
       from (select $1::uuid as id) tenant
       left join work_day d on d.tenant_id = tenant.id and d.state in ('open', 'closing')
       left join queue_settings s on s.tenant_id = tenant.id
       left join business b on b.tenant_id = tenant.id`,
    [tenantId],
  );
  return `${row!.state} ${Math.floor(now.getTime() / quarterHourMs)}`;
}

/** What is read after its state is of that state, or of a later one. */
async function readList(tx: Tx, tenantId: string, { now, state }: { now: Date; state: string }): Promise<KnownList> {
  const { business, settings } = await listOf(tx, tenantId);
  const day = await presentDay(tx, tenantId);
  const waiting = day === null ? [] : await waitingTurns(tx, day);
  const list: KnownList = {
    state,
    business,
    settings,
    day,
    waiting,
    places: placesOf(waiting),
    nowServing: day === null ? [] : await servedNow(tx, day),
    paceAt:
      day === null ? () => () => noPace : await readPaces(tx, day, settings, { now, timeZone: business.timeZone }),
  };
  // Who changes the list reads it too: what is undone must not stand for the state that the next change brings about.
  tx.afterCommit(() => keepLatest(lists, tenantId, list, mostLists));
  return list;
}
