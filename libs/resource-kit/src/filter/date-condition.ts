import { dayProblem } from '@bellbird/field-rules';
import type { ConditionInput } from '../resource/field.js';
import { anniversaryStretch } from './anniversary.js';
import { badValue, orEmpty, wholeValue } from './condition.js';
import { dayOf, daysFrom, nextDay, startOfDay } from './days.js';
import { readInstant } from './instants.js';
import { rangeValue } from './number-condition.js';

/** What a date field stores: an instant (timestamptz) or a day (date). */
export type DateStorage = 'instant' | 'day';

/**
 * Dates compare as days in the tenant's zone. A day is the half-open range of its instants, worked out here so that
 * the zone data is that of the product and the stored column is compared bare, as an index needs it.
 */
export function dateCondition(stores: DateStorage, input: ConditionInput): string {
  const { expression, operation, parameters, timeZone, today } = input;
  const from = (day: string): string =>
    stores === 'instant'
      ? parameters.add(startOfDay(day, timeZone).toISOString(), 'timestamptz')
      : parameters.add(day, 'date');
  const after = (day: string): string => from(nextDay(day));
  const within = (first: string, last: string): string =>
    `(${expression} >= ${from(first)} and ${expression} < ${after(last)})`;
  const day = (value: unknown = input.value): string => dayValue(input, value);
  switch (operation) {
    case 'equals':
      return within(day(), day());
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
      return within(day(first), day(last));
    }
    case 'before-days-ago':
      return `${expression} < ${from(daysFrom(today(), -wholeValue(input)))}`;
    case 'within-days-ago':
      return within(daysFrom(today(), -wholeValue(input)), today());
    case 'within-days-ahead':
      return within(today(), daysFrom(today(), wholeValue(input)));
    case 'anniversary-in-month':
      return `extract(month from ${localDay(stores, input)}) = ${parameters.add(wholeValue(input), 'int')}`;
    case 'anniversary-within-days':
      return anniversaryCondition(stores, input);
    default:
      throw new Error(`Dates have no operation ${operation}.`);
  }
}

/** What the calendar on the wall showed. Only Postgres can say it of each row; `timezone()` takes no index, nor need it. */
function localDay(stores: DateStorage, { expression, parameters, timeZone }: ConditionInput): string {
  return stores === 'day' ? expression : `(${expression} at time zone ${parameters.add(timeZone, 'text')})`;
}

function anniversaryCondition(stores: DateStorage, input: ConditionInput): string {
  const { expression, parameters, today } = input;
  const stretch = anniversaryStretch(today(), wholeValue(input));
  if (stretch === null) return `${expression} is not null`;
  const day = localDay(stores, input);
  const yearDay = `(extract(month from ${day}) * 100 + extract(day from ${day}))::int`;
  const first = parameters.add(stretch.first, 'int');
  const last = parameters.add(stretch.last, 'int');
  return stretch.first <= stretch.last
    ? `${yearDay} between ${first} and ${last}`
    : `(${yearDay} >= ${first} or ${yearDay} <= ${last})`;
}

/** 'YYYY-MM-DD', or the day of an instant in the tenant's zone. */
function dayValue(input: ConditionInput, value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  const instant = readInstant(text);
  const day = instant === null ? text : dayOf(instant, input.timeZone);
  const problem = dayProblem(day);
  if (problem !== null) throw badValue(input, problem);
  return day;
}
