import { leftOutChip, leftOutReason } from '../../../../domain/campaigns/left-out.texts';

/** Reasons of a quote's `leftOut`, those that people meet most first. */
const reasons = [
  'unsubscribed',
  'onHold',
  'noConsent',
  'recentlyAsked',
  'duplicatePhone',
  'invalidPhone',
  'noPhone',
  'noPrice',
  'senderCountry',
  'tooLong',
  'inTrash',
  'unread',
] as const;
export type LeftOutReason = (typeof reasons)[number];

export interface LeftOut {
  total: number;
  chips: { reason: LeftOutReason; count: number; label: string; why: string }[];
}

/** Who gets nothing and why, of the quote's JSON; a reason that this version does not know is counted all the same. */
export function leftOutOf(json: unknown): LeftOut {
  const counts = new Map(
    typeof json === 'object' && json !== null
      ? Object.entries(json).filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0)
      : [],
  );
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const chips = reasons
    .filter((reason) => counts.has(reason))
    .map((reason) => {
      const count = counts.get(reason)!;
      return { reason, count, label: leftOutChip(reason, count), why: leftOutReason(reason) };
    });
  return { total, chips };
}
