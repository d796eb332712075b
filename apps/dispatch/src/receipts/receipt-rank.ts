/** Statuses of a provider's callbacks by rank: a lower one never undoes a higher one, so their order does not matter. */
export const receiptRank = {
  accepted: 1,
  queued: 2,
  sending: 3,
  sent: 4,
  failed: 5,
  undelivered: 6,
  delivered: 7,
} as const;
export type ReceiptStatus = keyof typeof receiptRank;

export const isReceiptStatus = (status: string): status is ReceiptStatus => Object.hasOwn(receiptRank, status);

/** How a rank counts for a campaign: accepted without a final receipt, arrived, or not. */
export function countOf(rank: number): 'outbound' | 'delivered' | 'bounced' {
  if (rank === receiptRank.delivered) return 'delivered';
  return rank >= receiptRank.failed ? 'bounced' : 'outbound';
}

export interface ReceiptDeltas {
  outbound: number;
  delivered: number;
  bounced: number;
}

/** What moves of ranks add up to. */
export function deltasOf(moves: readonly { was: number; is: number }[]): ReceiptDeltas {
  const deltas: ReceiptDeltas = { outbound: 0, delivered: 0, bounced: 0 };
  for (const { was, is } of moves) {
    deltas[countOf(was)] -= 1;
    deltas[countOf(is)] += 1;
  }
  return deltas;
}

/** The same by variant, up to the last among them; null where the campaign has none. */
export function deltasByVariant(
  moves: readonly { was: number; is: number; variant: number | null }[],
): ReceiptDeltas[] | null {
  const variants = Math.max(...moves.map(({ variant }) => variant ?? 0), 0);
  if (variants === 0) return null;
  return Array.from({ length: variants }, (_, at) => deltasOf(moves.filter(({ variant }) => variant === at + 1)));
}
