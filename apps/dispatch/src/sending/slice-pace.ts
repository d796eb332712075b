const least = 5;
const most = 500;
/** Four lanes, each with a slice in the air and one licensed behind it. */
const slicesAtOnce = 8;

/**
 * How many messages a slice holds. All that is licensed goes out even when the campaign is canceled meanwhile, and all
 * of it is unknown when the worker dies, so a slice begins small and grows only while its calls are started in no time:
 * never more than what can be called for in less than half a second as things go.
 */
export class SlicePace {
  size: number;

  /** `inFlight`: calls in the air at once. */
  constructor(inFlight: number) {
    this.size = Math.min(Math.max(least, Math.floor(inFlight / slicesAtOnce)), 50);
  }

  /** `ms`: how long the calls of a slice took to be started. */
  took(ms: number, messages: number): void {
    if (ms > 300) this.size = Math.max(least, Math.floor(Math.min(this.size, messages) / 2));
    else if (ms < 100 && messages >= this.size * 0.8) this.size = Math.min(most, Math.ceil(this.size * 1.5));
  }
}
