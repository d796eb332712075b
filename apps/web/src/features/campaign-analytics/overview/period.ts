import { formatDay } from '../../../lib/format/time';
import { dateTexts } from '../../../ui/date/date.texts';
import { isDay, stepDay, weekdayOf, type Day } from '../../../ui/date/day';
import type { DayRange } from '../../../ui/date/use-day-range';
import { overviewTexts as t } from './overview.texts';

export const times = ['30-days', '12-weeks', '12-months', 'days'] as const;
/** How the time is asked for: so far back from today, or by its first and last day. */
export type Time = (typeof times)[number];
export const groups = ['day', 'week', 'month'] as const;
/** What a point of a chart stands for. */
export type Group = (typeof groups)[number];
export const types = ['marketing', 'transactional', 'review'] as const;

/** What the address asks for. */
export interface Asked extends DayRange {
  time: Time;
  by: Group;
  /** Null: any. */
  type: (typeof types)[number] | null;
  /** Id of a sender; null: any. */
  sender: string | null;
}

const dayMs = 86_400_000;
/** The server's own bound. */
const mostDays = 400;
/** A chart has room for about so many points; a longer time is drawn by weeks, then by months. */
const mostPoints = 45;

const daysOf = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
const oneOf = <T extends string>(words: readonly T[], word: string | null): T | null =>
  words.find((each) => each === word) ?? null;

/** The question of an address; what it does not say, or cannot mean, is as usual. */
export function readAsked(params: URLSearchParams, today: Day): Asked {
  const given = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const wanted = oneOf(times, params.get('time')) ?? '12-weeks';
  const time = wanted === 'days' && rangeProblem(given.from, given.to) !== undefined ? '12-weeks' : wanted;
  const range = time === 'days' ? given : { from: startOf(time, today), to: today };
  return {
    time,
    ...range,
    by: oneOf(groups, params.get('by')) ?? usualGroup(range),
    type: oneOf(types, params.get('type')),
    sender: params.get('sender') || null,
  };
}

/** Weeks and months are whole but for the present one, so that no first point is a part of one. */
function startOf(time: Exclude<Time, 'days'>, today: Day): Day {
  if (time === '30-days') return stepDay(today, { days: -29 });
  return time === '12-weeks'
    ? stepDay(groupOf(today, 'week'), { days: -7 * 11 })
    : stepDay(groupOf(today, 'month'), { months: -11 });
}

function usualGroup({ from, to }: DayRange): Group {
  const days = daysOf(from, to);
  return days <= mostPoints ? 'day' : days <= mostPoints * 7 ? 'week' : 'month';
}

/** Why these days cannot be asked for, by the rules of the server. */
export function rangeProblem(from: string, to: string): string | undefined {
  if (!isDay(from) || !isDay(to)) return t.wrongDay;
  if (to < from) return t.wrongOrder;
  return daysOf(from, to) > mostDays ? t.tooMany(mostDays) : undefined;
}

/** As many days right before these. */
export function daysBefore({ from, to }: DayRange): DayRange & { days: number } {
  const days = daysOf(from, to);
  return { from: stepDay(from, { days: -days }), to: stepDay(from, { days: -1 }), days };
}

/** The first day of the day, week or month that a day lies in. */
export const groupOf = (day: Day, by: Group): Day =>
  by === 'day' ? day : by === 'week' ? stepDay(day, { days: -weekdayOf(day) }) : `${day.slice(0, 7)}-01`;

const steps = { day: { days: 1 }, week: { days: 7 }, month: { months: 1 } } as const;
const nextGroup = (group: Day, by: Group): Day => stepDay(group, steps[by]);

/** The last day of one that begins with `group`. */
export const endOf = (group: Day, by: Group): Day => stepDay(nextGroup(group, by), { days: -1 });

/** Each day, week or month of a time, also those in which nothing was sent. */
export function everyGroup<Line extends { day: Day }>(
  { from, to }: DayRange,
  by: Group,
  lines: readonly Line[],
): { day: Day; line: Line | null }[] {
  const byDay = new Map(lines.map((line) => [line.day, line]));
  const all: { day: Day; line: Line | null }[] = [];
  for (let day = groupOf(from, by); day <= to; day = nextGroup(day, by))
    all.push({ day, line: byDay.get(day) ?? null });
  return all;
}

/** What a point is called in full, and under the axis. */
export function groupWords(day: Day, by: Group): { label: string; tick: string } {
  if (by === 'month') {
    const month = dateTexts.months[Number(day.slice(5, 7)) - 1]!;
    return { label: dateTexts.month(month, day.slice(0, 4)), tick: month.slice(0, 3) };
  }
  const written = formatDay(day);
  return { label: by === 'week' ? t.weekOf(written) : written, tick: written.slice(0, 5) };
}
