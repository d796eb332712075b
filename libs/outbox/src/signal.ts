/** Lets a loop rest until it is woken; a wake that comes while it works is not lost. */
export class Signal {
  private woken = false;
  private resolve: (() => void) | undefined;

  wake(): void {
    this.woken = true;
    this.resolve?.();
  }

  /** Resolves after `ms`, or at once when woken since the last wait. */
  async wait(ms: number): Promise<void> {
    if (!this.woken) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.resolve = resolve;
        timer = setTimeout(resolve, ms);
      });
      clearTimeout(timer);
      this.resolve = undefined;
    }
    this.woken = false;
  }
}

/** Milliseconds before the next try, doubled with each failure from `first` to `most`, jittered down to a half. */
export function backOff(failures: number, first: number, most: number): number {
  return Math.min(most, first * 2 ** Math.min(failures - 1, 20)) * (0.5 + Math.random() / 2);
}
