import { daysFrom, nextDay } from '@bellbird/resource-kit';

/** How many there are at the end of a day. */
export const levels = ['total', 'subscribed', 'unsubscribed', 'transactional-only'] as const;
/** How many came and went in a day. */
export const flows = ['added', 'removed'] as const;
export const lineKeys = [...levels, ...flows] as const;
export type LineKey = (typeof lineKeys)[number];

export const groupings = ['day', 'week', 'month'] as const;
export type Grouping = (typeof groupings)[number];

/** What changed on a day, by key: of levels and flows alike how many more (or, below 0, fewer). */
export interface DayChange {
  /** YYYY-MM-DD, of the business. */
  day: string;
  key: LineKey;
  value: number;
}

export interface Line {
  key: LineKey;
  /** Each with the first day of its group. */
  points: { day: string; value: number }[];
}

export const mostPoints = 400;

/**
 * The first days of the groups that two days and those between them fall into, in order: weeks begin on Monday, and the
 * first group with `from`. Stops behind the 400th, so that a long time costs nothing.
 */
export function groupsBetween(from: string, to: string, grouping: Grouping): string[] {
  const groups: string[] = [];
  for (let day = from; day <= to && groups.length <= mostPoints; day = nextGroup(day, grouping)) groups.push(day);
  return groups;
}

function nextGroup(day: string, grouping: Grouping): string {
  if (grouping === 'day') return nextDay(day);
  const at = new Date(day);
  if (grouping === 'week') return daysFrom(day, 7 - ((at.getUTCDay() + 6) % 7));
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}

/**
 * A line a key, a point a group: a level as it was at the end of the group, a flow added up. `before` are the levels at
 * the beginning of the first group; `changes` come in any order, all up to the last day that is asked for.
 */
export function linesOf(
  before: Readonly<Partial<Record<LineKey, number>>>,
  changes: readonly DayChange[],
  groups: readonly string[],
): Line[] {
  const sums = new Map(lineKeys.map((key) => [key, groups.map(() => 0)]));
  for (const { day, key, value } of changes) {
    const of = sums.get(key) as number[];
    const group = groupOf(groups, day);
    if (group >= 0) of[group] = (of[group] ?? 0) + value;
  }
  return lineKeys.map((key) => {
    const isLevel = (levels as readonly LineKey[]).includes(key);
    let level = before[key] ?? 0;
    const points = groups.map((day, nth) => {
      const change = sums.get(key)?.[nth] ?? 0;
      level += change;
      return { day, value: isLevel ? level : change };
    });
    return { key, points };
  });
}

/** The last group that begins on the day or before it; -1 where the day is before all. */
function groupOf(groups: readonly string[], day: string): number {
  let [low, high] = [0, groups.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((groups[middle] as string) <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
