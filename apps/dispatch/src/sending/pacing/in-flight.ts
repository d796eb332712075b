/** Calls of single texts in the air at once, beside those of campaigns. */
export const singleInFlight = 40;

/** At most so many calls in the air at once. */
export class InFlight {
  private free: number;
  private readonly waiting: (() => void)[] = [];
  private head = 0;

  constructor(private most: number) {
    this.free = most;
  }

  /** Fewer or more from now on; what is in the air stays there. */
  setMost(most: number): void {
    this.free += most - this.most;
    this.most = most;
    while (this.free > 0 && this.head < this.waiting.length) {
      this.free -= 1;
      this.next();
    }
  }

  /** True where a place was free at once; else wait for `acquire`. */
  tryAcquire(): boolean {
    if (this.free <= 0) return false;
    this.free -= 1;
    return true;
  }

  acquire(): Promise<void> | void {
    if (this.tryAcquire()) return;
    return new Promise<void>((resolve) => void this.waiting.push(resolve));
  }

  release(): void {
    if (this.free >= 0 && this.head < this.waiting.length) this.next();
    else this.free += 1;
  }

  private next(): void {
    const next = this.waiting[this.head++]!;
    if (this.head > 1_000) {
      this.waiting.splice(0, this.head);
      this.head = 0;
    }
    next();
  }

  get inTheAir(): number {
    return this.most - this.free;
  }
}
