const mostAtOnce = 2_000;

interface Waiting<T, R> {
  item: T;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

/**
 * Many small writes as few: `write` takes all that has come while the one before was under way. No timer: a fixed window
 * would cap how fast a caller can go on. Where it answers, it answers for each item, in their order.
 */
export class GroupCommit<T, R = void> {
  private waiting: Waiting<T, R>[] = [];
  private writing = false;

  constructor(private readonly write: (items: readonly T[]) => Promise<[R] extends [void] ? unknown : readonly R[]>) {}

  /** Resolves when it is written; rejects where it could not be. */
  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (!this.writing) void this.writeAll();
    });
  }

  /** Nobody waits for it any longer: it is not written, unless it is being written already. */
  withdraw(item: T): void {
    this.waiting = this.waiting.filter((each) => each.item !== item);
  }

  private async writeAll(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, mostAtOnce);
      try {
        const results = (await this.write(batch.map(({ item }) => item))) as readonly R[] | undefined;
        for (const [at, { resolve }] of batch.entries()) resolve(results?.[at] as R);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.writing = false;
  }
}
