import { costlyCharacters, countParts, replaceCostly } from '@bellbird/sms-text';

export interface Costly {
  characters: readonly { character: string; name: string; replacement: string; count: number }[];
  /** Parts of the longest text as it is, and with all of them replaced. */
  partsNow: number;
  partsThen: number;
}

/** Costly characters that were replaced, so that one tap brings them back. */
export interface Replaced {
  before: string;
  after: string;
  /** What was replaced, for words. */
  name: string;
  count: number;
  /** Decimal money it saved, where a bill said so. */
  saves: string | null;
}

/** Characters of the text itself that cost parts and read the same otherwise, but for those that the person keeps. */
export function costlyIn(message: string, kept: readonly string[], longestText: string): Costly | null {
  const characters = costlyCharacters(message)
    .filter(({ character }) => !kept.includes(character))
    .map((each) => ({ ...each, count: message.split(each.character).length - 1 }));
  if (characters.length === 0) return null;
  const chosen = characters.map(({ character }) => character);
  return {
    characters,
    partsNow: countParts(longestText).parts,
    partsThen: countParts(replaceCostly(longestText, chosen)).parts,
  };
}

export const replaceAll = (message: string, characters: readonly string[]): string =>
  replaceCostly(message, characters);

/** Where the marks stand in the text: from, to. */
export function costlyPlaces(message: string, characters: readonly string[]): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = [];
  for (let index = 0; index < message.length; index += 1) {
    const found = characters.find((character) => message.startsWith(character, index));
    if (found !== undefined) places.push({ from: index, to: index + found.length });
  }
  return places;
}
