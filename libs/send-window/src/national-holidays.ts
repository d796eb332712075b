import { easterOf } from '@bellbird/public-holidays';

/** The public holidays that all of Australia keeps on one day, by their names. */
const fixed: Readonly<Record<string, string>> = {
  '01-01': 'New Year’s Day',
  '04-25': 'Anzac Day',
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
};
const dayMs = 86_400_000;
const isoOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Kept on the Monday after where the 26th of January is a Saturday or Sunday. */
function australiaDayOf(year: number): number {
  const day = Date.UTC(year, 0, 26);
  const weekday = new Date(day).getUTCDay();
  return day + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0) * dayMs;
}

/**
 * What is kept all over Australia on that day, "2026-12-25"; null for any other day. Holidays of one state, and the
 * days that states add where one falls on a weekend, are not in it.
 */
export function nationalHoliday(day: string): string | null {
  const year = Number(day.slice(0, 4));
  const easter = easterOf(year);
  if (day === isoOf(easter - 2 * dayMs)) return 'Good Friday';
  if (day === isoOf(easter + dayMs)) return 'Easter Monday';
  if (day === isoOf(australiaDayOf(year))) return 'Australia Day';
  return fixed[day.slice(5)] ?? null;
}
