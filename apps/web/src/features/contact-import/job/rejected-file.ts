import { CsvReader, readCell } from '@bellbird/field-rules';

export interface FaultyRow {
  row: string;
  code: string;
  /**
   * The values that do not fit, each with its place, and the heading and the rule of its column. Where no column or more
   * than one has that heading, the place is -1 and the value not known.
   */
  values: { at: number; heading: string; value: string; rule: string }[];
  /** As the import reads them. */
  cells: string[];
}

/** The first rows of such a file, below the headings as they were sent: by these columns are mapped. */
export interface FaultyTable {
  headings: string[];
  rows: FaultyRow[];
}

/**
 * The first rows of the file of rejected and incomplete rows: `row,reason,columns,rules,<the row as it was>`. Files are
 * kept for 30 days: those from before there were rules have none, and the row begins a column earlier.
 */
export function readRejected(text: string, most: number): FaultyTable {
  const rows: FaultyRow[] = [];
  let before = 0;
  let headings: string[] | undefined;
  const reader = new CsvReader(',', ({ cells }) => {
    if (cells === null) return;
    if (headings === undefined) {
      before = cells[3] === 'rules' ? 4 : 3;
      headings = cells.slice(before).map(readCell);
    } else if (rows.length < most) rows.push(rowOf(cells.slice(0, before), cells.slice(before), headings));
  });
  reader.push(text.replace(/^\ufeff/, ''));
  reader.end();
  return { headings: headings ?? [], rows };
}

function rowOf(
  [row = '', code = '', columns = '', rules = '']: readonly string[],
  cells: readonly string[],
  headings: readonly string[],
): FaultyRow {
  const about = columns === '' ? [] : columns.split('; ').map(textOf);
  const said = cells.map(textOf);
  const shown = headings.map(readCell);
  return {
    row,
    code,
    values: about.map((heading, which) => {
      const first = shown.indexOf(heading);
      const at = first === shown.lastIndexOf(heading) ? first : -1;
      return { at, heading, value: said[at] ?? '', rule: rules.split('; ')[which] ?? '' };
    }),
    cells: said,
  };
}

/** What a cell says, without the apostrophe by which the file guards it, and that of the file that was sent. */
const textOf = (cell: string): string => readCell(readCell(cell));

const enough = 128 * 1_024;

/**
 * Our own storage is served at `/files` of every address that the product has; another storage stands elsewhere, where a
 * page may not read (only a person, by the link): null.
 */
export function readableHere(url: string): string | null {
  const { pathname, search } = new URL(url, location.origin);
  return pathname.startsWith('/files/') ? pathname + search : null;
}

/** The beginning of the file, as far as a page shows it; null where it cannot be had from here. */
export async function fetchRejected(url: string, most: number): Promise<FaultyTable | null> {
  const here = readableHere(url);
  if (here === null) return null;
  try {
    const answer = await fetch(here);
    if (!answer.ok || answer.body === null) return null;
    const reader = answer.body.getReader();
    const decoder = new TextDecoder();
    let text = '';
    let isEnd = false;
    while (!isEnd && text.length < enough) {
      const { done, value } = await reader.read();
      isEnd = done;
      text += done ? decoder.decode() : decoder.decode(value, { stream: true });
    }
    if (!isEnd) await reader.cancel();
    // A part may end in the middle of a row.
    return readRejected(isEnd ? text : text.slice(0, text.lastIndexOf('\n') + 1), most);
  } catch {
    return null;
  }
}
