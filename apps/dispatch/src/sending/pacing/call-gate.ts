const leastAhead = 8;
const mostAhead = 1_000;
/** What is licensed and not yet called for may be as much as is called for in this time. */
const aheadSeconds = 0.05;
const measureMs = 100;

/**
 * Keeps what is licensed ahead of the calls small: all of it goes out even when the campaign is canceled meanwhile, and
 * all of it is unknown when the worker dies. At most a twentieth of a second of calls as things go, at least eight; a
 * slice is half of that. A fast carrier is licensed for by hundreds, a slow one by a handful.
 */
export class CallGate {
  private unstarted = 0;
  private ahead: number;
  private started = 0;
  private perSecond = 0;
  private measuredAt = performance.now();
  private waiting: (() => void)[] = [];

  /** `inFlight`: calls in the air at once. */
  constructor(inFlight: number) {
    this.ahead = Math.max(leastAhead, Math.min(100, Math.floor(inFlight / 4)));
  }

  /** How many messages the next slice may hold. */
  get sliceSize(): number {
    return Math.min(500, Math.ceil(this.ahead / 2));
  }

  /** Waits until so few calls wait to be started that more may be licensed. */
  async room(): Promise<void> {
    while (this.unstarted >= this.ahead) await new Promise<void>((resolve) => void this.waiting.push(resolve));
  }

  licensed(messages: number): void {
    this.unstarted += messages;
  }

  /** A call was started, or given back. */
  start(): void {
    this.unstarted -= 1;
    this.started += 1;
    const now = performance.now();
    if (now - this.measuredAt >= measureMs) this.measure(now);
    if (this.unstarted < this.ahead && this.waiting.length > 0) {
      const waiting = this.waiting;
      this.waiting = [];
      for (const resolve of waiting) resolve();
    }
  }

  private measure(now: number): void {
    const seconds = (now - this.measuredAt) / 1_000;
    // After a pause the rate of before says nothing.
    const weight = seconds > 1 ? 1 : 0.3;
    this.perSecond += weight * (this.started / seconds - this.perSecond);
    this.ahead = Math.min(mostAhead, Math.max(leastAhead, Math.round(this.perSecond * aheadSeconds)));
    this.started = 0;
    this.measuredAt = now;
  }
}
