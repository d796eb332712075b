import { isGsm7 } from './gsm7.js';
import { replacements, type Replacement } from './replacements.js';

export interface CostlyCharacter {
  character: string;
  /** For people: "curly apostrophe". */
  name: string;
  /** What reads the same in GSM-7; may be empty (zero-width space) or longer (ellipsis). */
  replacement: string;
}

/**
 * Characters that put the whole text into UCS-2, 70 instead of 160 to a part, though GSM-7 has one that reads the
 * same: each once, in order of appearance.
 */
export function costlyCharacters(text: string): CostlyCharacter[] {
  const found = new Map<string, CostlyCharacter>();
  for (const [character, { name, replacement }] of replaceable(text))
    found.set(character, { character, name, replacement });
  return [...found.values()];
}

/** The text with its costly characters replaced; with `only`, just those. Placeholders keep working. */
export function replaceCostly(text: string, only?: Iterable<string>): string {
  const chosen = only && new Set(only);
  const found = replaceable(text);
  if (found.size === 0) return text;
  let result = '';
  for (const character of text) {
    const replacement = chosen && !chosen.has(character) ? undefined : found.get(character);
    result += replacement ? replacement.replacement : character;
  }
  return result;
}

function replaceable(text: string): Map<string, Replacement> {
  const found = new Map<string, Replacement>();
  if (isGsm7(text)) return found;
  let otherScript = false;
  for (const character of text) {
    if (isGsm7(character)) continue;
    const replacement = replacements.get(character);
    if (replacement) found.set(character, replacement);
    else otherScript = true;
  }
  if (otherScript) {
    for (const [character, { onlyAmongGsm7 }] of found) if (onlyAmongGsm7) found.delete(character);
  }
  return found;
}
