/**
 * "0412 345" as the part of "+61412345678" that it is: without what people write between digits, and without the zero
 * that stands for the country. Null where it is no phone.
 */
export function phonePart(typed: string): string | null {
  const digits = typed.replace(/[\s()+.-]/g, '');
  return /^\d{2,}$/.test(digits) ? digits.replace(/^0+/, '') || digits : null;
}

/** "+61 2 9999 1234" */
const landline = /^\+61([2378])(\d{4})(\d{4})$/;

/**
 * "+61491570156" as "+61 491 570 156": the calling code, then threes, the last of them up to four; landlines of
 * Australia by their area. Enough to read by; the number itself is not changed.
 */
export function formatPhone(e164: string): string {
  if (landline.test(e164)) return e164.replace(landline, '+61 $1 $2 $3');
  const match = /^\+(61|64|1|44|65|91|86|\d{2})(\d+)$/.exec(e164);
  if (match === null) return e164;
  return `+${match[1]} ${match[2]!.replace(/(\d{3})(?=\d{2})/g, '$1 ')}`;
}

/** How a field of phones is read and searched by people. */
export const asPhones = { wordsOf: formatPhone, searchOf: (typed: string): string => phonePart(typed) ?? typed };
