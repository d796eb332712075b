import {
  CsvReader,
  decoderFor,
  EncodingFinder,
  type ColumnTarget,
  type CsvRecord,
  type Delimiter,
  type Encoding,
} from '@bellbird/field-rules';
import { cellText, csvRecord } from '@bellbird/resource-kit';
import type { Attribute } from '../../attribute/attribute.js';
import { cellProblem, readRow, type RowReading } from '../file/read-row.js';
import { copyLine } from './copy-text.js';

/** What a pass over a file is for. Plain data: it goes to a thread. */
export type Pass =
  | { kind: 'encoding' }
  | ({ kind: 'stage'; encoding: Encoding; country: string } & Columns)
  /** Which rows have a fault is told as it goes, by `tell`. */
  | ({ kind: 'faults'; encoding: Encoding } & Columns);

/** What stands in the columns of a file. */
interface Columns {
  delimiter: Delimiter;
  targets: ColumnTarget[];
  attributes: [string, Pick<Attribute, 'type' | 'items'>][];
}

/** What is the matter with a row: it is not taken, or (`bad-value`) the columns without which it is. */
export interface RowFault {
  row: number;
  code: string;
  columns: readonly number[];
}

/** One pass over a file, in pieces: what comes out of each goes on at once, nothing is held whole. */
export interface Passing {
  push(piece: Buffer): string;
  /** Whether it can go no further before it is told of the next faults. */
  isWaiting?(): boolean;
  /** The next faults in the order of rows; none: there are no more. */
  tell?(faults: readonly RowFault[]): string;
  /** The last of it, and what was found out. */
  end(): { text: string; encoding?: Encoding; rows: number };
}

export function passOver(pass: Pass): Passing {
  switch (pass.kind) {
    case 'encoding':
      return findingEncoding();
    case 'stage':
      return staging(pass);
    case 'faults':
      return collectingFaults(pass);
  }
}

function findingEncoding(): Passing {
  const finder = new EncodingFinder();
  return {
    push: (piece) => {
      finder.push(piece);
      return '';
    },
    end: () => ({ text: '', encoding: finder.end(), rows: 0 }),
  };
}

function staging({ encoding, delimiter, targets, country, attributes }: Extract<Pass, { kind: 'stage' }>): Passing {
  const reading: RowReading = { targets, country, attributes: new Map(attributes) };
  let rows = 0;
  return reader(
    encoding,
    delimiter,
    (record, isHeading) => {
      if (isHeading) return '';
      rows++;
      return copyLine(
        record.row,
        record.cells === null
          ? isGarbled(record.raw)
            ? { code: 'bad-encoding', columns: [] }
            : { code: 'wrong-columns', columns: [] }
          : readRow(record.cells, reading),
      );
    },
    () => rows,
  );
}

const isGarbled = (raw: string): boolean => raw.includes('\0') || raw.includes('\ufffd');

/**
 * The rows with a fault as a file: row, reason, the columns it is about and the rule of each before what was in the row.
 * It holds the faults it was told of last, and of the file what came behind them in one piece.
 */
function collectingFaults({ encoding, delimiter, targets, attributes }: Extract<Pass, { kind: 'faults' }>): Passing {
  const known = new Map(attributes);
  let headings: readonly string[] = [];
  let faults: readonly RowFault[] = [];
  let next = 0;
  let isTold = false;
  let waiting: CsvRecord[] = [];
  const line = ({ row, code, columns }: RowFault, cells: readonly string[]): string => {
    const about = columns.map((at) => headings[at]).join('; ');
    const rules = columns.map((at) => cellProblem(cells[at] ?? '', targets[at] ?? null, known) ?? '').join('; ');
    return csvRecord([String(row), code, cellText(about), rules, ...cells.map((cell) => cellText(cell, true))]);
  };
  /** Writes what is known of the rows that wait, up to where the next faults are needed. */
  const write = (): string => {
    let text = '';
    let at = 0;
    for (; at < waiting.length && (isTold || next < faults.length); at++) {
      const record = waiting[at]!;
      const fault = faults[next];
      if (fault?.row !== record.row) continue;
      text += line(fault, cellsOf(record));
      next++;
    }
    waiting = waiting.slice(at);
    return text;
  };
  const read = reader(
    encoding,
    delimiter,
    (record, isHeading) => {
      if (!isHeading) {
        waiting.push(record);
        return '';
      }
      headings = cellsOf(record).map((cell) => cell.trim());
      return csvRecord(['row', 'reason', 'columns', 'rules', ...cellsOf(record).map((cell) => cellText(cell))]);
    },
    () => 0,
  );
  return {
    push: (piece) => read.push(piece) + write(),
    isWaiting: () => waiting.length > 0,
    tell: (more) => {
      faults = more;
      next = 0;
      isTold = more.length === 0;
      return write();
    },
    end: () => {
      const end = read.end();
      return { ...end, text: end.text + write() };
    },
  };
}

const cellsOf = ({ cells, raw }: CsvRecord): readonly string[] => cells ?? [raw];

function reader(
  encoding: Encoding,
  delimiter: Delimiter,
  write: (record: CsvRecord, isHeading: boolean) => string,
  rows: () => number,
): Passing {
  const decoder = decoderFor(encoding);
  let out = '';
  let sawHeading = false;
  const csv = new CsvReader(delimiter, (record) => {
    out += write(record, !sawHeading);
    sawHeading = true;
  });
  const take = (): string => {
    const text = out;
    out = '';
    return text;
  };
  return {
    push: (piece) => {
      csv.push(decoder.decode(piece, { stream: true }));
      return take();
    },
    end: () => {
      csv.push(decoder.decode());
      csv.end();
      return { text: take(), rows: rows() };
    },
  };
}
