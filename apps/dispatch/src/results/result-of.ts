import type { messageResulted, Published } from '@bellbird/events';
import { messageState } from '../message-state.js';
import { countOf } from '../receipts/receipt-rank.js';
import { recipientReason } from '../recipients/recipient-words.js';

type Result = Published<typeof messageResulted>['people'][number];

/** What a result is read from. */
export interface ResultRow {
  ordinal: number;
  state: number;
  provider_rank: number;
  error_code: number | null;
  units: number;
  /** Micro-dollars charged. */
  price: bigint | null;
  done_at: Date | null;
  receipt_at: Date | null;
}

/** What is not told yet: nobody knows how it ends. */
const open: ReadonlySet<number> = new Set([messageState.queued, messageState.sending, messageState.unknown]);
export const isOpen = ({ state }: { state: number }): boolean => open.has(state);

/** What became of a message; null while it is open. Only what was accepted costs. */
export function resultOf(row: ResultRow, now: Date): Result | null {
  if (isOpen(row)) return null;
  const isAccepted = row.state === messageState.accepted;
  const fate = fateOf(row);
  return {
    ordinal: row.ordinal,
    state: fate,
    reason: fate === 'delivered' || fate === 'accepted' ? null : recipientReason(row),
    parts: isAccepted ? row.units : 0,
    cost: isAccepted ? (row.price ?? 0n).toString() : '0',
    at: (row.receipt_at ?? row.done_at ?? now).toISOString(),
  };
}

function fateOf({ state, provider_rank: rank }: ResultRow): Result['state'] {
  switch (state) {
    case messageState.rejected:
      return 'rejected';
    case messageState.skipped:
      return 'refused';
    case messageState.failedUnknown:
      return 'unknown';
    default: {
      const word = countOf(rank);
      return word === 'outbound' ? 'accepted' : word;
    }
  }
}
