import { asTemplate, type Template } from './template.js';

/** An http(s) address that stands in a text. */
export interface Address {
  /** As it was written; of one with a placeholder inside, what stands before that. */
  text: string;
  /** A placeholder stands inside: it leads elsewhere for each person. */
  hasPlaceholder: boolean;
  /** What it may be for somebody: as it was written, or with fallbacks, or with a letter, in the places of placeholders. */
  readings: string[];
}

type Piece = { kind: 'words'; text: string } | ({ kind: 'address' } & Address);

const form = /(?<![\p{L}\p{N}])https?:\/\/[^\s<>"]*/giu;

/** The http(s) addresses of a text in their order; one that stands there twice is there twice. */
export const addressesIn = (template: string | Template): Address[] =>
  piecesOf(asTemplate(template)).flatMap((piece) =>
    piece.kind === 'address'
      ? [{ text: piece.text, hasPlaceholder: piece.hasPlaceholder, readings: piece.readings }]
      : [],
  );

/** The text with something else in the place of each address, but for those with a placeholder inside. */
export const replaceAddresses = (template: string | Template, replace: (address: string) => string): string =>
  piecesOf(asTemplate(template))
    .map((piece) => (piece.kind === 'address' && !piece.hasPlaceholder ? replace(piece.text) : piece.text))
    .join('');

function piecesOf(template: Template): Piece[] {
  const pieces: Piece[] = [];
  // An address goes on behind the placeholder that stands in it.
  let open: Address | null = null;
  for (const [at, segment] of template.entries()) {
    if (segment.kind === 'placeholder') {
      pieces.push({ kind: 'words', text: segment.source });
      if (open !== null) goOn(open, segment.fallback, 'x');
      continue;
    }
    const { text } = segment;
    const isBeforePlaceholder = template[at + 1]?.kind === 'placeholder';
    let end: number = open === null ? 0 : /^[^\s<>"]*/.exec(text)![0].length;
    if (open !== null) goOn(open, text.slice(0, end), text.slice(0, end));
    if (end < text.length) open = null;
    pieces.push({ kind: 'words', text: text.slice(0, end) });
    form.lastIndex = end;
    for (let match = form.exec(text); match !== null; match = form.exec(text)) {
      const hasPlaceholder = isBeforePlaceholder && form.lastIndex === text.length;
      const address = hasPlaceholder ? match[0] : withoutPunctuation(match[0]);
      if (!hasPlaceholder && !leadsSomewhere(address)) continue;
      const readings = hasPlaceholder ? [address, address, address] : [address];
      const piece = { kind: 'address' as const, text: address, hasPlaceholder, readings };
      if (hasPlaceholder) open = piece;
      pieces.push({ kind: 'words', text: text.slice(end, match.index) }, piece);
      end = match.index + address.length;
    }
    pieces.push({ kind: 'words', text: text.slice(end) });
  }
  return pieces;
}

function goOn({ readings }: Address, withFallback: string, withLetter: string): void {
  readings[1] += withFallback;
  readings[2] += withLetter;
}

/** What ends the sentence around an address is not part of it; a bracket is where the address opened it. */
function withoutPunctuation(address: string): string {
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1]!;
    const opening = brackets[last];
    const isOfSentence =
      opening === undefined
        ? punctuation.has(last)
        : address.slice(0, end).split(last).length > address.slice(0, end).split(opening).length;
    if (!isOfSentence) break;
  }
  return address.slice(0, end);
}

const punctuation = new Set(".,;:!?'*’”»…");
const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

const leadsSomewhere = (address: string): boolean => URL.canParse(address);
