import { invalidField } from '@bellbird/errors';
import { checkedDay, dayOf, daysFrom, nextDay, startOfDay } from '@bellbird/resource-kit';

export interface AskedRange {
  from?: string | null | undefined;
  to?: string | null | undefined;
}

const mostDays = 400;

/**
 * From when until when (not included) days of a zone last; without `from` the 30 days up to `to`, without `to` up to
 * today. @throws 400 on from, to.
 */
export function rangeOf(range: AskedRange, timeZone: string, now: Date): { from: Date; until: Date } {
  const to = checkedDay(range.to ?? dayOf(now, timeZone), 'to');
  const from = checkedDay(range.from ?? daysFrom(to, -29), 'from');
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (days < 1) throw invalidField('to', 'The last day is before the first.');
  if (days > mostDays) throw invalidField('from', `At most ${mostDays} days at once.`);
  return { from: startOfDay(from, timeZone), until: startOfDay(nextDay(to), timeZone) };
}
