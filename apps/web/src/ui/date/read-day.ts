import { dateTexts as t } from './date.texts';
import { dayFrom, isDay, stepDay, weekdayOf, within, type Day, type DayBounds } from './day';

/** "24-11-2026": how a day is printed, and typed. */
export const printDay = (day: Day): string => day.split('-').reverse().join('-');

/** "Tuesday, 24 November 2026": how a day is read out. */
export function sayDay(day: Day): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return t.longDay(t.weekdays[weekdayOf(day)]!, date, t.months[month - 1]!, year);
}

/**
 * The day that a person means: "24-11-2026", "24/11/26", "24.11", "241126", "24 nov", "2026-11-24T10:00", "tomorrow".
 * Day before month, always. Without a year it is this year's, or the nearest that the bounds allow; two digits of a
 * year are at most twenty years ahead. Null where it cannot be told, or is no day of the calendar.
 */
export function readDay(text: string, today: Day, bounds: DayBounds = {}): Day | null {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const near = t.nearDays.findIndex((name) => name === words);
  if (near >= 0) return stepDay(today, { days: near - 1 });
  const parts = partsOf(words);
  if (parts === null) return null;
  const [date, month, year] = parts;
  return year === undefined ? nearestYear(date, month, today, bounds) : dayFrom(fullYear(year, today), month, date);
}

type Parts = [date: number, month: number, year?: string];

function partsOf(words: string): Parts | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:t.*)?$/.exec(words);
  if (iso) return [Number(iso[3]), Number(iso[2]), iso[1]];
  const digits = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/.exec(words);
  if (digits) return [Number(digits[1]), Number(digits[2]), digits[3]];
  const split = /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{2}|\d{4}))?$/.exec(words);
  if (split) return [Number(split[1]), Number(split[2]), split[3]];
  return namedParts(words);
}

/** With the month's name, in either order, with or without the name of the weekday before it. */
function namedParts(words: string): Parts | null {
  const plain = words.replace(/^[a-z]+day,? |^(?:mon|tue|wed|thu|fri|sat|sun),? /, '');
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[- ]([a-z]{3,}),?(?:[- ](\d{2}|\d{4}))?$/.exec(plain);
  const monthFirst = /^([a-z]{3,}) (\d{1,2})(?:st|nd|rd|th)?,?(?: (\d{4}))?$/.exec(plain);
  const [date, name, year] = dayFirst
    ? [dayFirst[1], dayFirst[2]!, dayFirst[3]]
    : monthFirst
      ? [monthFirst[2], monthFirst[1]!, monthFirst[3]]
      : [undefined, '', undefined];
  const month = t.months.findIndex((each) => each.toLowerCase().startsWith(name));
  return date === undefined || month < 0 ? null : [Number(date), month + 1, year];
}

const yearsAhead = 20;
function fullYear(year: string, today: Day): number {
  if (year.length === 4) return Number(year);
  const latest = Number(today.slice(0, 4)) + yearsAhead;
  const inCentury = Math.floor(latest / 100) * 100 + Number(year);
  return inCentury > latest ? inCentury - 100 : inCentury;
}

/** Of this year, the next and the one before, the first that the bounds allow; of this year where they allow none. */
function nearestYear(date: number, month: number, today: Day, bounds: DayBounds): Day | null {
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1, year - 1].map((each) => dayFrom(each, month, date)).filter((day) => day !== null);
  return days.find((day) => within(day, bounds) === day) ?? days[0] ?? null;
}

/** What is wrong with a day that was typed; undefined where nothing is. */
export function dayFault(value: string, { min, max }: DayBounds): string | undefined {
  if (value === '') return undefined;
  if (!isDay(value)) return t.unreadableDay;
  if (min !== undefined && value < min) return t.tooEarly(printDay(min));
  return max !== undefined && value > max ? t.tooLate(printDay(max)) : undefined;
}
