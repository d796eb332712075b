/** What is looked for among a campaign's people: values for `m.name ilike $n` and `m.address like $n`. */
export interface PersonSearch {
  name: string;
  /** Null: it cannot be part of a phone. */
  address: string | null;
}

const leastDigits = 3;

/**
 * A part of a name, or of a phone as people write it ("0491 570 156", "+61 491 …"). Null: nothing is looked for. What
 * means something to LIKE is meant as it stands.
 */
export function personSearch(typed: string | null | undefined): PersonSearch | null {
  const text = typed?.trim() ?? '';
  if (text === '') return null;
  const isPhone = /^\+?[\d\s().-]+$/u.test(text);
  const digits = text.replaceAll(/\D/gu, '').replace(/^0+/u, '');
  return {
    name: `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`,
    address: isPhone && digits.length >= leastDigits ? `%${digits}%` : null,
  };
}
