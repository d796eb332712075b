import { Problem } from '../../../lib/graph/problem';
import type { AccountSettingsOpeningHoursInput } from '../../../lib/graph/schema.generated';
import type { useForm } from '../../../ui/form/state/use-form';
import type { OpeningHoursFragment } from './opening-hours.generated';

// Aliases, as what a form holds must be open to any name.
export type Stretch = { from: string; to: string };
export type OtherDay = { date: string; note: string; hours: Stretch[] };
export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof days)[number];
export type Observe = 'closed' | 'open' | 'hours';

/** What the form holds: a list a day, so that each has its rows. */
export type HoursValues = { [D in Day]: Stretch[] } & {
  /** Empty: no public holidays are kept. */
  state: string;
  observe: Observe;
  holidayHours: Stretch[];
  exceptions: OtherDay[];
};
/** The form, as its parts use it. */
export type HoursFields = ReturnType<typeof useForm<HoursValues>>;

export const mostStretches = 4;

const stretchesOf = (given: readonly { from: string; to: string }[]): Stretch[] =>
  given.map(({ from, to }) => ({ from, to }));

export function valuesOf({ weekly, publicHolidays, exceptions }: OpeningHoursFragment): HoursValues {
  return {
    monday: stretchesOf(weekly.monday),
    tuesday: stretchesOf(weekly.tuesday),
    wednesday: stretchesOf(weekly.wednesday),
    thursday: stretchesOf(weekly.thursday),
    friday: stretchesOf(weekly.friday),
    saturday: stretchesOf(weekly.saturday),
    sunday: stretchesOf(weekly.sunday),
    state: publicHolidays.state ?? '',
    observe: publicHolidays.observe as Observe,
    holidayHours: stretchesOf(publicHolidays.hours),
    exceptions: exceptions.map(({ date, note, hours }) => ({ date, note, hours: stretchesOf(hours) })),
  };
}

export function inputOf(values: HoursValues, version: number): AccountSettingsOpeningHoursInput {
  const { state, observe, holidayHours, exceptions } = values;
  return {
    weekly: Object.fromEntries(days.map((day) => [day, values[day]])),
    publicHolidays: { state: state === '' ? null : state, observe, hours: holidayHours },
    exceptions,
    version,
  };
}

/** Mistakes that the server names by its paths, `weekly.monday[1].from`, at the form's own: `monday.1.from`. */
export function atFields(problem: Problem): Problem {
  const fields = problem.fields.map(({ field, message }) => ({
    field: field
      .replaceAll(/\[(\d+)\]/g, '.$1')
      .replace(/^weekly\./, '')
      .replace(/^publicHolidays\.hours/, 'holidayHours')
      .replace(/^publicHolidays\./, ''),
    message,
  }));
  const { code, title, message, reference, details } = problem;
  return new Problem(code, title, message, fields, reference, details);
}

/** A stretch after those of the day, with half an hour of break before it; the usual hours where there are none. */
export function nextStretch(hours: readonly Stretch[]): Stretch {
  const last = hours.at(-1);
  if (last === undefined) return { from: '09:00', to: '17:00' };
  const [hour = 0, minute = 0] = last.to.split(':').map(Number);
  const at = (minutes: number): string => {
    const bounded = Math.min(minutes, 23 * 60 + 30);
    return `${String(Math.floor(bounded / 60)).padStart(2, '0')}:${String(bounded % 60).padStart(2, '0')}`;
  };
  return { from: at(hour * 60 + minute + 30), to: at(hour * 60 + minute + 150) };
}

const minutesOf = (time: string): number | null => {
  const read = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time);
  return read === null ? null : Number(read[1]) * 60 + Number(read[2]);
};

/** The parts of a day that are open, as shares of it from 0 to 1; what runs into the next day ends with the day. */
export function sharesOf(hours: readonly Stretch[]): { start: number; end: number }[] {
  return hours.flatMap(({ from, to }) => {
    const [start, end] = [minutesOf(from), minutesOf(to)];
    if (start === null || end === null) return [];
    return [{ start: start / 1_440, end: (end <= start ? 1_440 : end) / 1_440 }];
  });
}
