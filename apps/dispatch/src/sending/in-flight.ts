/** At most so many calls in the air at once. */
export class InFlight {
  private free: number;
  private readonly waiting: (() => void)[] = [];
  private head = 0;

  constructor(readonly most: number) {
    this.free = most;
  }

  /** True where a place was free at once; else wait for `acquire`. */
  tryAcquire(): boolean {
    if (this.free === 0) return false;
    this.free -= 1;
    return true;
  }

  acquire(): Promise<void> | void {
    if (this.tryAcquire()) return;
    return new Promise<void>((resolve) => void this.waiting.push(resolve));
  }

  release(): void {
    if (this.head < this.waiting.length) {
      const next = this.waiting[this.head++]!;
      if (this.head > 1_000) {
        this.waiting.splice(0, this.head);
        this.head = 0;
      }
      next();
    } else {
      this.free += 1;
    }
  }

  get inTheAir(): number {
    return this.most - this.free;
  }
}
