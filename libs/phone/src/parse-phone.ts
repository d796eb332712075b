import { fastParserFor, type FastParser } from './fast-parser.js';
import { parseByLibrary } from './library-parser.js';
import type { Phone } from './phone.js';

const fastParsers = new Map<string, FastParser | undefined>();

/**
 * A phone number as a person types it or a spreadsheet holds it: `0412 345 678`, `+61 412 345 678`, `412345678`,
 * `61412345678`. `defaultCountry` (ISO 3166-1 alpha-2) is where a number without a calling code is from. Null when it
 * is no valid number of any country ("Invalid phone number."); whether it can be texted is `isTextable`'s to say.
 */
export function parsePhone(input: string, defaultCountry: string): Phone | null {
  return fastParser(defaultCountry)?.(input) ?? parseByLibrary(input, defaultCountry);
}

function fastParser(country: string): FastParser | undefined {
  const known = fastParsers.get(country);
  if (known || fastParsers.has(country)) return known;
  const parser = fastParserFor(country);
  // Two letters at most: made-up countries must not grow the map without end.
  if (/^[A-Z]{2}$/.test(country)) fastParsers.set(country, parser);
  return parser;
}
