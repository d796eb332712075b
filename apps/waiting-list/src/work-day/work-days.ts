import { Inject, Injectable } from '@nestjs/common';
import { Database, newId, type Tx } from '@bellbird/database';
import { invalidField, notFound, ProductError } from '@bellbird/errors';
import { actorOf } from '@bellbird/resource-kit';
import { instantOf, wallAt } from '@bellbird/send-window';
import { CLOCK, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { isClosed } from '../booking/booking.js';
import { businessOf } from '../business/business.js';
import { QueueHints } from '../live/queue-hints.js';
import { closeQueue } from '../queue/queue.js';
import { Queues } from '../queue/queues.js';
import type { CloseWorkDayInput, OpenWorkDayInput, PauseInput } from '../schema.generated.js';
import { listOf } from '../settings/list-of.js';
import { readSettings, settingsTable } from '../settings/read-settings.js';
import { listName } from '../settings/settings.js';
import { checkShape, shapes } from '../shapes.js';
import { takeOffAll } from '../turn/take-step.js';
import { sayDay } from './say-day.js';
import { dayOut, lastDay, presentDay, workDays, type DayOut, type WorkDay } from './work-day.js';

/** The hour of the night at which a day that was left open is closed. */
const sweptAtHour = 4;

/** Opens, pauses and closes the list. */
@Injectable()
export class WorkDays {
  constructor(
    private readonly db: Database,
    private readonly work: Work,
    private readonly queues: Queues,
    private readonly hints: QueueHints,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A day that is open stays as it is; one that is closing takes turns again. @throws 400. */
  async open(context: GraphContext, { capacity, firstNumber }: OpenWorkDayInput): Promise<DayOut> {
    checkShape(shapes.openDay, { capacity, firstNumber });
    const { tenantId, userId } = actorOf(context);
    return this.work.change(context, async (tx) => {
      await enable(tx, tenantId);
      const day = await this.opened(tx, tenantId, {
        by: userId,
        capacity: capacity ?? null,
        firstNumber: firstNumber ?? 1,
      });
      tx.afterCommit(() => this.hints.settingsChanged(tenantId));
      return dayOut(day);
    });
  }

  /** Opens the list at the hours that began at `since`, unless somebody opened or closed one since then: whom staff sent home stays at home. */
  async openAtHours(tenantId: string, since: Date): Promise<void> {
    await this.db.tenant(tenantId, async (tx) => {
      const { settings } = await readSettings(tx, tenantId, 'for update');
      const last = await lastDay(tx, tenantId);
      const wasTouched = last !== null && touchedAt(last) >= since;
      if (!settings.enabled || !settings.opensByItself || wasTouched || (last !== null && last.state !== 'closed'))
        return;
      await this.opened(tx, tenantId, { by: null, capacity: null, firstNumber: 1 });
      tx.afterCommit(() => this.hints.settingsChanged(tenantId));
    });
  }

  private async opened(
    tx: Tx,
    tenantId: string,
    { by, capacity, firstNumber }: { by: string | null; capacity: number | null; firstNumber: number },
  ): Promise<WorkDay> {
    const present = await presentDay(tx, tenantId, 'for update');
    if (present?.state === 'open') return present;
    if (present !== null) {
      const again = await workDays.updated(
        tx,
        { tenantId, id: present.id },
        {
          state: 'open',
          capacity: capacity ?? present.capacity,
          version: present.version + 1n,
          changedAt: this.clock.now(),
        },
      );
      return this.said(tx, again ?? present);
    }
    const { timeZone } = await businessOf(tx, tenantId);
    const now = this.clock.now();
    const { year, month, day } = wallAt(now, timeZone);
    const dayAfter = new Date(Date.UTC(year, month - 1, day + 1));
    const id = newId();
    const isNew = await workDays.insertIfNew(tx, {
      tenantId,
      id,
      localDate: new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10),
      state: 'open',
      openedAt: now,
      openedBy: by,
      closesAt: instantOf(
        {
          year: dayAfter.getUTCFullYear(),
          month: dayAfter.getUTCMonth() + 1,
          day: dayAfter.getUTCDate(),
          hour: sweptAtHour,
          minute: 0,
        },
        timeZone,
      ),
      changedAt: now,
      capacity,
      firstNumber,
      lastNumber: firstNumber - 1,
    });
    const opened = await presentDay(tx, tenantId, 'for update');
    // Somebody else opened one at this moment, and closed it again.
    if (opened === null) throw new ProductError('in-progress');
    // Where somebody else opened one at this moment, theirs is the day.
    return isNew ? this.said(tx, opened) : opened;
  }

  private async said(tx: Tx, day: WorkDay, leftOpen = false): Promise<WorkDay> {
    await sayDay(tx, day, this.clock.now(), leftOpen);
    return day;
  }

  /** @throws 409 while people are on the list and nothing was said of them, 404 before the first day. */
  close(context: GraphContext, { waiting }: CloseWorkDayInput): Promise<DayOut> {
    checkShape(shapes.closeDay, { waiting });
    const { tenantId, userId } = actorOf(context);
    return this.work.change(context, async (tx) => {
      const queue = await this.queues.open(tx, tenantId);
      if (queue === null) {
        const last = await lastDay(tx, tenantId);
        if (last === null) throw notFound();
        return dayOut(last);
      }
      const { day } = queue;
      const live = day.waiting + day.active;
      if (live > 0 && waiting == null)
        throw new ProductError(
          'wrong-state',
          live === 1 ? '1 person is still waiting.' : `${live} people are still waiting.`,
        );
      day.state = 'closing';
      if (waiting === 'cancel') await takeOffAll(queue, userId);
      const closed = await closeQueue(queue);
      if (closed.state === 'closing') await this.said(tx, closed);
      tx.afterCommit(() => this.hints.settingsChanged(tenantId));
      return dayOut(closed);
    });
  }

  /** @throws 409 waiting-list-closed where no day is open. */
  pause(context: GraphContext, { paused }: PauseInput): Promise<DayOut> {
    if (typeof paused !== 'boolean') throw invalidField('paused', 'Give true or false.');
    const { tenantId } = actorOf(context);
    return this.work.change(context, async (tx) => {
      const queue = await this.queues.open(tx, tenantId);
      if (queue === null) {
        const { business, settings } = await listOf(tx, tenantId);
        throw isClosed(listName(business, settings));
      }
      if (queue.day.paused === paused) return dayOut(queue.day);
      queue.day.paused = paused === true;
      const day = await closeQueue(queue);
      tx.afterCommit(() => this.hints.settingsChanged(tenantId));
      return dayOut(day);
    });
  }
}

/** Who opens the list uses it: the settings need no second step. */
async function enable(tx: Tx, tenantId: string): Promise<void> {
  await settingsTable.insertIfNew(tx, { tenantId, version: 0, settings: {} });
  const { settings, version } = await readSettings(tx, tenantId, 'for update');
  if (!settings.enabled)
    await settingsTable.update(tx, { tenantId }, { settings: { ...settings, enabled: true }, version: version + 1 });
}

/** When staff last opened or closed a day; that the clock closed it at night was nobody's wish. */
function touchedAt({ openedAt, closedAt, closesAt }: WorkDay): Date {
  const byStaff = closedAt !== null && new Date(closedAt) < new Date(closesAt);
  return new Date(byStaff ? closedAt : openedAt);
}
