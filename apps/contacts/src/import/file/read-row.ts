import {
  contactTexts,
  isContactText,
  isPrintable,
  ofContactTexts,
  readCell,
  type ColumnTarget,
  type ContactTextName,
} from '@bellbird/field-rules';
import { parsePhone } from '@bellbird/phone';
import { checkCell, type Attribute, type AttributeValue } from '../../attribute/attribute.js';
import { isMarketingStatus, marketingStatuses, statusCodes } from '../../contact/marketing-status.js';
import { phoneKindCodes } from '../../contact/phone-kinds.js';

/** Why a row is not taken. `duplicate-in-file` is found later, over the whole file. */
export const rejectCodes = [
  'missing-phone',
  'invalid-phone',
  'duplicate-in-file',
  'wrong-columns',
  'bad-value',
  'bad-encoding',
] as const;
export type RejectCode = (typeof rejectCodes)[number];

/** A row as it is staged; null = the cell is empty or there is no such column. */
export interface ReadRow extends Record<ContactTextName, string | null> {
  phone: string;
  phoneSignificant: string;
  phoneCountry: string;
  phoneKind: number;
  /** Code of the marketing status. */
  status: number | null;
  attributes: Record<string, AttributeValue> | null;
  tags: string[] | null;
  /** Columns whose value does not fit: it is left out, the person comes in. */
  leftOut: readonly number[];
}

/** A row that is not taken; of a `bad-value` the columns that it is about. */
export interface RefusedRow {
  code: RejectCode;
  columns: readonly number[];
}

export interface RowReading {
  targets: readonly ColumnTarget[];
  /** The business's country, for numbers typed without one. */
  country: string;
  attributes: ReadonlyMap<string, Pick<Attribute, 'type' | 'items'>>;
}

const longestTag = 50;
const wrongTags = `Give tags of at most ${longestTag} characters.`;
const wrongCountry = 'Give a country as two letters, such as AU.';
const wrongStatus = `Give one of ${marketingStatuses.join(', ')}.`;
const countryCode = /^[A-Za-z]{2}$/;
const noTexts = ofContactTexts(() => null);
const refused = (code: RejectCode, columns: readonly number[] = []): RefusedRow => ({ code, columns });

/**
 * Reads a record by the rules of the API; answers the row or the first reason against it. Where a value does not fit its
 * field, the person comes in without it, unless it says which phone is meant or what the person agreed to.
 */
export function readRow(cells: readonly string[], { targets, country, attributes }: RowReading): ReadRow | RefusedRow {
  if (!fits(cells, targets.length)) return refused('wrong-columns');
  const leftOut: number[] = [];
  const row = emptyRow(leftOut);
  let phone = '';
  let phoneCountry = country;
  const unsafe: number[] = [];
  let unreadCountry: number | null = null;
  for (let at = 0; at < targets.length; at++) {
    const raw = cells[at] as string;
    // Neither a NUL nor a byte that is no character can be stored as it was meant, whatever the column.
    if (raw.includes('\0') || raw.includes('\ufffd')) return refused('bad-encoding');
    const target = targets[at];
    if (target === null || target === undefined) continue;
    const cell = readCell(raw);
    if (cell === '') continue;
    if (target === 'phone') phone = cell;
    else if (target === 'phoneCountry') {
      if (countryCode.test(cell)) phoneCountry = cell.toUpperCase();
      else unreadCountry = at;
    } else if (put(row, target, cell, attributes) !== null) (target === 'marketingStatus' ? unsafe : leftOut).push(at);
  }
  // A number with its calling code says its country itself.
  if (unreadCountry !== null) (phone.startsWith('+') ? leftOut : unsafe).push(unreadCountry);
  if (phone === '') return refused('missing-phone');
  const parsed = phone.length > 40 ? null : parsePhone(phone, phoneCountry);
  if (parsed === null) return refused('invalid-phone');
  if (unsafe.length > 0) return refused('bad-value', unsafe);
  row.phone = parsed.e164;
  row.phoneSignificant = parsed.significant;
  row.phoneCountry = parsed.country;
  row.phoneKind = phoneKindCodes[parsed.kind];
  return row;
}

/** What is wrong with a cell that does not fit its field, in words for people; null where it fits. */
export function cellProblem(raw: string, target: ColumnTarget, attributes: RowReading['attributes']): string | null {
  if (target === null) return null;
  if (target === 'phoneCountry') return countryCode.test(readCell(raw)) ? null : wrongCountry;
  return put(emptyRow(), target, readCell(raw), attributes);
}

const emptyRow = (leftOut: readonly number[] = []): ReadRow => ({
  ...noTexts,
  phone: '',
  phoneSignificant: '',
  phoneCountry: '',
  phoneKind: 0,
  status: null,
  attributes: null,
  tags: null,
  leftOut,
});

/** As many cells as headings; more only where they are empty, as spreadsheets leave them behind. */
function fits(cells: readonly string[], columns: number): boolean {
  if (cells.length === columns) return true;
  return cells.length > columns && cells.slice(columns).every((cell) => cell.trim() === '');
}

/** Puts a cell into its field; where it does not fit, changes nothing and answers what is wrong with it. */
function put(row: ReadRow, target: string, cell: string, attributes: RowReading['attributes']): string | null {
  if (isContactText(target)) {
    const { fits, wrong } = contactTexts[target];
    if (!fits(cell)) return wrong;
    row[target] = cell;
    return null;
  }
  switch (target) {
    case 'marketingStatus': {
      const word = cell.toLowerCase();
      if (!isMarketingStatus(word)) return wrongStatus;
      row.status = statusCodes[word];
      return null;
    }
    case 'tags': {
      const tags = cell
        .split(';')
        .map((tag) => tag.trim())
        .filter(Boolean);
      if (!tags.every((tag) => tag.length <= longestTag && isPrintable(tag))) return wrongTags;
      row.tags = [...new Set(tags)];
      return null;
    }
    default: {
      const key = target.slice('attributes.'.length);
      const attribute = attributes.get(key);
      if (attribute === undefined) return null;
      const checked = checkCell(attribute, cell);
      if ('problem' in checked) return checked.problem;
      row.attributes ??= {};
      row.attributes[key] = checked.value;
      return null;
    }
  }
}
