import { among, messageState, skipReason } from '../message-state.js';
import { receiptRank } from '../receipts/receipt-rank.js';
import type { Recipient } from '../schema.generated.js';

/** The words of a campaign's counts, under which its recipients are listed. */
export const recipientStatuses = ['pending', 'outbound', 'delivered', 'bounced', 'unknown', 'canceled'] as const;
export type RecipientStatus = (typeof recipientStatuses)[number];

/** SQL over `m` for the messages that count under each word. The words are exclusive and cover every message. */
export const whereStatus: Readonly<Record<RecipientStatus, string>> = {
  pending: `m.state in ${among('queued', 'sending', 'unknown')}`,
  outbound: `m.state = ${messageState.accepted} and m.provider_rank < ${receiptRank.failed}`,
  delivered: `m.state = ${messageState.accepted} and m.provider_rank = ${receiptRank.delivered}`,
  bounced: `(m.state = ${messageState.rejected} or m.state = ${messageState.accepted} and m.provider_rank in (${receiptRank.failed}, ${receiptRank.undelivered}))`,
  unknown: `m.state = ${messageState.failedUnknown}`,
  canceled: `m.state = ${messageState.skipped}`,
};

export interface MessageWords {
  status: RecipientStatus;
  /** The finer word. */
  state: Exclude<Recipient['state'], 'left-out'>;
  reason: string | null;
}

const skipReasons: Readonly<Record<number, string>> = {
  [skipReason.optedOut]: 'opted-out',
  [skipReason.invalid]: 'invalid',
  [skipReason.tooLate]: 'too-late',
};

/** Why a message did not arrive: ours where it was skipped, else the carrier's code; null where there is none. */
export function recipientReason({
  state,
  error_code: code,
}: {
  state: number;
  error_code: number | null;
}): string | null {
  if (state === messageState.skipped) return skipReasons[code ?? 0] ?? 'canceled';
  return code === null || state === messageState.failedUnknown ? null : `carrier-${code}`;
}

/** What a message is called outside. */
export function wordsOf(state: number, rank: number, errorCode: number | null): MessageWords {
  const reason = recipientReason({ state, error_code: errorCode });
  switch (state) {
    case messageState.queued:
      return { status: 'pending', state: 'queued', reason: null };
    case messageState.sending:
      return { status: 'pending', state: 'sending', reason: null };
    case messageState.unknown:
      return { status: 'pending', state: 'checking', reason: null };
    case messageState.rejected:
      return { status: 'bounced', state: 'rejected', reason };
    case messageState.skipped:
      return { status: 'canceled', state: 'skipped', reason };
    case messageState.failedUnknown:
      return { status: 'unknown', state: 'unknown', reason: null };
    default:
      break;
  }
  if (rank === receiptRank.delivered) return { status: 'delivered', state: 'delivered', reason: null };
  if (rank === receiptRank.undelivered) return { status: 'bounced', state: 'undelivered', reason };
  if (rank === receiptRank.failed) return { status: 'bounced', state: 'failed', reason };
  return { status: 'outbound', state: rank === receiptRank.sent ? 'sent' : 'accepted', reason: null };
}
