/**
 * Whether a campaign ended before its first text left, though it has a time of launch: it was taken back in its seconds, or
 * refused for want of money.
 */
export const neverStarted = ({
  status,
  completedAt,
  counts,
}: {
  status: string;
  completedAt: string | null;
  counts: { recipients: number; canceled: number };
}): boolean => status === 'canceled' && completedAt !== null && counts.canceled === counts.recipients;
