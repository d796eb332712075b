import type { LeaveOutReason, MessageType } from '@bellbird/events';
import type { MarketingStatus } from '../../contact/marketing-status.js';

/** Longest text that is sent, once rendered; nothing is ever shortened. */
export const longestText = 1_600;

/** What decides whether a person gets the text, apart from the text itself. */
export interface Chosen {
  inTrash: boolean;
  phone: string;
  /** A text can reach the number. */
  textable: boolean;
  country: string;
  status: MarketingStatus;
  /** A text of theirs waits for somebody to decide what they meant. */
  onHold: boolean;
  /** Their number stands in the campaign already. */
  isDuplicate: boolean;
}

export interface SendingRules {
  messageType: MessageType;
  /** Countries that have a price. */
  pricedCountries: ReadonlySet<string>;
}

/**
 * Why a person is left out, or null, before the text is rendered (`tooLong` comes after). Two live contacts of a tenant
 * never share a phone: a duplicate is a number that was typed. One that moved between pages of a freeze is found by
 * dispatch, which stores one message a phone.
 */
export function reasonToLeaveOut(person: Chosen, rules: SendingRules): LeaveOutReason | null {
  if (person.inTrash) return 'inTrash';
  if (person.phone === '') return 'noPhone';
  if (!person.textable) return 'invalidPhone';
  if (!rules.pricedCountries.has(person.country)) return 'noPrice';
  if (person.isDuplicate) return 'duplicatePhone';
  if (person.status === 'unsubscribed') return 'unsubscribed';
  if (rules.messageType === 'transactional') return null;
  if (person.onHold) return 'onHold';
  if (person.status !== 'subscribed') return 'noConsent';
  return null;
}
