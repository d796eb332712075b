import { once } from 'node:events';
import { invalidField } from '@bellbird/errors';
import {
  CsvReader,
  decoderFor,
  delimiterOf,
  EncodingFinder,
  isSound,
  unsoundText,
  type CsvRecord,
  type Delimiter,
} from '@bellbird/field-rules';
import type { Storage } from '@bellbird/storage';

const headBytes = 256 * 1_024;
const mostColumns = 1_000;

export interface Heading {
  delimiter: Delimiter;
  headings: string[];
}

/** Reads the first record of a stored file. @throws 400 for the file if there is none, or if Postgres cannot keep it. */
export async function readHeading(storage: Storage, key: string): Promise<Heading> {
  const file = await storage.get(key);
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of file as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= headBytes) break;
  }
  if (!file.destroyed) {
    file.destroy();
    await once(file, 'close').catch(() => undefined);
  }
  const head = Buffer.concat(pieces);
  const finder = new EncodingFinder();
  finder.push(head);
  const text = decoderFor(finder.end()).decode(head).trimStart();
  const delimiter = delimiterOf(text.slice(0, text.search(/[\r\n]|$/)));
  const [record] = firstRecord(text, delimiter);
  if (record === undefined) throw invalidField('file', 'The file is empty.');
  if (record.cells === null)
    throw invalidField('file', 'The headings of the file cannot be read: a quote is not closed.');
  if (record.cells.length > mostColumns)
    throw invalidField('file', `The file has ${record.cells.length} columns; ${mostColumns} is the most.`);
  if (!record.cells.every(isSound)) throw invalidField('file', `A heading of the file cannot be kept. ${unsoundText}`);
  return { delimiter, headings: record.cells.map((cell) => cell.trim()) };
}

function firstRecord(text: string, delimiter: Delimiter): CsvRecord[] {
  const records: CsvRecord[] = [];
  const reader = new CsvReader(delimiter, (record) => void (records.length < 1 && records.push(record)));
  reader.push(text);
  reader.end();
  return records;
}
