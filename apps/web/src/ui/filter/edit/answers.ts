import type { FieldValue, FilterField } from '../filter';

/** One of the answers that can be ticked. */
export interface Answer {
  value: string;
  label: string;
  /** How many have it; null while nobody knows. */
  count: number | null;
}

/** The API names no more values than these at once. */
export const mostListed = 50;

/** Texts and items are the same whatever their case, as the API compares them; ids and fixed words are what they are. */
export function isSameAnswer(type: FilterField['type'], one: string, other: string): boolean {
  return type === 'text' || type === 'categories' ? one.toLowerCase() === other.toLowerCase() : one === other;
}

/**
 * What is offered: a field's own options with what is known of them, or the values found. Chosen ones that are in
 * neither stand first, so that they can be taken out; under a search only what it finds.
 */
export function answersOf({
  field,
  found,
  chosen,
  looked,
}: {
  field: FilterField;
  found: readonly FieldValue[] | null;
  chosen: readonly string[];
  looked: string;
}): Answer[] {
  const countOf = (value: string): number | null =>
    found === null ? null : (found.find((each) => isSameAnswer(field.type, each.value, value))?.count ?? null);
  if (field.options !== undefined) {
    const shown = field.options.filter(({ label }) => label.toLowerCase().includes(looked.toLowerCase()));
    // Fewer values than the API names at most are all there are: who is not among them is had by nobody.
    const missing = found !== null && found.length < mostListed ? 0 : null;
    return shown.map(({ value, label }) => ({ value, label, count: countOf(value) ?? missing }));
  }
  const labelOf = field.wordsOf ?? ((value: string): string => value);
  const offered = (found ?? []).map(({ value, count }) => ({ value, label: labelOf(value), count }));
  if (looked !== '') return offered;
  const gone = chosen.filter((value) => !offered.some((each) => isSameAnswer(field.type, each.value, value)));
  return [...gone.map((value) => ({ value, label: labelOf(value), count: null })), ...offered];
}
