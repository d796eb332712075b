import { CsvReader } from '@bellbird/field-rules';

export interface RejectedRow {
  row: string;
  code: string;
  /** Its cells as they were sent, with the headings they stand under. */
  content: string;
}

/** The first rows of the file of rejected rows: `row,reason,<the row as it was>`. */
export function readRejected(text: string, most: number): RejectedRow[] {
  const rows: RejectedRow[] = [];
  let isHeading = true;
  const reader = new CsvReader(',', ({ cells }) => {
    if (!isHeading && cells !== null && rows.length < most)
      rows.push({
        row: cells[0] ?? '',
        code: cells[1] ?? '',
        content: cells
          .slice(2)
          .map((cell) => cell.trim())
          .filter(Boolean)
          .join(' · '),
      });
    isHeading = false;
  });
  reader.push(text.replace(/^\ufeff/, ''));
  reader.end();
  return rows;
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
export async function fetchRejected(url: string, most: number): Promise<RejectedRow[] | null> {
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
