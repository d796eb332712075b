interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Gathers what comes while a write is under way and writes it all at once when that is done: one commit for many
 * callers, without a timer, so a single caller never waits for others.
 */
export class GroupCommit<Item, Result> {
  #waiting: Waiting<Item, Result>[] = [];
  #writing = false;
  #idle: (() => void)[] = [];

  /** `write` answers a result for each item, in their order; when it rejects, so do all of its callers. */
  constructor(
    private readonly write: (items: Item[]) => Promise<readonly Result[]>,
    private readonly most = 1_000,
  ) {}

  /** Resolves once the item is committed. */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (!this.#writing) {
        this.#writing = true;
        // Those that arrived in the same turn of the event loop go together.
        setImmediate(() => void this.#writeAll());
      }
    });
  }

  /** Resolves when nothing waits any more. */
  settled(): Promise<void> {
    return this.#writing ? new Promise((resolve) => void this.#idle.push(resolve)) : Promise.resolve();
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.most);
      try {
        const results = await this.write(batch.map(({ item }) => item));
        for (const [i, { resolve }] of batch.entries()) resolve(results[i] as Result);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#writing = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
