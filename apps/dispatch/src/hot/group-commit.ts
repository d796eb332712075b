const mostAtOnce = 2_000;

interface Waiting<T> {
  item: T;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Many small writes as few: `write` takes all that has come while the one before was under way. No timer: a fixed window
 * would cap how fast a caller can go on.
 */
export class GroupCommit<T> {
  private waiting: Waiting<T>[] = [];
  private writing = false;

  constructor(private readonly write: (items: readonly T[]) => Promise<unknown>) {}

  /** Resolves when it is written; rejects where it could not be. */
  add(item: T): Promise<void> {
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
        await this.write(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.writing = false;
  }
}
