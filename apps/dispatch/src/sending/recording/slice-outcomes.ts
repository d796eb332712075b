import type { MessageOutcome } from './record-outcomes.js';

const flushAfterMs = 300;

/**
 * Gathers the outcomes of a slice and hands them on together: when all are there, and what is there 300 ms after the
 * first, so that one slow answer does not keep the others unrecorded.
 */
export class SliceOutcomes {
  private batch: MessageOutcome[] = [];
  private timer: NodeJS.Timeout | undefined;
  private readonly written: Promise<unknown>[] = [];
  private finish!: () => void;
  private readonly finished = new Promise<void>((resolve) => (this.finish = resolve));

  constructor(
    private left: number,
    private readonly record: (batch: MessageOutcome[]) => Promise<unknown>,
  ) {
    if (left === 0) this.finish();
  }

  add(outcome: MessageOutcome): void {
    this.batch.push(outcome);
    this.left -= 1;
    if (this.left === 0) {
      this.flush();
      this.finish();
    } else {
      this.timer ??= setTimeout(() => this.flush(), flushAfterMs);
    }
  }

  /** Resolves when every outcome of the slice is there and was handed on and dealt with. */
  async done(): Promise<void> {
    await this.finished;
    await Promise.all(this.written);
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const batch = this.batch;
    this.batch = [];
    if (batch.length > 0) this.written.push(this.record(batch));
  }
}
