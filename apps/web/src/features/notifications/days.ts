import { foldedTypes, leastFolded } from '@bellbird/notices/many';
import type { NoticeRowFragment } from '../../domain/notices/notices.generated';
import { dayOf, formatDay } from '../../lib/format/time';
import { notificationsTexts as t } from './notifications.texts';

export interface NoticeDay {
  /** YYYY-MM-DD in the business's zone. */
  day: string;
  data: readonly NoticeRowFragment[];
}

/** Pages of days put together: a day that a page cuts in two becomes one again, and nothing is told twice. */
export function joinDays(pages: readonly (readonly NoticeDay[])[]): NoticeDay[] {
  const days = new Map<string, NoticeRowFragment[]>();
  const told = new Set<string>();
  for (const { day, data } of pages.flat()) {
    const fresh = data.filter(({ id }) => !told.has(id));
    for (const { id } of fresh) told.add(id);
    if (fresh.length > 0) days.set(day, [...(days.get(day) ?? []), ...fresh]);
  }
  return [...days].map(([day, data]) => ({ day, data }));
}

export const sizeOf = (days: readonly NoticeDay[]): number => days.reduce((sum, { data }) => sum + data.length, 0);

/** Without those that are just being deleted; a day that lost its last goes too. */
export const withoutThose = (days: readonly NoticeDay[], hidden: ReadonlySet<string>): NoticeDay[] =>
  days
    .map(({ day, data }) => ({ day, data: data.filter(({ id }) => !hidden.has(id)) }))
    .filter(({ data }) => data.length > 0);

/** What a day's list shows in one row: a notification, or many of a kind that is told as one, where its newest stands. */
export type DayRow = { notice: NoticeRowFragment } | { many: readonly NoticeRowFragment[] };

export function foldDay(data: readonly NoticeRowFragment[]): DayRow[] {
  return data.flatMap((notice): DayRow[] => {
    const many = foldedTypes.includes(notice.type) ? data.filter(({ type }) => type === notice.type) : [];
    if (many.length < leastFolded) return [{ notice }];
    return many[0] === notice ? [{ many }] : [];
  });
}

/** "Today", "Yesterday", "19-11-2026" */
export function dayWord(day: string, timeZone: string, now: Date): string {
  if (day === dayOf(now, timeZone)) return t.today;
  if (day === dayOf(now, timeZone, -1)) return t.yesterday;
  return formatDay(day);
}
