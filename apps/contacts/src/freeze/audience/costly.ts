import { costlyCharacters, countParts, type CostlyCharacter } from '@bellbird/sms-text';

/** What a text would be shorter without each of its costly characters. */
export interface Costly {
  character: CostlyCharacter;
  /** Parts saved by replacing this one alone: 0 where another character keeps the text in UCS-2. */
  saved: number;
}

interface Kind {
  found: readonly CostlyCharacter[];
  /** None can save anything alone: another one keeps the text in UCS-2, and each gives way to one as long as itself. */
  allStay: boolean;
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
  return kind.found.map((character) => ({
    character,
    saved: kind.allStay ? 0 : Math.max(0, parts - partsWithout(text, character)),
  }));
}

const partsWithout = (text: string, { character, replacement }: CostlyCharacter): number =>
  countParts(text.replaceAll(character, replacement)).parts;

function kindOf(characters: string): Kind | null {
  const known = kinds.get(characters);
  if (known !== undefined) return known;
  const found = costlyCharacters(characters);
  const kind =
    found.length === 0
      ? null
      : {
          found,
          allStay:
            found.length > 1 &&
            found.every(({ character, replacement }) => character.length === 1 && replacement.length === 1),
        };
  if (kinds.size >= mostKinds) kinds.clear();
  kinds.set(characters, kind);
  return kind;
}
