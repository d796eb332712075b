const dayMs = 86_400_000;

/** A day as milliseconds of UTC; `month` counts from 1. */
export const dayOf = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date);
/** `2026-12-25`. */
export const isoOf = (day: number): string => new Date(day).toISOString().slice(0, 10);
export const later = (day: number, days: number): number => day + days * dayMs;
/** 0 is Sunday, 1 is Monday. */
export const weekdayOf = (day: number): number => new Date(day).getUTCDay();

/** The first such weekday on that day or after it. */
export const firstFrom = (weekday: number, day: number): number => later(day, (weekday - weekdayOf(day) + 7) % 7);
/** The nth such weekday of a month. */
export const nthOf = (nth: number, weekday: number, year: number, month: number): number =>
  later(firstFrom(weekday, dayOf(year, month, 1)), (nth - 1) * 7);
/** The last such weekday of a month. */
export const lastOf = (weekday: number, year: number, month: number): number =>
  later(firstFrom(weekday, dayOf(year, month + 1, 1)), -7);

/** Easter Sunday, by the rule of Meeus, Jones and Butcher. */
export function easterOf(year: number): number {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const march = moon + weekday - 7 * late + 114;
  return dayOf(year, Math.floor(march / 31), (march % 31) + 1);
}
