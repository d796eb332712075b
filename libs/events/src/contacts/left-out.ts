/** Why somebody who was chosen gets no text. The order is that of the contract: a person counts under the first that holds. */
export const leaveOutReasons = [
  'inTrash',
  'noPhone',
  'invalidPhone',
  'noPrice',
  /** The sender does not reach the country; nobody yet. */
  'senderCountry',
  'duplicatePhone',
  'unsubscribed',
  /** A text of theirs left doubt: marketing and review wait until somebody decides what they meant. */
  'onHold',
  'noConsent',
  /** Asked for a review a short while ago; nobody yet. */
  'recentlyAsked',
  'tooLong',
] as const;
export type LeaveOutReason = (typeof leaveOutReasons)[number];
export type LeftOutCounts = Record<LeaveOutReason, number>;

/** Nobody, by every reason: whoever reads counts finds all of them. */
export function noneLeftOut(): LeftOutCounts {
  return Object.fromEntries(leaveOutReasons.map((reason) => [reason, 0])) as LeftOutCounts;
}
