import type { INestApplicationContext } from '@nestjs/common';
import { Database, namedId, type Tx } from '@bellbird/database';
import { instantOf, wallAt } from '@bellbird/send-window';
import { CLOCK, type Clock } from '@bellbird/service-host';
import { businessOf } from '../business/business.js';
import { settingsTable } from '../settings/read-settings.js';
import { keyOf } from '../turn/order.js';
import { drawCode } from '../turn/turn-code.js';
import { turns } from '../turn/turn-row.js';
import { workDays } from '../work-day/work-day.js';
import { demoDay, demoPace, demoTurns } from './demo-day.js';

const openedAtHour = 8;
const closedAtHour = 15;

/**
 * The waiting list of the demo's café, as rows: settings on, yesterday's day, closed, and what four weeks taught of the
 * pace. Today is closed, and nobody was texted. Again it makes nothing more.
 */
export async function makeDemoQueue(
  app: INestApplicationContext,
  { tenantId, userId }: { tenantId: string; userId: string },
): Promise<void> {
  const now = app.get<Clock>(CLOCK, { strict: false }).now();
  await app.get(Database, { strict: false }).tenant(tenantId, async (tx) => {
    await settingsTable.insertIfNew(tx, { tenantId, version: 1, settings: { enabled: true } });
    await makeYesterday(tx, { tenantId, userId, now });
    for (const { weekday, hour, samples, median, error } of demoPace())
      await tx.execute(
        `insert into queue_pace (tenant_id, resource, weekday, hour, samples, median_seconds, error_p80_seconds)
         values ($1, '', $2, $3, $4, $5, $6) on conflict (tenant_id, resource, weekday, hour) do nothing`,
        [tenantId, weekday, hour, samples, median, error],
      );
  });
}

async function makeYesterday(
  tx: Tx,
  { tenantId, userId, now }: { tenantId: string; userId: string; now: Date },
): Promise<void> {
  const { timeZone } = await businessOf(tx, tenantId);
  const { year, month, day } = wallAt(now, timeZone);
  const at = (daysAgo: number, hour: number): Date => {
    const date = new Date(Date.UTC(year, month - 1, day - daysAgo));
    const of = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
    return instantOf({ ...of, hour, minute: 0 }, timeZone);
  };
  const openedAt = at(1, openedAtHour);
  const closedAt = at(1, closedAtHour);
  const dayId = namedId('demo work day', tenantId);
  const isNew = await workDays.insertIfNew(tx, {
    tenantId,
    id: dayId,
    localDate: new Date(Date.UTC(year, month - 1, day - 1)).toISOString().slice(0, 10),
    state: 'closed',
    openedAt,
    openedBy: userId,
    closedAt,
    closesAt: at(0, 4),
    changedAt: closedAt,
    firstNumber: 1,
    lastNumber: demoTurns,
  });
  if (!isNew) return;
  const after = (minutes: number): Date => new Date(openedAt.getTime() + minutes * 60_000);
  for (const turn of demoDay()) {
    const { number, firstName, lastName, called, reason, gapMinutes } = turn;
    await turns.insertIfNew(tx, {
      tenantId,
      id: namedId('demo turn', tenantId, String(number)),
      dayId,
      number,
      sortKey: keyOf(number),
      status: reason === null ? 'attended' : 'canceled',
      reason,
      partySize: turn.partySize,
      name: `${firstName} ${lastName}`,
      firstName,
      // Of a range that is kept for examples.
      phone: `+614915702${String(number).padStart(2, '0')}`,
      phoneCountry: 'AU',
      source: turn.source,
      attendingBy: called === null ? null : userId,
      bookedAt: after(turn.booked),
      calledAt: called === null ? null : after(called),
      endedAt: after(turn.ended),
      noShows: reason === 'no-show' ? 2 : 0,
      quotedMinutes: turn.quotedMinutes,
      gapSeconds: gapMinutes === null ? null : gapMinutes * 60,
      code: drawCode(),
      isNear: true,
    });
  }
}
