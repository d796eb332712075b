/** One record of a file; `row` counts records from 1, the heading, as a spreadsheet numbers its rows. */
export interface CsvRecord {
  row: number;
  /** Null where quotes are broken or the record never ends. */
  cells: string[] | null;
  /** The beginning of a broken record, to be shown to whoever sent it. */
  raw: string;
}

export type Delimiter = ',' | ';';

/** Longer records are taken for a quote that was never closed; nothing a contact holds is near it. */
const longestRecord = 256 * 1_024;
const longestRaw = 1_000;

/**
 * CSV by RFC 4180 as it comes, in pieces cut anywhere: quoted line ends, doubled quotes, CRLF, LF and CR mixed. What is
 * broken costs its own row and no other: reading goes on at the next line. Memory stays under one record, time linear.
 */
export class CsvReader {
  private text = '';
  private at = 0;
  private row = 0;
  /** Inside of a line that is too long to be one: its rest is passed over. */
  private skipping = false;
  /** Where the next one of a character is; -1 = there is none in this piece. */
  private ahead: Partial<Record<'\n' | '\r' | '"', number>> = {};

  constructor(
    /** Tabs are what a spreadsheet puts on the clipboard; no file is imported with them. */
    private readonly delimiter: Delimiter | '\t',
    private readonly onRecord: (record: CsvRecord) => void,
  ) {}

  push(piece: string): void {
    this.text = this.text.slice(this.at) + piece;
    this.at = 0;
    this.ahead = {};
    this.readAll(false);
  }

  end(): void {
    this.readAll(true);
  }

  private readAll(isEnd: boolean): void {
    while (this.at < this.text.length) {
      if (this.skipping && !this.skipLine(isEnd)) return;
      if (this.at >= this.text.length) return;
      // A carriage return at the very end may be half of a line end.
      if (!isEnd && this.text.length - this.at === 1 && this.text[this.at] === '\r') return;
      const record = this.readRecord(isEnd);
      if (record === 'incomplete') {
        if (!isEnd && this.text.length - this.at <= longestRecord) return;
        this.giveUpRecord();
      } else if (record === 'broken') this.giveUpRecord();
      else {
        this.at = record.end;
        this.row++;
        // A blank line is no record, but it has a number.
        if (record.cells.length > 1 || record.cells[0] !== '')
          this.onRecord({ row: this.row, cells: record.cells, raw: '' });
      }
    }
  }

  private readRecord(isEnd: boolean): { cells: string[]; end: number } | 'incomplete' | 'broken' {
    const lineEnd = this.findLineEnd(this.at);
    const stop = lineEnd === -1 ? this.text.length : lineEnd;
    const quote = this.find('"', this.at);
    if (quote === -1 || quote >= stop) {
      if (lineEnd === -1 && !isEnd) return 'incomplete';
      return this.finish(this.text.slice(this.at, stop).split(this.delimiter), stop, isEnd);
    }
    return this.readQuoted(isEnd);
  }

  private readQuoted(isEnd: boolean): { cells: string[]; end: number } | 'incomplete' | 'broken' {
    const { text, delimiter } = this;
    const cells: string[] = [];
    let at = this.at;
    for (;;) {
      if (text[at] === '"') {
        const cell = this.readQuotedCell(at);
        if (cell === null) return 'incomplete';
        cells.push(cell.value);
        at = cell.end;
        const next = text[at];
        if (next === undefined) return isEnd ? { cells, end: at } : 'incomplete';
        if (next !== delimiter && next !== '\n' && next !== '\r') return 'broken';
      } else {
        const start = at;
        while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++;
        if (at === text.length && !isEnd) return 'incomplete';
        cells.push(text.slice(start, at));
      }
      if (text[at] !== delimiter) return this.finish(cells, at, isEnd);
      at++;
      if (at === text.length) {
        if (!isEnd) return 'incomplete';
        cells.push('');
        return { cells, end: at };
      }
    }
  }

  /** From the opening quote; null where the text ends before the closing one is sure. */
  private readQuotedCell(open: number): { value: string; end: number } | null {
    let value = '';
    let from = open + 1;
    for (;;) {
      const quote = this.text.indexOf('"', from);
      if (quote === -1 || quote - open > longestRecord) return null;
      value += this.text.slice(from, quote);
      if (this.text[quote + 1] !== '"') return { value, end: quote + 1 };
      value += '"';
      from = quote + 2;
    }
  }

  private finish(cells: string[], stop: number, isEnd: boolean): { cells: string[]; end: number } | 'incomplete' {
    if (this.text[stop] !== '\r') return { cells, end: stop + 1 };
    if (stop + 1 === this.text.length && !isEnd) return 'incomplete';
    return { cells, end: this.text[stop + 1] === '\n' ? stop + 2 : stop + 1 };
  }

  private giveUpRecord(): void {
    this.row++;
    const lineEnd = this.findLineEnd(this.at);
    const stop = lineEnd === -1 ? this.text.length : lineEnd;
    this.onRecord({ row: this.row, cells: null, raw: this.text.slice(this.at, Math.min(stop, this.at + longestRaw)) });
    this.skipping = true;
  }

  /** Moves behind the end of the line; false where it has not come yet. */
  private skipLine(isEnd: boolean): boolean {
    const lineEnd = this.findLineEnd(this.at);
    const half = lineEnd !== -1 && !isEnd && this.text[lineEnd] === '\r' && lineEnd + 1 === this.text.length;
    if (lineEnd === -1 || half) {
      this.at = half ? lineEnd : this.text.length;
      return false;
    }
    this.at = this.text[lineEnd] === '\r' && this.text[lineEnd + 1] === '\n' ? lineEnd + 2 : lineEnd + 1;
    this.skipping = false;
    return true;
  }

  private findLineEnd(from: number): number {
    const feed = this.find('\n', from);
    const back = this.find('\r', from);
    if (feed === -1 || back === -1) return Math.max(feed, back);
    return Math.min(feed, back);
  }

  /** `from` only ever grows within a piece, so what was found ahead is remembered: a file without CR is searched once. */
  private find(character: '\n' | '\r' | '"', from: number): number {
    const known = this.ahead[character];
    if (known === -1 || (known !== undefined && known >= from)) return known;
    return (this.ahead[character] = this.text.indexOf(character, from));
  }
}
