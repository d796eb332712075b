/** Something that can be looked for: what it is called, and by which other words people may look for it. */
export interface Findable {
  label: string;
  words?: string | undefined;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * How well it answers to what was typed: 0 not at all; best where its name begins so, then where a word of it does,
 * then inside, then by its other words. Several words must all be found, in any order. Case and accents do not matter.
 */
export function scoreOf({ label, words = '' }: Findable, query: string): number {
  const wanted = plain(query).trim();
  if (wanted === '') return 1;
  const name = plain(label);
  if (name === wanted) return 100;
  if (name.startsWith(wanted)) return 90;
  if (beginsWord(name, wanted)) return 80;
  const parts = wanted.split(/\s+/);
  if (parts.every((part) => beginsWord(name, part))) return 70;
  if (wanted.length > 1 && name.includes(wanted)) return 60;
  const also = plain(`${label} ${words}`);
  return parts.every((part) => beginsWord(also, part)) ? 40 : 0;
}

const beginsWord = (text: string, start: string): boolean =>
  text.startsWith(start) || text.includes(` ${start}`) || text.includes(`-${start}`);

/** Those that answer, the best first; equals stay in the order they came in. */
export function ranked<T extends Findable>(items: readonly T[], query: string): T[] {
  return items
    .map((item) => ({ item, score: scoreOf(item, query) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

/** Where in the label what was typed stands, to be shown: [from, to], or null where it answers by other words. */
export function matchIn(label: string, query: string): readonly [from: number, to: number] | null {
  const wanted = plain(query).trim();
  // Only where folding keeps the length can places in the folded text be places in the label.
  const folded = plain(label);
  if (wanted === '' || folded.length !== label.length) return null;
  const at = folded.search(new RegExp(`(^|[\\s-])${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
  const from =
    at < 0 ? folded.indexOf(wanted) : at + (/[\s-]/.test(folded[at]!) && !wanted.startsWith(folded[at]!) ? 1 : 0);
  return from < 0 ? null : [from, from + wanted.length];
}

/** What was typed as a piece of an international number: "0491 570" is "491570"; null where it is none. */
export function phonePiece(query: string): string | null {
  const compact = query.replace(/[\s()-]/g, '');
  return /^\+?\d{3,}$/.test(compact) ? compact.replace(/^\+|^0+/, '') : null;
}
