import { LookUpUnreadable } from '../channel-provider.js';
import { tooLong, type ProviderAnswer } from './provider-http.js';

/** 4xx that say "not now" or "not you": to ask again later is another question. */
const notAsked = new Set([401, 403, 408, 425, 429]);

/**
 * What `read` makes of the answer's body.
 * @throws `LookUpUnreadable` where it came, and is no 200 or `read` does not understand it.
 * @throws another error where the carrier could not be asked.
 */
export function readLookUp<T>(answer: ProviderAnswer, read: (body: string) => T): T {
  if (answer.kind !== 'answer') {
    if (answer.reason === tooLong) throw new LookUpUnreadable(`The carrier answered a look-up by ${tooLong}.`);
    throw new Error(`The carrier could not be asked: ${answer.reason}.`);
  }
  const { status } = answer;
  if (status >= 500 || notAsked.has(status)) throw new Error(`The carrier could not be asked: ${status}.`);
  if (status !== 200) throw new LookUpUnreadable(`The carrier answered a look-up by ${status}.`);
  try {
    return read(answer.body);
  } catch (error) {
    // What a parser says quotes the body, in which people's texts stand.
    const why = error instanceof Error && !(error instanceof SyntaxError) ? error.message : 'It is no JSON.';
    throw new LookUpUnreadable(`The answer to a look-up cannot be read: ${why}`);
  }
}
