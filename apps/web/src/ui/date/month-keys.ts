import { stepDay, weekdayOf, within, type Day, type DayBounds, type DayStep } from './day';

const steps: Record<string, DayStep> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { days: -7 },
  ArrowDown: { days: 7 },
  PageUp: { months: -1 },
  PageDown: { months: 1 },
};
const withShift: Record<string, DayStep> = { PageUp: { years: -1 }, PageDown: { years: 1 } };

/**
 * Where a key leads in a month's page, by the pattern for date grids of the ARIA authoring practices: Home and End are
 * the week's ends, Shift makes years of months. Null where the key means nothing here.
 */
export function dayByKey(key: string, hasShift: boolean, day: Day, bounds: DayBounds): Day | null {
  const step =
    key === 'Home'
      ? { days: -weekdayOf(day) }
      : key === 'End'
        ? { days: 6 - weekdayOf(day) }
        : (hasShift && withShift[key]) || steps[key];
  return step === undefined ? null : within(stepDay(day, step), bounds);
}
