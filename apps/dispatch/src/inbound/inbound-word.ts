const stopWords = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'OPT OUT']);
const startWords = new Set(['START', 'UNSTOP', 'YES']);

const replyWords = { LEAVE: 'leave', LATE: 'late', HERE: 'here', CANCEL: 'cancel' } as const;
export type ReplyWord = (typeof replyWords)[keyof typeof replyWords];

/**
 * What a customer's text asks for: the whole message, trimmed, upper-cased, without punctuation (API, "Words").
 * "Stop it" is no STOP.
 */
export function inboundWord(text: string): 'stop' | 'start' | null {
  const word = wordOf(text);
  return stopWords.has(word) ? 'stop' : startWords.has(word) ? 'start' : null;
}

/** Whether a START says so itself. A "Yes" may as well answer the question whether they want no more texts. */
export const isPlainStart = (text: string): boolean => inboundWord(text) === 'start' && wordOf(text) !== 'YES';

/** The same for what an answer to a single text may ask of who sent that; CANCEL is a STOP beside. */
export function replyWord(text: string): ReplyWord | null {
  const word = wordOf(text);
  return Object.hasOwn(replyWords, word) ? replyWords[word as keyof typeof replyWords] : null;
}

const wordOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{P}\p{S}\p{C}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toUpperCase();
