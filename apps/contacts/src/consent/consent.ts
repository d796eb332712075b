import { isByThePerson } from '@bellbird/events';
import type { MarketingStatus } from '../contact/marketing-status.js';

export type ConsentScope = 'marketing' | 'all';
export type ConsentState = 'in' | 'out';

/** What was last decided for a phone and a scope. Consent belongs to the phone, not to the contact. */
export interface Consent {
  state: ConsentState;
  decidedAt: Date;
  source: string;
}

/** A decision on its way into the book. */
export interface Decision extends Consent {
  phone: string;
  scope: ConsentScope;
  wording: string | null;
  contactId: string | null;
}

/** The book's rows of one phone. */
export type PhoneConsent = Readonly<Partial<Record<ConsentScope, Consent>>>;

/**
 * What stands in the book after a decision: the later one wins, a tie is out, and staff never write over what the
 * person decided to be out (not even with an out of their own, which they could undo again).
 */
export function afterDecision(current: Consent | undefined, next: Consent): Consent {
  if (current === undefined) return next;
  if (current.state === 'out' && isByThePerson(current.source) && !isByThePerson(next.source)) return current;
  const difference = next.decidedAt.getTime() - current.decidedAt.getTime();
  if (difference > 0) return next;
  if (difference === 0 && next.state === 'out') return next;
  return current;
}

/** What people see: an `all` out = unsubscribed; else a `marketing` in = subscribed; else transactional-only. */
export function statusOf(consent: PhoneConsent): MarketingStatus {
  if (consent.all?.state === 'out') return 'unsubscribed';
  return consent.marketing?.state === 'in' ? 'subscribed' : 'transactional-only';
}

/** Whether the person themself opted out, of everything or of marketing. */
export function personOptedOut(consent: PhoneConsent): boolean {
  return [consent.all, consent.marketing].some((each) => each?.state === 'out' && isByThePerson(each.source));
}

type Wish = { scope: ConsentScope; state: ConsentState };

/**
 * The decisions that take a phone to the status that staff want; none where it has it already.
 * 'refused' where that would undo what the person decided.
 */
export function decisionsFor(wanted: MarketingStatus, consent: PhoneConsent): Wish[] | 'refused' {
  if (statusOf(consent) === wanted) return [];
  if (wanted === 'unsubscribed') return [{ scope: 'all', state: 'out' }];
  const undoesAll = consent.all?.state === 'out';
  if (undoesAll && isByThePerson(consent.all?.source ?? '')) return 'refused';
  const back: Wish[] = undoesAll ? [{ scope: 'all', state: 'in' }] : [];
  if (wanted === 'transactional-only') return consent.marketing?.state === 'in' ? [...back, { scope: 'marketing', state: 'out' }] : back;
  if (consent.marketing?.state === 'out' && isByThePerson(consent.marketing.source)) return 'refused';
  return consent.marketing?.state === 'in' ? back : [...back, { scope: 'marketing', state: 'in' }];
}
