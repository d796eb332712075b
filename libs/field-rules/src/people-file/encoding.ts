export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * Finds out how a file is written, from the whole of it: a byte order mark or the zeros of UTF-16 decide at once; text
 * that is not UTF-8 anywhere is Windows-1252 (which Latin-1 is a part of). Text that is UTF-8 here and broken there stays
 * UTF-8: its broken rows are refused one by one, nothing is stored garbled.
 */
export class EncodingFinder {
  private head: Uint8Array = new Uint8Array(0);
  private readonly decoder = new TextDecoder('utf-8');
  private sawValid = false;
  private sawBroken = false;

  push(piece: Uint8Array): void {
    if (this.head.length < headBytes) this.head = joined(this.head, piece.subarray(0, headBytes - this.head.length));
    this.look(this.decoder.decode(piece, { stream: true }));
  }

  end(): Encoding {
    this.look(this.decoder.decode());
    return encodingOfHead(this.head) ?? (this.sawBroken && !this.sawValid ? 'windows-1252' : 'utf-8');
  }

  private look(text: string): void {
    if (!this.sawBroken && text.includes('\ufffd')) this.sawBroken = true;
    if (!this.sawValid && /[\u0080-\ufffc\ufffe-\uffff]/.test(text)) this.sawValid = true;
  }
}

const headBytes = 4_096;

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** By its first bytes alone; null where they do not tell. */
function encodingOfHead(head: Uint8Array): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  let even = 0;
  let odd = 0;
  for (let at = 0; at + 1 < head.length; at += 2) {
    if (head[at] === 0) even++;
    if (head[at + 1] === 0) odd++;
  }
  // Western text in UTF-16 has a zero in nearly every pair, always on the same side; a stray NUL does not look like that.
  const pairs = head.length >> 1;
  if (odd > pairs * 0.6 && even < pairs * 0.05) return 'utf-16le';
  if (even > pairs * 0.6 && odd < pairs * 0.05) return 'utf-16be';
  return null;
}

/** What decodes it; the byte order mark goes. */
export function decoderFor(encoding: Encoding): TextDecoder {
  return new TextDecoder(encoding);
}
