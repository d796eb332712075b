import { dayProblem, isPrintable } from '@bellbird/field-rules';

export const attributeTypes = ['text', 'date', 'number', 'bool', 'category'] as const;
export type AttributeType = (typeof attributeTypes)[number];

/** A custom field of a tenant's contacts. */
export interface Attribute {
  id: string;
  key: string;
  type: AttributeType;
  items: readonly string[] | null;
  /** Column of contact_filter; null where the tenant has more fields than slots. */
  slot: string | null;
}

export type AttributeValue = string | number | boolean;

const longestText = 1_000;

/**
 * The key that stands in placeholders and filters, from the name: "Favourite drink" → favouriteDrink. Letters of any
 * script stay, accents go; never empty, never one of `taken` (2, 3 … is added).
 */
export function attributeKeyFor(name: string, taken: ReadonlySet<string>): string {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = 'field', ...rest] = words;
  const base = (lowerFirst(first) + rest.map(upperFirst).join('')).slice(0, 60);
  for (let number = 1; ; number++) {
    const key = number === 1 ? base : `${base}${number}`;
    if (!taken.has(key)) return key;
  }
}

const lowerFirst = (word: string): string =>
  word === word.toUpperCase() ? word.toLowerCase() : word.charAt(0).toLowerCase() + word.slice(1);
const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export type Checked = { value: AttributeValue } | { problem: string };

/** A value as the API takes it: text, number, true/false, YYYY-MM-DD or DD-MM-YYYY, one of the items. */
export function checkValue(attribute: Pick<Attribute, 'type' | 'items'>, value: unknown): Checked {
  switch (attribute.type) {
    case 'text':
      return typeof value === 'string' && value.length <= longestText && isPrintable(value)
        ? { value }
        : { problem: `Give a text of at most ${longestText} characters.` };
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? { value } : { problem: 'Give a number.' };
    case 'bool':
      return typeof value === 'boolean' ? { value } : { problem: 'Give true or false.' };
    case 'date':
      return dateValue(value);
    case 'category':
      return itemValue(attribute.items ?? [], value);
  }
}

/** A value as it stands in a cell of a file: booleans yes/no, true/false or 1/0, numbers as text. The cell is not empty. */
export function checkCell(attribute: Pick<Attribute, 'type' | 'items'>, cell: string): Checked {
  if (attribute.type === 'number') return checkValue(attribute, numberOf(cell));
  if (attribute.type === 'bool') return checkValue(attribute, booleans.get(cell.toLowerCase()));
  return checkValue(attribute, cell);
}

const booleans = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
]);

function numberOf(cell: string): number {
  return /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i.test(cell) ? Number(cell) : Number.NaN;
}

function dateValue(value: unknown): Checked {
  const text = typeof value === 'string' ? value : '';
  const day = text.replace(/^(\d{2})[-/](\d{2})[-/](\d{4})$/, '$3-$2-$1');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return { problem: 'Give a date as YYYY-MM-DD or DD-MM-YYYY.' };
  const problem = dayProblem(day, '9999-12-31');
  return problem === null ? { value: day } : { problem };
}

/** Without regard to case, as filters compare; kept as the item is written. */
function itemValue(items: readonly string[], value: unknown): Checked {
  const wanted = typeof value === 'string' ? value.toLowerCase() : null;
  const item = wanted === null ? undefined : items.find((each) => each.toLowerCase() === wanted);
  return item === undefined ? { problem: 'Give one of the items of this field.' } : { value: item };
}
