import { contactImportTexts as t } from '../contact-import.texts';

export interface ReasonWords {
  /** What is the matter, short enough for a cell. */
  title: string;
  /** What to do about it. */
  remedy: string;
}

/** Why a row was not taken, in words; a code that is new here is said as what it is: not taken. */
export const wordsOf = (code: string): ReasonWords =>
  t.reasons[code as keyof typeof t.reasons] ?? t.reasons['not-taken'];

/** `{ code: rows }` of a job, most rows first. */
export function reasonsOf(reasons: unknown): { code: string; count: number }[] {
  if (reasons === null || typeof reasons !== 'object') return [];
  return Object.entries(reasons)
    .flatMap(([code, count]) => (typeof count === 'number' && count > 0 ? [{ code, count }] : []))
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
}
