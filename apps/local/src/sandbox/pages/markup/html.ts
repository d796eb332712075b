/** A piece of HTML that is safe to be put into another. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = Html | string | number | null | undefined | false | readonly Piece[];

/** A template whose values are escaped, unless they are HTML themselves; null, undefined and false are nothing. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  let text = strings[0] as string;
  for (const [i, piece] of pieces.entries()) text += written(piece) + (strings[i + 1] as string);
  return new Html(text);
}

function written(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (piece instanceof Html) return piece.text;
  if (Array.isArray(piece)) return piece.map(written).join('');
  return escapeHtml(String(piece));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string);
}

const webAddress = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g;

/** A text with its web addresses as links, which open in a tab of their own. */
export function withLinks(text: string): Html {
  let done = 0;
  let out = '';
  for (const match of text.matchAll(webAddress)) {
    const address = escapeHtml(match[0]);
    out += `${escapeHtml(text.slice(done, match.index))}<a href="${address}" target="_blank" rel="noopener noreferrer">${address}</a>`;
    done = match.index + match[0].length;
  }
  return new Html(out + escapeHtml(text.slice(done)));
}
