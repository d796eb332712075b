import { jsonb, Table, type Tx } from '@bellbird/database';
import type { GapClocks } from '../estimate/clock.js';
import type { Settings } from '../settings/settings.js';

/** A day's list, from its opening to its close; it may run past midnight. */
export interface WorkDay {
  tenantId: string;
  id: string;
  state: 'open' | 'closing' | 'closed';
  openedAt: Date;
  openedBy: string | null;
  closedAt: Date | null;
  /** When the sweeper closes it. */
  closesAt: Date;
  /** Of anything on the list. */
  changedAt: Date;
  /** Of this day alone; null: that of the settings. */
  capacity: number | null;
  firstNumber: number;
  lastNumber: number;
  /** The number that was called last, whatever became of it; null before the first. */
  lastCalled: number | null;
  waiting: number;
  active: number;
  paused: boolean;
  clocks: GapClocks;
  version: bigint;
}

export const workDays = new Table<WorkDay, { localDate: string }>(
  'work_day',
  {
    tenantId: 'tenant_id',
    id: 'id',
    state: 'state',
    openedAt: 'opened_at',
    openedBy: 'opened_by',
    closedAt: 'closed_at',
    closesAt: 'closes_at',
    changedAt: 'changed_at',
    capacity: 'capacity',
    firstNumber: 'first_number',
    lastNumber: 'last_number',
    lastCalled: 'last_called',
    waiting: 'waiting',
    active: 'active',
    paused: 'paused',
    clocks: jsonb('clocks'),
    version: 'version',
  },
  { localDate: 'local_date' },
);

/** The day that is not closed; locked where told. Whoever changes order or status of a turn holds this lock first. */
export const presentDay = (tx: Tx, tenantId: string, lock: 'for update' | '' = ''): Promise<WorkDay | null> =>
  workDays.find(tx, { tenantId, state: ['open', 'closing'] }, lock);

/** Whether as many wait as may: of this day alone where that was said at its opening, else by the settings. */
export function isFull({ capacity, waiting }: WorkDay, settings: Settings): boolean {
  const most = capacity ?? settings.capacity;
  return most !== null && waiting >= most;
}

/** The day that was opened last, whatever became of it; null before the first. */
export async function lastDay(tx: Tx, tenantId: string): Promise<WorkDay | null> {
  const [day] = await tx.query<WorkDay>(
    `select ${workDays.columns} from work_day where tenant_id = $1 order by opened_at desc limit 1`,
    [tenantId],
  );
  return day ?? null;
}

/** As it is answered; as JSON, since the answer may be kept for a call that comes again. */
export const dayOut = ({ id, state, openedAt, paused, waiting, active, lastNumber }: WorkDay) => ({
  id,
  state,
  openedAt: new Date(openedAt).toISOString(),
  paused,
  waiting,
  active,
  lastNumber,
});
export type DayOut = ReturnType<typeof dayOut>;
