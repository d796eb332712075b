const least = 10;
const most = 500;

/**
 * How many messages a slice holds. All that is licensed goes out even when the campaign is canceled meanwhile, so a
 * slice is never more than what can be called for in less than half a second as things go.
 */
export class SlicePace {
  size = 250;

  /** `ms`: how long the calls of a slice took to be started. */
  took(ms: number, messages: number): void {
    if (ms > 300) this.size = Math.max(least, Math.floor(Math.min(this.size, messages) / 2));
    else if (ms < 100 && messages >= this.size * 0.8) this.size = Math.min(most, Math.ceil(this.size * 1.25));
  }
}
