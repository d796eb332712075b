/** A colour as `#rrggbb`, lower case. */
export type Hex = `#${string}`;

/** Whether a text is a colour as it is kept: `#` and six hexadecimal digits. */
export const isHex = (text: string): text is Hex => /^#[0-9a-f]{6}$/i.test(text);

/** Bellbird's own, which a business wears until it has one. */
export const ownColour: Hex = '#5c24b8';

/** What WCAG 2.2 asks of text of any size (1.4.3). */
const readable = 4.5;
const white = '#ffffff';
const ink = '#1b1524';

/** Grounds on which a business's colour is written: pages and their cards, light. */
const lightGrounds: readonly Hex[] = [white, '#fbfaf8'];

const channels = (hex: Hex): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const toHex = (values: readonly number[]): Hex =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it. */
function luminance(hex: Hex): number {
  const [red, green, blue] = channels(hex)
    .map((value) => value / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast of two colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrastOf(one: Hex, other: Hex): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

/**
 * A colour as words may have it on these grounds: itself where it is readable there, else as little darker or lighter
 * as makes it so. Black or white has to be readable on them.
 */
export function readableOn(colour: Hex, grounds: readonly Hex[], way: 'darker' | 'lighter'): Hex {
  const end = way === 'darker' ? '#000000' : white;
  const [from, to] = [channels(colour), channels(end)];
  for (let step = 0; step < 100; step += 1) {
    const mixed = toHex(from.map((value, at) => value + ((to[at]! - value) * step) / 100));
    if (grounds.every((ground) => contrastOf(mixed, ground) >= readable)) return mixed;
  }
  return end;
}

/** A business's colour, words on it, and itself as words on a light page. */
export interface BrandColours {
  primary: Hex;
  onPrimary: Hex;
  text: Hex;
}

/**
 * What goes with a business's colour so that everything can be read: words on it are white, else ink, else black,
 * whichever is readable first; as words on a light page it is darkened until it can be read.
 */
export function brandColoursOf(primary: Hex): BrandColours {
  const onPrimary = ([white, ink] as const).find((words) => contrastOf(words, primary) >= readable) ?? '#000000';
  return { primary, onPrimary, text: readableOn(primary, lightGrounds, 'darker') };
}
