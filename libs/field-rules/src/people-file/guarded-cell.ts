// What a spreadsheet may take for a formula (OWASP: CSV injection), with the full-width twins that some read alike.
const trigger = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Text that no spreadsheet evaluates: an apostrophe goes before a formula's first character. */
export function guardCell(text: string): string {
  return trigger.test(text) ? `'${text}` : text;
}

/** What guardCell was given: importing an export gives back the same text. */
export function unguardCell(text: string): string {
  return text.startsWith(`'`) && trigger.test(text) ? text.slice(1) : text;
}

/** What a cell of a file says: without the spaces around it, and without the apostrophe by which an export guards it. */
export const readCell = (raw: string): string => unguardCell(raw.trim()).trim();
