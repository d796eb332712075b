import { fileOfRows } from '../../file/people-file';
import type { KeptImport } from '../../kept-imports';
import type { FaultyRow, FaultyTable } from '../rejected-file';

/** Codes that are about the phone, which the server does not name. */
const ofPhone = ['missing-phone', 'invalid-phone', 'duplicate-in-file'];

/** What says which phone is meant and what a person agreed to: a row is refused for it, not taken without it. */
const ofWholeRow: readonly (string | null | undefined)[] = ['marketingStatus', 'phoneCountry'];

/**
 * The cells of a row that are mended where they are shown, by their places: the named ones, or the phone. None of a row
 * that is broken as a whole, nor, where known people are left as they are, of one that came in without a value: its
 * person is known by now.
 */
export function mendableCells(
  { code, values, cells }: FaultyRow,
  headings: readonly string[],
  how: KeptImport['how'],
): number[] {
  if (how === undefined) return [];
  const targets = headings.map((_, at) => how.mapping[keyOf(headings, at)]);
  const phone = targets.indexOf('phone');
  if (code !== 'bad-value') return ofPhone.includes(code) && phone >= 0 ? [phone] : [];
  // A number with its calling code says its country itself: such a row came in.
  const isRefused = values.some(
    ({ at }) =>
      ofWholeRow.includes(targets[at]) && !(targets[at] === 'phoneCountry' && cells[phone]?.startsWith('+') === true),
  );
  return how.onExisting === 'skip' && !isRefused ? [] : values.flatMap(({ at }) => (at < 0 ? [] : [at]));
}

/** As the mapping names a column: one that stands twice has a space behind it. */
const keyOf = (headings: readonly string[], at: number): string =>
  headings[at]! + ' '.repeat(headings.slice(0, at).filter((heading) => heading === headings[at]).length);

/** The cells of rows by their numbers, as they were changed. */
export type Mended = ReadonlyMap<string, readonly string[]>;

/** With another value in one cell; a row that is as it was again is not among them. */
export function withCell(mended: Mended, { row, cells }: FaultyRow, at: number, value: string): Mended {
  const next = new Map(mended);
  const changed = Array.from({ length: Math.max(cells.length, at + 1) }, (_, place) =>
    place === at ? value : (mended.get(row)?.[place] ?? cells[place] ?? ''),
  );
  if (changed.every((cell, place) => cell === (cells[place] ?? ''))) next.delete(row);
  else next.set(row, changed);
  return next;
}

/** The changed rows alone, in their order, as a file to import. */
export const fileOfMended = ({ headings, rows }: FaultyTable, mended: Mended, name: string): File =>
  fileOfRows(
    [headings, ...rows.flatMap(({ row }) => [mended.get(row) ?? []]).filter((cells) => cells.length > 0)],
    name,
  );
