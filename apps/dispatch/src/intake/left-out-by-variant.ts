/** People by variant, from the first on. Null: the campaign has no variants. */
export type ByVariant = number[] | null;

/** Both together; whichever is shorter has nobody of the rest. */
export function addedUp(a: ByVariant, b: ByVariant): ByVariant {
  if (a === null || b === null) return a ?? b;
  return Array.from({ length: Math.max(a.length, b.length) }, (_, at) => (a[at] ?? 0) + (b[at] ?? 0));
}

export interface PeopleOfVariant {
  /** From 1; null without variants. */
  variant: number | null;
  people: number;
}

/** Of a page's people those who were not stored are left out, each with the text that they would have got. */
export function withDuplicates(
  before: ByVariant,
  people: readonly { variant: number | null }[],
  stored: readonly PeopleOfVariant[],
): ByVariant {
  const variants = Math.max(...people.map(({ variant }) => variant ?? 0), 0);
  if (variants === 0) return before;
  const leftOut = Array.from({ length: variants }, (_, at) => {
    const asked = people.filter(({ variant }) => variant === at + 1).length;
    return asked - (stored.find(({ variant }) => variant === at + 1)?.people ?? 0);
  });
  return addedUp(before, leftOut);
}
