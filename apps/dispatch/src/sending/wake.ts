/** Lets a loop rest until it is woken; a wake that comes while it works is not lost. */
export class Wake {
  private woken = false;
  private resolve: (() => void) | null = null;

  now(): void {
    this.woken = true;
    this.resolve?.();
  }

  /** Resolves after `ms`, or at once when woken since the last time. */
  async within(ms: number): Promise<void> {
    if (!this.woken) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.resolve = resolve;
        timer = setTimeout(resolve, ms);
      });
      clearTimeout(timer);
      this.resolve = null;
    }
    this.woken = false;
  }
}
