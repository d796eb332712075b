import { guardCell } from '@bellbird/field-rules';

const phoneNumber = /^\+?[\d ().-]+$/;

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
