import { holidaysOf, isConfirmed, type Holiday } from '@bellbird/public-holidays';
import { instantsOf, wallAt } from '@bellbird/send-window';
import { minutesOf, spanOf, weekdays, type Hours, type Stretch } from './hours.js';

const dayMs = 86_400_000;
const minuteMs = 60_000;
const dayMinutes = 1_440;
/** How far `nextChange` looks, in days. */
const lookAheadDays = 14;

/** The hours of one day, and which rule they come from. */
export interface DayHours {
  date: string;
  hours: Stretch[];
  reason: 'week' | 'holiday' | 'exception';
  /** The exception's, or the holiday's name. */
  note: string;
}

/** A public holiday to come, and what the business does on it. `confirmed`: the state has published that year. */
export interface UpcomingHoliday {
  date: string;
  name: string;
  effect: 'closed' | 'open' | 'hours';
  confirmed: boolean;
}

const isoOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const later = (date: string, days: number): string => isoOf(dayOf(date) + days * dayMs);

/** The day that the wall shows in the zone, `2026-12-24`, and the minutes since its midnight. */
export function wallDay(at: Date, timeZone: string): { date: string; minutes: number } {
  const { year, month, day, hour, minute } = wallAt(at, timeZone);
  return { date: isoOf(Date.UTC(year, month - 1, day)), minutes: hour * 60 + minute };
}

function holidayOn({ publicHolidays: { state } }: Hours, date: string): Holiday | undefined {
  if (state === null) return undefined;
  return holidaysOf(state, Number(date.slice(0, 4))).find((each) => each.date === date);
}

/** What is open until the holiday of an evening begins. */
const until = (hours: readonly Stretch[], from: string): Stretch[] =>
  hours
    .filter((stretch) => spanOf(stretch).start < minutesOf(from))
    .map((stretch) => (spanOf(stretch).end <= minutesOf(from) ? stretch : { from: stretch.from, to: from }));

/** The hours that begin on that day: an exception beats a holiday, a holiday beats the week. */
export function hoursOn(hours: Hours, date: string): DayHours {
  const exception = hours.exceptions.find((each) => each.date === date);
  if (exception !== undefined) return { date, hours: exception.hours, reason: 'exception', note: exception.note };
  const weekly = hours.weekly[weekdays[(new Date(dayOf(date)).getUTCDay() + 6) % 7]!];
  const holiday = holidayOn(hours, date);
  if (holiday === undefined) return { date, hours: weekly, reason: 'week', note: '' };
  const { observe, hours: own } = hours.publicHolidays;
  const kept =
    observe === 'open' ? weekly : holiday.from !== null ? until(weekly, holiday.from) : observe === 'hours' ? own : [];
  return { date, hours: kept, reason: 'holiday', note: holiday.name };
}

/**
 * Whether the business is open, by the clock on its wall: an hour that the clock skips is closed, one that comes twice
 * counts twice. The hours of a day may run into the next.
 */
export function isOpenAt(hours: Hours, at: Date, timeZone: string): boolean {
  const { date, minutes } = wallDay(at, timeZone);
  const isIn = (stretch: Stretch, minute: number): boolean => {
    const { start, end } = spanOf(stretch);
    return minute >= start && minute < end;
  };
  return (
    hoursOn(hours, date).hours.some((stretch) => isIn(stretch, minutes)) ||
    hoursOn(hours, later(date, -1)).hours.some((stretch) => isIn(stretch, minutes + dayMinutes))
  );
}

/** When the hours began in which a moment is; null where it is in none. */
export function openSince(hours: Hours, at: Date, timeZone: string): Date | null {
  if (!isOpenAt(hours, at, timeZone)) return null;
  const { date } = wallDay(at, timeZone);
  const begun = [date, later(date, -1)].flatMap((day) =>
    hoursOn(hours, day)
      .hours.flatMap((stretch) => instantsOf(wallOf(day, spanOf(stretch).start), timeZone))
      .filter((start) => start <= at),
  );
  // Hours that begin in an hour which the clock skips are known to have begun, and no more.
  return begun.reduce<Date>((latest, start) => (start > latest ? start : latest), begun[0] ?? at);
}

/** The next moment at which it opens or closes; null where there is none in 14 days. */
export function nextChangeAfter(hours: Hours, now: Date, timeZone: string): Date | null {
  // Most often it is today or tomorrow.
  return changeWithin(hours, now, 2, timeZone) ?? changeWithin(hours, now, lookAheadDays, timeZone);
}

function changeWithin(hours: Hours, now: Date, days: number, timeZone: string): Date | null {
  const isOpen = isOpenAt(hours, now, timeZone);
  const last = now.getTime() + days * dayMs;
  const today = wallDay(now, timeZone).date;
  const moments = new Set(turnsBetween(now.getTime(), last, timeZone));
  for (let day = -1; day <= days; day += 1) {
    const date = later(today, day);
    for (const stretch of hoursOn(hours, date).hours) {
      const { start, end } = spanOf(stretch);
      for (const minutes of [start, end])
        for (const at of instantsOf(wallOf(date, minutes), timeZone)) moments.add(at.getTime());
    }
  }
  const next = [...moments]
    .filter((at) => at > now.getTime() && at <= last)
    .sort((one, other) => one - other)
    .find((at) => isOpenAt(hours, new Date(at), timeZone) !== isOpen);
  return next === undefined ? null : new Date(next);
}

function wallOf(date: string, minutes: number) {
  const [year, month, day] = later(date, Math.floor(minutes / dayMinutes))
    .split('-')
    .map(Number) as [number, number, number];
  return { year, month, day, hour: Math.floor((minutes % dayMinutes) / 60), minute: minutes % 60 };
}

/** The moment at which the clock on the wall is turned: what it shows jumps there, and with it what is open. No zone turns twice in 14 days. */
function turnsBetween(from: number, to: number, timeZone: string): number[] {
  const ahead = (minute: number): number => {
    const { date, minutes } = wallDay(new Date(minute * minuteMs), timeZone);
    return dayOf(date) / minuteMs + minutes - minute;
  };
  let [before, after] = [Math.floor(from / minuteMs), Math.ceil(to / minuteMs)];
  const old = ahead(before);
  if (ahead(after) === old) return [];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (ahead(middle) === old) before = middle;
    else after = middle;
  }
  return [after * minuteMs];
}

/** The public holidays of the next twelve months, from today on. */
export function upcomingHolidays(hours: Hours, today: string): UpcomingHoliday[] {
  const { state } = hours.publicHolidays;
  if (state === null) return [];
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  return [...holidaysOf(state, year), ...holidaysOf(state, year + 1)]
    .filter(({ date }) => date >= today && date < end)
    .map(({ date, name }) => ({ date, name, effect: effectOn(hours, date), confirmed: isConfirmed(date) }));
}

function effectOn(hours: Hours, date: string): UpcomingHoliday['effect'] {
  const { hours: kept, reason } = hoursOn(hours, date);
  if (kept.length === 0) return 'closed';
  return reason === 'holiday' && hours.publicHolidays.observe === 'open' ? 'open' : 'hours';
}
