const stopWords = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'OPT OUT']);
const startWords = new Set(['START', 'UNSTOP', 'YES']);

/**
 * What a customer's text asks for: the whole message, trimmed, upper-cased, without punctuation (API, "Words").
 * "Stop it" is no STOP.
 */
export function inboundWord(text: string): 'stop' | 'start' | null {
  const word = text
    .normalize('NFKC')
    .replaceAll(/[\p{P}\p{S}\p{C}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toUpperCase();
  return stopWords.has(word) ? 'stop' : startWords.has(word) ? 'start' : null;
}
