import { instantOf, wallAt } from './zone.js';

/** When marketing messages may leave: from `opens`, and before `closes`. */
export interface SendWindow {
  opens: Date;
  closes: Date;
}

/** Hours of a day by weekday, Sunday = 0 (spec point 5): weekdays 9:00–20:00, Saturday 9:00–17:00, never Sunday. */
const hoursOf = (weekday: number): { from: number; to: number } | null =>
  weekday === 0 ? null : weekday === 6 ? { from: 9, to: 17 } : { from: 9, to: 20 };

/**
 * The window that is open at `at` in the zone, or else the next one. Hours are local: on a day when the clock turns
 * the window is still from nine o'clock on the wall. Made of `Intl` alone, since the browser runs it too.
 */
export function nextWindow(at: Date, timeZone: string): SendWindow {
  const today = wallAt(at, timeZone);
  for (let days = 0; days < 8; days += 1) {
    const date = new Date(Date.UTC(today.year, today.month - 1, today.day + days));
    const hours = hoursOf(date.getUTCDay());
    if (hours === null) continue;
    const day = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), minute: 0 };
    const closes = instantOf({ ...day, hour: hours.to }, timeZone);
    if (at < closes) return { opens: instantOf({ ...day, hour: hours.from }, timeZone), closes };
  }
  throw new Error(`No send window in a week of ${timeZone}.`);
}

export function isOpen(at: Date, timeZone: string): boolean {
  return nextWindow(at, timeZone).opens <= at;
}
