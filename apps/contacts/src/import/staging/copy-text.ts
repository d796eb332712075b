import { textColumns } from '../../contact/text-columns.js';
import type { ReadRow, RefusedRow } from '../file/read-row.js';

/** The columns of a staging table, in the order of the COPY. */
export const stagedColumns = [
  'row',
  'code',
  'columns',
  'phone',
  'phone_significant',
  'phone_country',
  'phone_kind',
  ...textColumns.map(({ column }) => column),
  'status',
  'attributes',
  'tags',
];

const nothing = '\\N';

/** A row as a line of COPY's text format. */
export function copyLine(row: number, read: ReadRow | RefusedRow): string {
  if ('code' in read)
    return `${row}\t${read.code}\t${columns(read.columns)}${`\t${nothing}`.repeat(stagedColumns.length - 3)}\n`;
  let line = `${row}\t${nothing}\t${columns(read.leftOut)}\t${read.phone}\t${read.phoneSignificant}\t${read.phoneCountry}\t${read.phoneKind}`;
  for (const { name } of textColumns) line += `\t${text(read[name])}`;
  return `${line}\t${read.status ?? nothing}\t${json(read.attributes)}\t${json(read.tags)}\n`;
}

const columns = (given: readonly number[]): string => (given.length === 0 ? nothing : `{${given.join(',')}}`);

const special = /[\\\t\n\r]/;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function text(value: string | null): string {
  if (value === null) return nothing;
  return special.test(value) ? value.replace(/[\\\t\n\r]/g, (character) => escapes[character] as string) : value;
}

const json = (value: object | null): string => (value === null ? nothing : text(JSON.stringify(value)));
