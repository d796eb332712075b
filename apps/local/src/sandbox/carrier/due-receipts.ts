/**
 * Up to which message the phones have answered. Texts are accepted in the order of their ids, and a receipt is due a
 * fixed time after, so one number says it; it only ever grows, also when the delay is changed.
 */
export class DueReceipts {
  readonly #accepted: { throughId: number; atMs: number }[] = [];
  #head = 0;
  #through: number;

  /** What was there at the start counts as answered. */
  constructor(
    throughAtStart: number,
    private readonly delayMs: () => number,
    /** Hears that there will be more to answer. */
    private readonly more: () => void,
  ) {
    this.#through = throughAtStart;
  }

  /** A commit has made all up to `throughId` durable at `atMs` of `performance.now()`. */
  accepted(throughId: number, atMs: number): void {
    this.#accepted.push({ throughId, atMs });
    this.more();
  }

  /** The greatest id whose receipt is due. */
  through(nowMs: number): number {
    const delay = this.delayMs();
    for (; this.#head < this.#accepted.length; this.#head++) {
      const batch = this.#accepted[this.#head] as { throughId: number; atMs: number };
      if (batch.atMs + delay > nowMs) break;
      this.#through = batch.throughId;
    }
    if (this.#head > 1_024) {
      this.#accepted.splice(0, this.#head);
      this.#head = 0;
    }
    return this.#through;
  }

  /** Milliseconds until more are due; null where nothing is waiting. */
  nextInMs(nowMs: number): number | null {
    const next = this.#accepted[this.#head];
    return next === undefined ? null : Math.max(0, next.atMs + this.delayMs() - nowMs);
  }
}
