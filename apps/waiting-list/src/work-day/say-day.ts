import type { Tx } from '@bellbird/database';
import { workDayChanged } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { WorkDay } from './work-day.js';

/** Says in what state a day is now, after the change and in its transaction. */
export async function sayDay(tx: Tx, day: WorkDay, now: Date, leftOpen = false): Promise<void> {
  await publish(
    tx,
    workDayChanged,
    { workDayId: day.id, tenantId: day.tenantId, state: day.state, leftOpen, at: now.toISOString() },
    { aggregateVersion: day.version },
  );
}
