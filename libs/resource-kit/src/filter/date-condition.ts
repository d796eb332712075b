import type { ConditionInput } from '../resource/field.js';
import { badValue, orEmpty } from './condition.js';
import { dayOf, isDay, nextDay, startOfDay } from './days.js';
import { rangeValue } from './number-condition.js';

/** What a date field stores: an instant (timestamptz) or a day (date). */
export type DateStorage = 'instant' | 'day';

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;

/**
 * Dates compare as days in the tenant's zone. A day is the half-open range of its instants, worked out here so that
 * the zone data is that of the product and the stored column is compared bare, as an index needs it.
 */
export function dateCondition(stores: DateStorage, input: ConditionInput): string {
  const { expression, operation, parameters, timeZone } = input;
  const from = (day: string): string =>
    stores === 'instant'
      ? parameters.add(startOfDay(day, timeZone).toISOString(), 'timestamptz')
      : parameters.add(day, 'date');
  const after = (day: string): string => from(nextDay(day));
  const day = (value: unknown = input.value): string => dayValue(input, value);
  switch (operation) {
    case 'equals':
      return `(${expression} >= ${from(day())} and ${expression} < ${after(day())})`;
    case 'notEqual':
      return orEmpty(expression, `${expression} < ${from(day())} or ${expression} >= ${after(day())}`);
    case 'lessThan':
      return `${expression} < ${from(day())}`;
    case 'lessThanOrEqual':
      return `${expression} < ${after(day())}`;
    case 'greaterThan':
      return `${expression} >= ${after(day())}`;
    case 'greaterThanOrEqual':
      return `${expression} >= ${from(day())}`;
    case 'inRange': {
      const [first, last] = rangeValue(input);
      return `(${expression} >= ${from(day(first))} and ${expression} < ${after(day(last))})`;
    }
    default:
      throw new Error(`Dates have no operation ${operation}.`);
  }
}

/** 'YYYY-MM-DD', or the day of an instant in the tenant's zone. */
function dayValue(input: ConditionInput, value: unknown): string {
  if (typeof value === 'string') {
    if (isDay(value)) return value;
    const instant = isoInstant.test(value) ? new Date(value) : null;
    if (instant !== null && !Number.isNaN(instant.getTime())) {
      const day = dayOf(instant, input.timeZone);
      if (isDay(day)) return day;
    }
  }
  throw badValue(input, 'Give a date as YYYY-MM-DD.');
}
