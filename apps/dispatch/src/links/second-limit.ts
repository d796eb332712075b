const mostKnown = 100_000;

/** So many a second for each caller, counted in this process alone: a database that hangs must not hold up a redirect. */
export class SecondLimit {
  private second = 0;
  private counts = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly nowMs: () => number,
  ) {}

  /** Whether the caller may once more. */
  takes(caller: string): boolean {
    const second = Math.floor(this.nowMs() / 1_000);
    if (second !== this.second || this.counts.size > mostKnown) this.counts = new Map();
    this.second = second;
    const count = (this.counts.get(caller) ?? 0) + 1;
    this.counts.set(caller, count);
    return count <= this.most;
  }
}
