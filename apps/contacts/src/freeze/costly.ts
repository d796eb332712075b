import { costlyCharacters, type CostlyCharacter, countParts } from '@bellbird/sms-text';

/** What a text would be shorter without each of its costly characters. */
export interface Costly {
  character: CostlyCharacter;
  /** Parts saved by replacing this one, the others being replaced already: 0 where the text stays as long. */
  saved: number;
}

interface Kind {
  found: readonly CostlyCharacter[];
  /** Matches any of them. */
  any: RegExp;
  replacements: ReadonlyMap<string, string>;
  sameLength: boolean;
}

/** Whatever is not plain GSM-7 for sure: few characters of a text are looked at closely. */
const uncommon = /[^\x20-\x5f\x61-\x7e\n\r]/gu;
const kinds = new Map<string, Kind | null>();
const mostKinds = 10_000;

/**
 * The costly characters of a text, which are the same for all texts with the same uncommon characters: 20,000 rendered
 * texts share a handful of kinds, so a quote does not look through each of them character by character.
 */
export function costlyIn(text: string, parts: number): Costly[] {
  const met = text.match(uncommon);
  if (met === null) return [];
  const kind = kindOf([...new Set(met)].join(''));
  if (kind === null) return [];
  const leanParts = partsWithout(text, kind, null);
  return kind.found.map((character) => {
    const keptAlone = kind.sameLength || kind.found.length === 1 ? parts : partsWithout(text, kind, character.character);
    return { character, saved: Math.max(0, keptAlone - leanParts) };
  });
}

function partsWithout(text: string, { any, replacements }: Kind, kept: string | null): number {
  return countParts(text.replace(any, (character) => (character === kept ? character : (replacements.get(character) ?? character)))).parts;
}

function kindOf(characters: string): Kind | null {
  const known = kinds.get(characters);
  if (known !== undefined) return known;
  const found = costlyCharacters(characters);
  const kind = found.length === 0 ? null : {
    found, any: new RegExp(`[${found.map(({ character }) => `\\u{${(character.codePointAt(0) as number).toString(16)}}`).join('')}]`, 'gu'),
    replacements: new Map(found.map(({ character, replacement }) => [character, replacement])),
    sameLength: found.every(({ character, replacement }) => character.length === replacement.length),
  };
  if (kinds.size >= mostKinds) kinds.clear();
  kinds.set(characters, kind);
  return kind;
}
