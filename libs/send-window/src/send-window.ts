import { DateTime } from 'luxon';

/** When marketing messages may leave: from `opens`, and before `closes`. */
export interface SendWindow {
  opens: Date;
  closes: Date;
}

/** Hours of a day by ISO weekday, Monday = 1 (spec point 5): weekdays 9:00–20:00, Saturday 9:00–17:00, never Sunday. */
const hoursOf = (weekday: number): { from: number; to: number } | null => (weekday <= 5 ? { from: 9, to: 20 } : weekday === 6 ? { from: 9, to: 17 } : null);

/**
 * The window that is open at `at` in the zone, or else the next one. Hours are local: on a day when the clock turns
 * the window is still from nine o'clock on the wall.
 */
export function nextWindow(at: Date, timeZone: string): SendWindow {
  const local = DateTime.fromJSDate(at, { zone: timeZone });
  for (let days = 0; days < 8; days += 1) {
    const day = local.startOf('day').plus({ days });
    const hours = hoursOf(day.weekday);
    if (hours === null) continue;
    const closes = day.set({ hour: hours.to }).toJSDate();
    if (at < closes) return { opens: day.set({ hour: hours.from }).toJSDate(), closes };
  }
  throw new Error(`No send window in a week of ${timeZone}.`);
}

export function isOpen(at: Date, timeZone: string): boolean {
  return nextWindow(at, timeZone).opens <= at;
}
