import { formatDay } from '../../lib/format/time';
import { stepDay } from '../../ui/date/day';
import type { ContactAnalyticsQuery } from './contact-analytics.generated';

export const groupings = ['day', 'week', 'month'] as const;
export type Grouping = (typeof groupings)[number];

export const readGrouping = (asked: string | null): Grouping => groupings.find((each) => each === asked) ?? 'day';

/** The days that are asked for: 30 days, 26 weeks or 24 months up to today, whole ones but for the last. */
export function spanOf(grouping: Grouping, today: string): { from: string; to: string } {
  if (grouping === 'day') return { from: stepDay(today, { days: -29 }), to: today };
  if (grouping === 'week') {
    const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
    return { from: stepDay(today, { days: -sinceMonday - 25 * 7 }), to: today };
  }
  const [year, month] = today.split('-').map(Number) as [number, number];
  return { from: new Date(Date.UTC(year, month - 1 - 23, 1)).toISOString().slice(0, 10), to: today };
}

type Lines = NonNullable<ContactAnalyticsQuery['contactsAnalyticsLines']>['lines'];

/** The points of some lines side by side, as a chart draws them; the last group is not over. */
export function pointsOf(lines: Lines, grouping: Grouping, keys: readonly string[]) {
  const chosen = keys.map((key) => lines.find((line) => line.key === key)?.points ?? []);
  const days = chosen[0] ?? [];
  return days.map(({ day }, at) => ({
    key: day,
    label: formatDay(day),
    // Of 24 months each stands there twice: they are told with their year, 11-2026.
    tick: grouping === 'month' ? formatDay(day).slice(3) : formatDay(day).slice(0, 5),
    values: chosen.map((points) => points[at]?.value ?? 0),
    ...(at === days.length - 1 && { isOpen: true }),
  }));
}
