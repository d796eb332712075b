import { zoneOfPostcode } from './postcodes.js';
import { zoneOfState } from './states.js';

const mostRemembered = 5_000;
const remembered = new Map<string, string | null>();

/**
 * The IANA zone that a value means: a state ("NSW", "New South Wales", "AU-NSW"), a postcode ("4825"; 872 is 0872, whose
 * zero a spreadsheet lost) or a zone's name ("Australia/Perth", in any case). Null where it is none of them. People share
 * few values: each is read once.
 */
export function readZone(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).trim();
  if (text === '' || text.length > 60) return null;
  let zone = remembered.get(text);
  if (zone === undefined) {
    zone = read(text);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(text, zone);
  }
  return zone;
}

function read(text: string): string | null {
  if (/^\d{3,4}$/.test(text)) return zoneOfPostcode(Number(text));
  const plain = text.toUpperCase().replace(/^AU-/, '').replaceAll('.', '').replaceAll(/\s+/g, ' ');
  const state = Object.hasOwn(zoneOfState, plain) ? zoneOfState[plain] : undefined;
  if (state !== undefined) return state;
  return text.includes('/') ? ianaZone(text) : null;
}

/** The zone under its present name. Old names and other spellings of one are the same zone, which is counted once. */
function ianaZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
