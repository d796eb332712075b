import { isOwnOptOut, type ConsentWord } from '@bellbird/events';
import type { MarketingStatus } from '../contact/marketing-status.js';

/** A hold keeps marketing and review away until staff decide what the person meant; it changes no status. */
export type ConsentScope = 'marketing' | 'all' | 'hold';
export type ConsentState = 'in' | 'out';

/** What was last decided for a phone and a scope. Consent belongs to the phone, not to the contact. */
export type Consent = ConsentWord;

/** A decision on its way into the book. */
export interface Decision extends Consent {
  phone: string;
  scope: ConsentScope;
  wording: string | null;
  contactId: string | null;
}

/** The book's rows of one phone. */
export type PhoneConsent = Readonly<Partial<Record<ConsentScope, Consent>>>;

/** What people see: an `all` out = unsubscribed; else a `marketing` in = subscribed; else transactional-only. */
export function statusOf(consent: PhoneConsent): MarketingStatus {
  if (consent.all?.state === 'out') return 'unsubscribed';
  return consent.marketing?.state === 'in' ? 'subscribed' : 'transactional-only';
}

/** Whether a text of theirs left doubt: marketing and review wait until somebody decides what they meant. */
export const isOnHold = (consent: PhoneConsent): boolean => consent.hold?.state === 'out';

export type Wish = { scope: ConsentScope; state: ConsentState };

/**
 * The decisions that take a phone to the status that staff want; none where it has it already.
 * 'refused' where that would undo what the person decided.
 */
export function decisionsFor(wanted: MarketingStatus, consent: PhoneConsent): Wish[] | 'refused' {
  if (statusOf(consent) === wanted) return [];
  if (wanted === 'unsubscribed') return [{ scope: 'all', state: 'out' }];
  const undoesAll = consent.all?.state === 'out';
  if (isOwnOptOut(consent.all)) return 'refused';
  const back: Wish[] = undoesAll ? [{ scope: 'all', state: 'in' }] : [];
  if (wanted === 'transactional-only')
    return consent.marketing?.state === 'in' ? [...back, { scope: 'marketing', state: 'out' }] : back;
  if (isOwnOptOut(consent.marketing)) return 'refused';
  return consent.marketing?.state === 'in' ? back : [...back, { scope: 'marketing', state: 'in' }];
}
