import type { SendOutcome } from '../../channels/channel-provider.js';

interface Health {
  /** Calls in a row that brought no word about the text itself. */
  failures: number;
  openings: number;
  pausedUntil: number;
  /** By the monotonic clock: single steps until a call succeeds. */
  probing: boolean;
  throttledAt: number;
  slowed: boolean;
}

export interface HealthListener {
  /** The carrier throttles this sender: all workers slow down and wait. */
  throttled(sender: string, waitMs: number): void;
  /** The carrier does not answer for this sender: all workers wait. */
  paused(sender: string, waitMs: number): void;
}

const failuresToOpen = 25;
const probeSize = 5;

/**
 * The breaker of each sender. After 25 calls in a row without a word (refused connections, time-outs, 5xx) nothing is
 * licensed for one second, then two, four, eight; then five at a time until one succeeds. A 429 pauses for what it says.
 */
export class SenderHealth {
  private readonly senders = new Map<string, Health>();

  constructor(private readonly listener: HealthListener) {}

  /** Milliseconds for which nothing may go out from this sender. */
  pausedMs(sender: string): number {
    const health = this.senders.get(sender);
    return health === undefined ? 0 : Math.max(0, health.pausedUntil - performance.now());
  }

  mostAtOnce(sender: string): number {
    return this.senders.get(sender)?.probing ? probeSize : Number.POSITIVE_INFINITY;
  }

  /** Whether a rate bucket was made for it here, because it was throttled. */
  isSlowed(sender: string): boolean {
    return this.senders.get(sender)?.slowed ?? false;
  }

  heard(sender: string, outcome: SendOutcome): void {
    if (outcome.kind === 'notSent' && !outcome.called) return;
    const before = this.senders.get(sender);
    if (outcome.kind === 'accepted' || outcome.kind === 'rejected') {
      if (before !== undefined && (before.failures > 0 || before.probing))
        Object.assign(before, { failures: 0, openings: 0, probing: false });
      return;
    }
    const health = before ?? {
      failures: 0,
      openings: 0,
      pausedUntil: 0,
      probing: false,
      throttledAt: Number.NEGATIVE_INFINITY,
      slowed: false,
    };
    this.senders.set(sender, health);
    if (outcome.kind === 'notSent' && outcome.reason === 'throttled')
      this.throttle(sender, health, outcome.retryAfterMs ?? 1_000);
    else this.fail(sender, health);
  }

  private throttle(sender: string, health: Health, waitMs: number): void {
    const now = performance.now();
    health.pausedUntil = Math.max(health.pausedUntil, now + waitMs);
    if (now - health.throttledAt < 500) return; // the calls that were in the air with the first
    health.throttledAt = now;
    health.slowed = true;
    this.listener.throttled(sender, waitMs);
  }

  private fail(sender: string, health: Health): void {
    health.failures += 1;
    if (health.failures < failuresToOpen && !health.probing) return;
    if (health.pausedUntil > performance.now()) return;
    const waitMs = Math.min(8_000, 1_000 * 2 ** health.openings);
    Object.assign(health, { openings: health.openings + 1, pausedUntil: performance.now() + waitMs, probing: true });
    this.listener.paused(sender, waitMs);
  }
}
