import { isDay, stepDay } from '../../../ui/date/day';
import { analyticsTexts as t } from './analytics.texts';

const dayMs = 86_400_000;
const mostDays = 366;
const usualDays = 30;

/** The days of the address, both included; the last thirty where it names none that can be. */
export function readPeriod(params: URLSearchParams, today: string): { from: string; to: string } {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return isDay(from) && isDay(to) && periodProblem(from, to) === undefined
    ? { from, to }
    : { from: stepDay(today, { days: 1 - usualDays }), to: today };
}

/** Why these days cannot be asked for, by the rules of the server. */
export function periodProblem(from: string, to: string): string | undefined {
  if (!isDay(from) || !isDay(to)) return t.wrongDay;
  if (to < from) return t.wrongOrder;
  return Date.parse(to) - Date.parse(from) >= mostDays * dayMs ? t.tooMany : undefined;
}

/** Each of the days, also those of which nothing is known. */
export function everyDay<Day extends { date: string }>(
  from: string,
  to: string,
  known: readonly Day[],
): { date: string; of: Day | null }[] {
  const byDate = new Map(known.map((day) => [day.date, day]));
  const days: { date: string; of: Day | null }[] = [];
  for (let date = from; date <= to; date = stepDay(date, { days: 1 }))
    days.push({ date, of: byDate.get(date) ?? null });
  return days;
}
