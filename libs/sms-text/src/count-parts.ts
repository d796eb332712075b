import { GSM7_LIMIT, gsm7Septets } from './gsm7.js';

export interface PartCount {
  encoding: 'GSM-7' | 'UCS-2';
  /** Septets (GSM-7, extension characters count two) or UTF-16 code units (UCS-2, most emoji count two). */
  units: number;
  /** SMS parts that are sent and paid for; an empty text is still one message. */
  parts: number;
  /** Units that one part holds: 160 or 70 alone, 153 or 67 in a chain, whose parts each carry a 6-byte header. */
  perPart: 160 | 153 | 70 | 67;
  /** Units left in the last part. An extension character or an emoji may need two of them. */
  remaining: number;
}

/**
 * How a text is cut into SMS parts (3GPP TS 23.040, section 9.2.3.24.1). A character of two units is never cut in
 * two: where it does not fit whole it begins the next part, so a chain may hold fewer than parts × perPart units.
 */
export function countParts(text: string): PartCount {
  let septets = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const cost = code < GSM7_LIMIT ? (gsm7Septets[code] as number) : 0;
    if (cost === 0) return countUcs2(text);
    septets += cost;
  }
  if (septets <= 160) return { encoding: 'GSM-7', units: septets, parts: 1, perPart: 160, remaining: 160 - septets };
  const { parts, remaining } = septets === text.length ? chainOfSingles(septets, 153) : chainOfGsm7(text);
  return { encoding: 'GSM-7', units: septets, parts, perPart: 153, remaining };
}

function countUcs2(text: string): PartCount {
  const units = text.length;
  if (units <= 70) return { encoding: 'UCS-2', units, parts: 1, perPart: 70, remaining: 70 - units };
  return { encoding: 'UCS-2', units, ...chainOfUcs2(text), perPart: 67 };
}

/** Nothing of two units in it, so only the length matters. */
function chainOfSingles(units: number, perPart: number): { parts: number; remaining: number } {
  const parts = Math.ceil(units / perPart);
  return { parts, remaining: parts * perPart - units };
}

function chainOfGsm7(text: string): { parts: number; remaining: number } {
  let parts = 1;
  let left = 153;
  for (let i = 0; i < text.length; i++) {
    const cost = gsm7Septets[text.charCodeAt(i)] as number;
    if (cost > left) {
      parts++;
      left = 153;
    }
    left -= cost;
  }
  return { parts, remaining: left };
}

function chainOfUcs2(text: string): { parts: number; remaining: number } {
  let parts = 0;
  let start = 0;
  let end = 0;
  while (end < text.length) {
    start = end;
    end = Math.min(start + 67, text.length);
    if (end < text.length && isSurrogatePair(text, end - 1)) end--;
    parts++;
  }
  return { parts, remaining: 67 - (end - start) };
}

function isSurrogatePair(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00;
}
