/** Calls `work` again and again, never twice at once: soon after it found something, more and more seldom while it finds nothing. */
export class Ticker {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private again = false;
  private stopped = true;
  private waitMs: number;

  /** `work` resolves to whether it found something; what it throws counts as nothing found. */
  constructor(
    private readonly fastestMs: number,
    private readonly slowestMs: number,
    private readonly work: () => Promise<boolean>,
  ) {
    this.waitMs = fastestMs;
  }

  start(): void {
    this.stopped = false;
    this.schedule();
  }

  /** Does not wait for the next turn. */
  now(): void {
    if (this.stopped) return;
    if (this.running !== null) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.running = this.turn().finally(() => {
      this.running = null;
      if (this.again) this.now();
      else this.schedule();
    });
  }

  /** Resolves when no turn runs any more. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async turn(): Promise<void> {
    this.again = false;
    const found = await this.work().catch(() => false);
    this.waitMs = found ? this.fastestMs : Math.min(this.slowestMs, this.waitMs * 1.5);
  }

  private schedule(): void {
    if (!this.stopped) this.timer = setTimeout(() => this.now(), this.waitMs);
  }
}
