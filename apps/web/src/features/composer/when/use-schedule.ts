import { useMemo } from 'react';
import type { Draft } from '../draft/draft';
import { scheduleOf, type Schedule } from './schedule';

/** What the chosen time means now; `nextByServer` is when marketing may leave next, where the server refused by its own clock. */
export function useSchedule(
  { messageType, deliveryType, date, time, limitDate, limitTime }: Draft,
  { timeZone, now, nextByServer }: { timeZone: string; now: Date; nextByServer: Date | null },
): Schedule {
  return useMemo(() => {
    const byThisClock = scheduleOf({ messageType, deliveryType, date, time, limitDate, limitTime }, timeZone, now);
    return nextByServer === null ? byThisClock : { ...byThisClock, nextAllowed: nextByServer };
  }, [messageType, deliveryType, date, time, limitDate, limitTime, timeZone, now, nextByServer]);
}
