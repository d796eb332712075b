import { CsvReader } from '@bellbird/field-rules';

export interface FaultyRow {
  row: string;
  code: string;
  /** The values that do not fit, each with the heading of its column. */
  values: { heading: string; value: string }[];
  /** Its cells as they were sent, with the headings they stand under. */
  content: string;
}

const before = ['row', 'reason', 'columns'].length;

/** The first rows of the file of rejected and incomplete rows: `row,reason,columns,<the row as it was>`. */
export function readRejected(text: string, most: number): FaultyRow[] {
  const rows: FaultyRow[] = [];
  let headings: string[] | undefined;
  const reader = new CsvReader(',', ({ cells }) => {
    if (cells === null) return;
    if (headings === undefined) headings = cells.slice(before).map((cell) => cell.trim());
    else if (rows.length < most) rows.push(rowOf(cells, headings));
  });
  reader.push(text.replace(/^\ufeff/, ''));
  reader.end();
  return rows;
}

function rowOf(
  [row = '', code = '', columns = '', ...cells]: readonly string[],
  headings: readonly string[],
): FaultyRow {
  const about = columns === '' ? [] : columns.split('; ');
  return {
    row,
    code,
    values: about.map((heading) => ({ heading, value: (cells[headings.indexOf(heading)] ?? '').trim() })),
    content: cells
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(' · '),
  };
}

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
export async function fetchRejected(url: string, most: number): Promise<FaultyRow[] | null> {
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
