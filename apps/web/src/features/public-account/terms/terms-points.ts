import { termsTexts as t } from './terms.texts';

export interface TermsPoint {
  title: string;
  words: string;
  /** The version of the terms in which it came or was last changed; the highest is `currentTerms`. */
  since: number;
}

/** The terms, point by point. */
export const termsPoints: readonly TermsPoint[] = [
  { title: t.consentTitle, words: t.consent, since: 1 },
  { title: t.leaveTitle, words: t.leave, since: 1 },
  { title: t.hoursTitle, words: t.hours, since: 1 },
  { title: t.moneyTitle, words: t.money, since: 1 },
  { title: t.senderTitle, words: t.sender, since: 1 },
];
