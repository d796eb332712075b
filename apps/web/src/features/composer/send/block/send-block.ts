import type { Bill } from '../../bill/bill';
import { hasAudience, type Draft } from '../../draft/draft';
import { sharesAddUp } from '../../draft/versions';
import type { Schedule } from '../../when/schedule';

export type Place = 'name' | 'recipients' | 'sender' | 'message' | 'when' | 'bill';
export type BlockReason =
  | 'nobody-chosen'
  | 'nobody-left'
  | 'no-sender'
  | 'no-message'
  | 'unknown-field'
  | 'too-long'
  | 'shares'
  | 'time-missing'
  | 'time-past'
  | 'time-window'
  | 'limit-missing'
  | 'limit-before'
  | 'refused'
  | 'counting'
  | 'not-counted'
  | 'balance';

export interface Block {
  reason: BlockReason;
  place: Place;
}

export const longestMessage = 1_600;

export interface Known {
  draft: Draft;
  schedule: Schedule;
  recipients: number | null;
  bill: Bill | null;
  isCounting: boolean;
  unknownFields: readonly string[];
  /** The server has refused what stands there. */
  refusedAt: Place | null;
}

/** Why it cannot be sent yet, the first thing to do first; null: it can. */
export function blockOf({
  draft,
  schedule,
  recipients,
  bill,
  isCounting,
  unknownFields,
  refusedAt,
}: Known): Block | null {
  if (!hasAudience(draft)) return { reason: 'nobody-chosen', place: 'recipients' };
  // Before there is a text: nobody writes one for people who cannot get it.
  if (recipients === 0 && !isCounting) return { reason: 'nobody-left', place: 'recipients' };
  if (draft.callerId === null) return { reason: 'no-sender', place: 'sender' };
  const texts = [draft, ...draft.versions].map(({ message }) => message);
  if (texts.some((text) => text.trim() === '')) return { reason: 'no-message', place: 'message' };
  if (unknownFields.length > 0) return { reason: 'unknown-field', place: 'message' };
  if (texts.some((text) => text.length > longestMessage)) return { reason: 'too-long', place: 'message' };
  if (!sharesAddUp(draft)) return { reason: 'shares', place: 'message' };
  const when = {
    missing: 'time-missing',
    past: 'time-past',
    window: 'time-window',
    'limit-missing': 'limit-missing',
    'limit-before': 'limit-before',
  } as const;
  if (schedule.problem !== null) return { reason: when[schedule.problem], place: 'when' };
  if (refusedAt !== null) return { reason: 'refused', place: refusedAt };
  if (isCounting) return { reason: 'counting', place: 'bill' };
  if (bill === null) return { reason: 'not-counted', place: 'bill' };
  if (bill.missing !== null) return { reason: 'balance', place: 'bill' };
  return null;
}
