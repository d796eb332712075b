import { isByThePerson } from './consent-source.js';

/** One decision about texts to a phone. */
export interface ConsentWord {
  state: 'in' | 'out';
  decidedAt: Date;
  source: string;
}

/** Whether the person themself is out: nothing that staff decide changes that. */
export const isOwnOptOut = (word: ConsentWord | undefined): boolean =>
  word?.state === 'out' && isByThePerson(word.source);

/**
 * What holds for a phone and a scope after one more decision, at the door (dispatch) and in the book (contacts) alike:
 * between the person's own opt-out and anything of staff the person's, whichever was decided or heard later; else the
 * later decision, and a tie is out. What a decision replaced is forgotten: heard out of order, the doubt is out.
 */
export function afterDecision<Word extends ConsentWord>(current: Word | undefined, next: Word): Word {
  if (current === undefined) return next;
  if (isByThePerson(current.source) !== isByThePerson(next.source)) {
    if (isOwnOptOut(current)) return current;
    if (isOwnOptOut(next)) return next;
  }
  const later = next.decidedAt.getTime() - current.decidedAt.getTime();
  if (later !== 0) return later > 0 ? next : current;
  return next.state === 'out' && current.state === 'in' ? next : current;
}
