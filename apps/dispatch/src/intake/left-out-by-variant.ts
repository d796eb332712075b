/** People by variant, from the first on. Null: the campaign has no variants. */
export type ByVariant = number[] | null;

/** Both together; whichever is shorter has nobody of the rest. */
export function addedUp(a: ByVariant, b: ByVariant): ByVariant {
  if (a === null || b === null) return a ?? b;
  return Array.from({ length: Math.max(a.length, b.length) }, (_, at) => (a[at] ?? 0) + (b[at] ?? 0));
}

/** Of a page's people those who were not stored are left out, each with the text that they would have got. */
export function withDuplicates(
  before: ByVariant,
  people: readonly { variant: number | null }[],
  stored: readonly { variant: number | null }[],
): ByVariant {
  const variants = Math.max(...people.map(({ variant }) => variant ?? 0), 0);
  if (variants === 0) return before;
  const count = (of: typeof people, at: number): number => of.filter(({ variant }) => variant === at + 1).length;
  return addedUp(
    before,
    Array.from({ length: variants }, (_, at) => count(people, at) - count(stored, at)),
  );
}
