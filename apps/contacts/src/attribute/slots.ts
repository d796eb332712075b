import type { AttributeType } from './attribute.js';

export type SlotKind = 'text' | 'number' | 'date' | 'bool';

interface Slot {
  /** Column of contact_filter: `t1`. */
  name: string;
  kind: SlotKind;
  sqlType: string;
}

const kinds: readonly { kind: SlotKind; letter: string; sqlType: string; count: number }[] = [
  { kind: 'text', letter: 't', sqlType: 'text', count: 8 },
  // float8 and not numeric: its comparisons are LEAKPROOF, so its indexes serve behind row-level security.
  { kind: 'number', letter: 'n', sqlType: 'float8', count: 6 },
  { kind: 'date', letter: 'd', sqlType: 'date', count: 6 },
  { kind: 'bool', letter: 'b', sqlType: 'boolean', count: 6 },
];

/** The columns of contact_filter that custom attributes may lie in. A tenant's further fields are read from the contact itself. */
export const slots: readonly Slot[] = kinds.flatMap(({ kind, letter, sqlType, count }) =>
  Array.from({ length: count }, (_, index) => ({ name: `${letter}${index + 1}`, kind, sqlType })),
);

const kindOf: Readonly<Record<AttributeType, SlotKind>> = {
  text: 'text',
  category: 'text',
  number: 'number',
  date: 'date',
  bool: 'bool',
};

/** The first slot for a type that none of `taken` holds; null when all are. */
export function freeSlot(type: AttributeType, taken: ReadonlySet<string | null>): string | null {
  return slots.find((slot) => slot.kind === kindOf[type] && !taken.has(slot.name))?.name ?? null;
}
