// What a spreadsheet may take for a formula (OWASP: CSV injection), with the full-width twins that some read alike.
const trigger = /^'*[=+\-@\t\r\n＝＋－＠]/;
const phoneNumber = /^\+?[\d ().-]+$/;

/** Text that no spreadsheet evaluates: an apostrophe goes before a formula's first character. */
export function guardCell(text: string): string {
  return trigger.test(text) ? `'${text}` : text;
}

/** What guardCell was given: importing an export gives back the same text. */
export function unguardCell(text: string): string {
  return text.startsWith(`'`) && trigger.test(text) ? text.slice(1) : text;
}

/** A cell's text. A real phone number keeps its +; whatever else stands in a phone column is guarded like the rest. */
export function cellText(value: unknown, phone = false): string {
  const text = plainText(value);
  return phone && phoneNumber.test(text) ? text : guardCell(text);
}

function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plainText).join('; ');
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

/** One record of RFC 4180 with its line end. */
export function csvRecord(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}
