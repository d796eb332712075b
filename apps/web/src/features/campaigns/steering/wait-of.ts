import type { CampaignDetailsFragment } from '../details/campaign-details.generated';

/** Why nothing moves, or what somebody must know or decide now. */
export type Wait =
  | { kind: 'cancel-window'; secondsLeft: number }
  | { kind: 'above-quote' }
  | { kind: 'too-late' }
  | { kind: 'send-window' }
  | { kind: 'manual' }
  | { kind: 'suspended' }
  | { kind: 'audience' }
  | { kind: 'billing' }
  | { kind: 'insufficient-funds' }
  | { kind: 'canceling' }
  | { kind: 'scheduled' }
  | null;

type Waiting = Pick<
  CampaignDetailsFragment,
  'status' | 'paused' | 'pausedReason' | 'cancellationReason' | 'waitingFor' | 'completedAt'
>;

const pauses = {
  'cost-above-quote': 'above-quote',
  'too-late': 'too-late',
  'send-window': 'send-window',
  manual: 'manual',
  suspended: 'suspended',
} as const;

/** @param secondsLeft of the window in which cancelling costs nothing; 0 when it is over */
export function waitOf(campaign: Waiting, secondsLeft: number): Wait {
  const { status, paused, pausedReason, cancellationReason, waitingFor, completedAt } = campaign;
  if (status === 'pending') return { kind: paused ? 'suspended' : 'scheduled' };
  if (status === 'canceled' && cancellationReason === 'insufficient-funds') return { kind: 'insufficient-funds' };
  if (status === 'canceled' && completedAt === null) return { kind: 'canceling' };
  if (status !== 'running') return null;
  if (paused) return { kind: pauses[pausedReason as keyof typeof pauses] ?? 'manual' };
  if (secondsLeft > 0) return { kind: 'cancel-window', secondsLeft };
  if (waitingFor === 'audience' || waitingFor === 'billing') return { kind: waitingFor };
  return null;
}

/**
 * Whole seconds until the first text may leave. Two clocks have a say, the server's and this browser's, and neither is
 * believed beyond the window's length counted from when the campaign was first seen here.
 */
export function cancelSecondsLeft(
  campaign: {
    status: string;
    launchedAt: string | null;
    cancelWindowSeconds: number;
    counts: { recipients: number; pending: number };
  },
  now: number,
  firstSeenAt: number,
): number {
  const { status, launchedAt, cancelWindowSeconds, counts } = campaign;
  if (status !== 'running' || launchedAt === null || counts.recipients > counts.pending) return 0;
  const byServer = (new Date(launchedAt).getTime() + cancelWindowSeconds * 1_000 - now) / 1_000;
  const bySight = cancelWindowSeconds - (now - firstSeenAt) / 1_000;
  return Math.max(0, Math.ceil(Math.min(byServer, bySight)));
}
