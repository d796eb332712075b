import { states, type State } from '@bellbird/public-holidays';

/** A stretch of a day by the clock on the wall, `07:00` to `11:30`. `to` at or before `from` is on the next day; `24:00` is midnight. */
export interface Stretch {
  from: string;
  to: string;
}

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];
export type Weekly = Record<Weekday, Stretch[]>;

/** A day unlike its weekday: closed without hours. */
export interface Exception {
  /** `2026-12-24` */
  date: string;
  hours: Stretch[];
  note: string;
}

/** What happens on public holidays: closed, as every week, or these hours. Without a state there are none. */
export interface HolidayRule {
  state: State | null;
  observe: 'closed' | 'open' | 'hours';
  hours: Stretch[];
}

export interface Hours {
  weekly: Weekly;
  exceptions: Exception[];
  publicHolidays: HolidayRule;
}

export const observances: readonly HolidayRule['observe'][] = ['closed', 'open', 'hours'];
export const isState = (text: unknown): text is State => (states as readonly unknown[]).includes(text);

/** Of a business that has said nothing. */
export const noHours: Hours = {
  weekly: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  exceptions: [],
  publicHolidays: { state: null, observe: 'closed', hours: [] },
};

/** Minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
}

const dayMinutes = 1_440;
/** From where to where it is open, in minutes since the midnight before; the end may be on the next day. */
export function spanOf({ from, to }: Stretch): { start: number; end: number } {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return { start, end: end <= start ? end + dayMinutes : end };
}
