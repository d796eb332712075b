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
import { readRow, type RowReading } from '../file/read-row.js';
import { copyLine } from './copy-text.js';

/** What a pass over a file is for. Plain data: it goes to a thread. */
export type Pass =
  | { kind: 'encoding' }
  | {
      kind: 'stage';
      encoding: Encoding;
      delimiter: Delimiter;
      targets: ColumnTarget[];
      country: string;
      attributes: [string, Pick<Attribute, 'type' | 'items'>][];
    }
  /** `faults` in the order of rows. */
  | { kind: 'faults'; encoding: Encoding; delimiter: Delimiter; faults: RowFault[] };

/** What is the matter with a row: it is not taken, or (`bad-value`) the columns without which it is. */
export interface RowFault {
  row: number;
  code: string;
  columns: readonly number[];
}

/** One pass over a file, in pieces: what comes out of each goes on at once, nothing is held whole. */
export interface Passing {
  push(piece: Buffer): string;
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

/** The rows with a fault as a file: row, reason and the columns it is about before what was in the row. */
function collectingFaults({ encoding, delimiter, faults }: Extract<Pass, { kind: 'faults' }>): Passing {
  let next = 0;
  let headings: readonly string[] = [];
  return reader(
    encoding,
    delimiter,
    (record, isHeading) => {
      const cells = record.cells ?? [record.raw];
      if (isHeading) {
        headings = cells.map((cell) => cell.trim());
        return csvRecord(['row', 'reason', 'columns', ...cells.map((cell) => cellText(cell))]);
      }
      const fault = faults[next];
      if (fault?.row !== record.row) return '';
      next++;
      const about = fault.columns.map((at) => headings[at]).join('; ');
      return csvRecord([String(fault.row), fault.code, cellText(about), ...cells.map((cell) => cellText(cell, true))]);
    },
    () => next,
  );
}

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
