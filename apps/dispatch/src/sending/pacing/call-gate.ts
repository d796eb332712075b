const leastAhead = 8;
const mostAhead = 1_000;
/** What is licensed and not yet called for may be as much as is called for in this time, where licences are quick. */
const leastAheadMs = 50;
const mostAheadMs = 400;
const measureMs = 100;
const idleMs = 1_000;

/**
 * Keeps what is licensed ahead of the calls small: all of it goes out even when the campaign is canceled meanwhile, and
 * all of it is unknown when the worker dies. A twentieth of a second of calls as things go, at least eight; a slice is
 * half of that. A fast carrier is licensed for by hundreds, a slow one by a handful. Where licences are slow, as much as
 * is called for while four are asked for: with less than two, calls wait for licences, so fewer are made, so less is
 * licensed, and so on down to eight. All times are of the monotonic clock, milliseconds.
 */
export class CallGate {
  private unstarted = 0;
  private readonly firstAhead: number;
  private ahead: number;
  private started = 0;
  private perSecond: number | null = null;
  private licenceMs = 0;
  private startedAt = Number.NEGATIVE_INFINITY;
  private measuredAt = Number.NEGATIVE_INFINITY;
  private waiting: (() => void)[] = [];

  /** `inFlight`: calls in the air at once. */
  constructor(inFlight: number) {
    this.firstAhead = Math.max(leastAhead, Math.min(100, Math.floor(inFlight / 4)));
    this.ahead = this.firstAhead;
  }

  /** How many messages the next slice may hold. */
  get sliceSize(): number {
    return Math.min(500, Math.ceil(this.ahead / 2));
  }

  /** Waits until so few calls wait to be started that more may be licensed. */
  async room(): Promise<void> {
    while (this.unstarted >= this.ahead) await new Promise<void>((resolve) => void this.waiting.push(resolve));
  }

  /** `tookMs`: from asking for the licence to having it. */
  licensed(messages: number, tookMs: number, now: number): void {
    if (this.unstarted === 0 && now - this.startedAt > idleMs) this.beginAnew(now);
    this.unstarted += messages;
    this.licenceMs += 0.2 * (tookMs - this.licenceMs);
  }

  /** A call was started, or given back. */
  start(now: number): void {
    this.unstarted -= 1;
    this.started += 1;
    this.startedAt = now;
    if (now - this.measuredAt >= measureMs) this.measure(now);
    if (this.unstarted < this.ahead && this.waiting.length > 0) {
      const waiting = this.waiting;
      this.waiting = [];
      for (const resolve of waiting) resolve();
    }
  }

  /** There was nothing to call for: the time without work is no measure of the carrier. */
  private beginAnew(now: number): void {
    this.perSecond = null;
    this.ahead = this.firstAhead;
    this.started = 0;
    this.measuredAt = now;
  }

  private measure(now: number): void {
    const seconds = (now - this.measuredAt) / 1_000;
    const measured = this.started / seconds;
    // After a carrier stood still the rate of before says nothing.
    this.perSecond =
      this.perSecond === null || seconds > 1 ? measured : this.perSecond + 0.3 * (measured - this.perSecond);
    const aheadMs = Math.min(mostAheadMs, Math.max(leastAheadMs, 4 * this.licenceMs));
    this.ahead = Math.min(mostAhead, Math.max(leastAhead, Math.round((this.perSecond * aheadMs) / 1_000)));
    this.started = 0;
    this.measuredAt = now;
  }
}
