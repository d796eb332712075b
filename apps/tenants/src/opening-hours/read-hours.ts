import type { FieldError } from '@bellbird/errors';
import { isPlainText } from '../business/details-rules.js';
import {
  isState,
  noHours,
  observances,
  spanOf,
  weekdays,
  type Exception,
  type HolidayRule,
  type Hours,
  type Stretch,
  type Weekly,
} from './hours.js';

const mostStretches = 4;
const mostExceptions = 100;
const mostNote = 200;
const messages = {
  time: 'Give a time such as 07:30.',
  end: 'Give a time such as 15:30, or 24:00.',
  overlap: 'This overlaps with the hours before it.',
  stretches: 'A day has at most four stretches of hours.',
  list: 'Give a list.',
  date: 'Give a day such as 2026-12-24.',
  twice: 'This day is in the list already.',
  exceptions: 'At most 100 days to come can differ.',
  note: 'Use at most 200 characters.',
  state: 'Choose a state or territory of Australia.',
  observe: 'Must be closed, open or hours.',
  object: 'Give an object.',
  unknown: 'Unknown field.',
} as const;

type Given = Record<string, unknown>;
const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gathers what is wrong, by its path. */
class Reader {
  readonly errors: FieldError[] = [];

  wrong(field: string, message: string): void {
    this.errors.push({ field, message });
  }

  /** The stretches of one day, in their order. */
  stretches(path: string, given: unknown): Stretch[] {
    if (!Array.isArray(given)) return (this.wrong(path, messages.list), []);
    if (given.length > mostStretches) return (this.wrong(path, messages.stretches), []);
    const before = this.errors.length;
    const read = given.map((each: unknown, at) => this.stretch(`${path}[${at}]`, each));
    if (this.errors.length > before) return [];
    const sorted = read.map((stretch, at) => ({ stretch, at })).sort((a, b) => startOf(a) - startOf(b));
    for (const [nth, { stretch, at }] of sorted.entries()) {
      const last = sorted[nth - 1];
      if (last !== undefined && spanOf(last.stretch).end > spanOf(stretch).start)
        this.wrong(`${path}[${at}].from`, messages.overlap);
    }
    return sorted.map(({ stretch }) => stretch);
  }

  private stretch(path: string, given: unknown): Stretch {
    if (!isObject(given)) return (this.wrong(path, messages.object), { from: '', to: '' });
    const { from, to } = given;
    if (!isTime(from)) this.wrong(`${path}.from`, messages.time);
    if (!isTime(to) && to !== '24:00') this.wrong(`${path}.to`, messages.end);
    return { from: String(from), to: String(to) };
  }

  weekly(given: unknown, before: Weekly): Weekly {
    if (!isObject(given)) return (this.wrong('weekly', messages.object), before);
    for (const name of Object.keys(given))
      if (!(weekdays as readonly string[]).includes(name)) this.wrong(`weekly.${name}`, messages.unknown);
    const wrong = this.errors.length;
    const next = { ...before };
    for (const day of weekdays) if (given[day] !== undefined) next[day] = this.stretches(`weekly.${day}`, given[day]);
    if (this.errors.length === wrong) this.nights(next);
    return next;
  }

  /** What runs into the next day must end before that day's own hours begin. */
  private nights(weekly: Weekly): void {
    for (const [at, day] of weekdays.entries()) {
      const next = weekdays[(at + 1) % weekdays.length]!;
      const [last, first] = [weekly[day].at(-1), weekly[next][0]];
      if (last !== undefined && first !== undefined && spanOf(last).end - 1_440 > spanOf(first).start)
        this.wrong(`weekly.${next}[0].from`, messages.overlap);
    }
  }

  exceptions(given: unknown, today: string): Exception[] {
    if (!Array.isArray(given)) return (this.wrong('exceptions', messages.list), []);
    const seen = new Set<string>();
    const read = given.slice(0, 10 * mostExceptions).map((each: unknown, at): Exception => {
      const path = `exceptions[${at}]`;
      if (!isObject(each)) return (this.wrong(path, messages.object), { date: '', hours: [], note: '' });
      const { date, hours, note } = each;
      if (!isDate(date)) this.wrong(`${path}.date`, messages.date);
      else if (seen.has(date)) this.wrong(`${path}.date`, messages.twice);
      seen.add(String(date));
      if (note != null && (typeof note !== 'string' || [...note].length > mostNote || !isPlainText(note)))
        this.wrong(`${path}.note`, messages.note);
      return {
        date: String(date),
        hours: this.stretches(`${path}.hours`, hours ?? []),
        note: typeof note === 'string' ? note : '',
      };
    });
    const toCome = read.filter(({ date }) => date >= today);
    if (given.length > 10 * mostExceptions || toCome.length > mostExceptions)
      this.wrong('exceptions', messages.exceptions);
    // Days gone by decide nothing any more, but the night of yesterday may not be over.
    const kept = read.filter(({ date }) => date >= dayBefore(today));
    return kept.sort((one, other) => one.date.localeCompare(other.date));
  }

  holidays(given: unknown, before: HolidayRule): HolidayRule {
    if (!isObject(given)) return (this.wrong('publicHolidays', messages.object), before);
    const { state = before.state, observe = before.observe, hours } = given;
    if (state !== null && !isState(state)) this.wrong('publicHolidays.state', messages.state);
    if (!(observances as readonly unknown[]).includes(observe)) this.wrong('publicHolidays.observe', messages.observe);
    return {
      state: isState(state) ? state : null,
      observe: observe as HolidayRule['observe'],
      hours: hours === undefined ? before.hours : this.stretches('publicHolidays.hours', hours ?? []),
    };
  }
}

const startOf = ({ stretch, at }: { stretch: Stretch; at: number }): number => spanOf(stretch).start + at / 10;
const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
const isDate = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^20\d\d-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;
const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toJSON().slice(0, 10);

/**
 * What is given over what there was: members that are not named stay, days of the week too. `today` is the day where the
 * business is. Answers the hours, in order of time, or every mistake by its path, such as `weekly.monday[1].from`.
 */
export function readHours(
  given: { weekly?: unknown; exceptions?: unknown; publicHolidays?: unknown },
  before: Hours,
  today: string,
): { hours: Hours; errors: readonly FieldError[] } {
  const reader = new Reader();
  const hours = {
    weekly: given.weekly === undefined ? before.weekly : reader.weekly(given.weekly, before.weekly),
    exceptions: given.exceptions === undefined ? before.exceptions : reader.exceptions(given.exceptions, today),
    publicHolidays:
      given.publicHolidays === undefined
        ? before.publicHolidays
        : reader.holidays(given.publicHolidays, before.publicHolidays),
  };
  return { hours: { ...noHours, ...hours }, errors: reader.errors };
}
