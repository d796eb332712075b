/** Why somebody who was chosen gets no text. The order is that of the contract: a person counts under the first that holds. */
export const leaveOutReasons = [
  'inTrash',
  'noPhone',
  'invalidPhone',
  'noPrice',
  'duplicatePhone',
  'unsubscribed',
  'noConsent',
  'tooLong',
] as const;
export type LeaveOutReason = (typeof leaveOutReasons)[number];
export type LeftOutCounts = Record<LeaveOutReason, number>;

/** Nobody, by every reason: whoever reads counts finds all of them. */
export function noneLeftOut(): LeftOutCounts {
  return Object.fromEntries(leaveOutReasons.map((reason) => [reason, 0])) as LeftOutCounts;
}
