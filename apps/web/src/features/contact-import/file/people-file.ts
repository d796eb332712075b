import {
  CsvReader,
  decoderFor,
  delimiterOf,
  EncodingFinder,
  isOtherThanCsv,
  type CsvRecord,
  type Delimiter,
} from '@bellbird/field-rules';

/** A file of people as far as the browser has read it, by the rules by which the server reads it. */
export interface PeopleFile {
  headings: string[];
  rows: string[][];
  /** Whether that is all of it; else it is its beginning. */
  isWhole: boolean;
  delimiter: Delimiter;
  /** ASCII can be put before it as it is. */
  isOneByte: boolean;
}

/** Why a file cannot be imported. */
export type FileFault =
  'too-large' | 'not-csv' | 'empty' | 'only-headings' | 'open-quote' | 'too-many-columns' | 'unreadable';

export const largestFile = 200 * 1_024 * 1_024;
/** As much as is read for the preview. */
const previewBytes = 2 * 1_024 * 1_024;
const mostColumns = 1_000;

/** Looks at a chosen file before anything is uploaded. */
export async function readPeopleFile(file: File): Promise<PeopleFile | FileFault> {
  if (file.size > largestFile) return 'too-large';
  if (file.size === 0) return 'empty';
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.slice(0, previewBytes).arrayBuffer());
  } catch {
    return 'unreadable';
  }
  if (isOtherThanCsv(file.name, file.type, bytes.subarray(0, 512))) return 'not-csv';
  return readPeople(bytes, file.size <= previewBytes);
}

/** The same of the bytes alone. A record that the end of a part cuts is left away. */
export function readPeople(bytes: Uint8Array, isWhole: boolean): PeopleFile | FileFault {
  const finder = new EncodingFinder();
  finder.push(bytes);
  const encoding = finder.end();
  const text = decoderFor(encoding).decode(bytes, { stream: !isWhole }).trimStart();
  const delimiter = delimiterOf(text.slice(0, text.search(/[\r\n]|$/)));
  const [heading, ...records] = readRecords(text, delimiter, isWhole);
  if (heading === undefined) return 'empty';
  if (heading.cells === null) return 'open-quote';
  if (heading.cells.length > mostColumns) return 'too-many-columns';
  const rows = records.flatMap(({ cells }) => (cells === null ? [] : [cells]));
  if (records.length === 0)
    return looksLikePerson(heading.cells) ? { ...found([heading.cells]), headings: heading.cells } : 'only-headings';
  return { ...found(rows, records.length), headings: heading.cells.map((cell) => cell.trim()) };

  function found(given: string[][], count = given.length): Omit<PeopleFile, 'headings'> {
    // Broken rows have nothing to show, but they are rows.
    return {
      rows: count === given.length ? given : [...given, ...Array.from({ length: count - given.length }, () => [])],
      isWhole,
      delimiter,
      isOneByte: encoding === 'utf-8' || encoding === 'windows-1252',
    };
  }
}

function readRecords(text: string, delimiter: Delimiter | '\t', isWhole: boolean): CsvRecord[] {
  const records: CsvRecord[] = [];
  const reader = new CsvReader(delimiter, (record) => void records.push(record));
  reader.push(text);
  if (isWhole) reader.end();
  return records;
}

export const looksLikePhone = (cell: string): boolean =>
  /^'?\+?[\d\s().-]{8,20}$/.test(cell.trim()) && cell.replace(/\D/g, '').length >= 8;
export const looksLikeEmail = (cell: string): boolean => /^\S+@\S+\.\S+$/.test(cell.trim());

/** Whether the first row is a person already: nobody calls a column "0412 345 678". */
export const looksLikePerson = (cells: readonly string[]): boolean =>
  cells.some((cell) => looksLikePhone(cell) || looksLikeEmail(cell));

/** The file with headings on top, named by what the first row holds, where they can be written before it. */
export function withHeadings(file: File, { headings: first, delimiter }: PeopleFile): File {
  const names = first.map((cell, at) =>
    looksLikePhone(cell) ? 'Phone' : looksLikeEmail(cell) ? 'Email' : `Column ${at + 1}`,
  );
  return new File([`${names.join(delimiter)}\n`, file], file.name, { type: 'text/csv' });
}

export const mostPasted = 200_000;

/** Pasted rows as a file: what a spreadsheet puts on the clipboard has tabs and becomes commas. */
export function fileOfPasted(text: string): File {
  const lines = text.includes('\t')
    ? readRecords(text, '\t', true)
        .map(({ cells, raw }) => lineOf(cells ?? [raw]))
        .join('\n')
    : text;
  return new File([lines], 'pasted-rows.csv', { type: 'text/csv' });
}

/** Rows as a file, the headings first. */
export const fileOfRows = (rows: readonly (readonly string[])[], name: string): File =>
  new File([rows.map(lineOf).join('\n')], name, { type: 'text/csv' });

const lineOf = (cells: readonly string[]): string => cells.map(quoted).join(',');
const quoted = (cell: string): string => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
