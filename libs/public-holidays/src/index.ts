import type { Holiday, State } from './holiday.js';
import { byRule } from './rules.js';

export { easterOf } from './days.js';
export { states, type Holiday, type State } from './holiday.js';

/** Years for which lists of the states are out, with all that is proclaimed, and were held against these rules. */
const published = { from: 2025, to: 2027 };

/** The public holidays of a state in a year, by day. */
export function holidaysOf(state: State, year: number): readonly Holiday[] {
  const known = cache.get(`${state} ${year}`);
  if (known !== undefined) return known;
  const found = byRule(state, year).sort((one, other) => one.date.localeCompare(other.date));
  cache.set(`${state} ${year}`, found);
  return found;
}

/** At most some states and years are ever asked for. */
const cache = new Map<string, readonly Holiday[]>();

/** Whether the state has said so; else a day may still be moved, such as the Friday before the Grand Final. */
export const isConfirmed = (date: string): boolean => {
  const year = Number(date.slice(0, 4));
  return year >= published.from && year <= published.to;
};
