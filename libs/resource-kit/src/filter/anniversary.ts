import { daysFrom } from './days.js';

/** A stretch of days of the year as month * 100 + day, both ends included. `first` > `last`: over the end of the year. */
export interface YearStretch {
  first: number;
  last: number;
}

/**
 * The days of the year that come round from `today` to so many days ahead; null for all of them. 29 February counts as
 * the 28th in a year without one, so a stretch that ends on that 28th has the 29th in it.
 */
export function anniversaryStretch(today: string, days: number): YearStretch | null {
  // From a day to the one before its next return every day has come, the 29th of February as itself or as the 28th.
  if (days >= 365) return null;
  const end = daysFrom(today, days);
  const last = yearDay(end);
  return { first: yearDay(today), last: last === 228 && yearDay(daysFrom(end, 1)) === 301 ? 229 : last };
}

const yearDay = (date: string): number => Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));
