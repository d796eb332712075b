/**
 * The ids of what changed and is not yet shown, each once, oldest first. An async iterator that is not an async
 * generator: a generator's return() waits for the pending next(), and the subscription would leak.
 */
export class EventQueue implements AsyncIterableIterator<string> {
  private readonly waiting = new Set<string>();
  private readonly takers: ((result: IteratorResult<string>) => void)[] = [];
  private ended = false;

  /** `onEnd` runs once. Over `limit` the oldest go: live events are only hints. */
  constructor(private readonly onEnd: () => void, private readonly limit = 100) {}

  push(id: string): void {
    if (this.ended) return;
    const taker = this.takers.shift();
    if (taker !== undefined) return taker({ value: id, done: false });
    this.waiting.add(id);
    const [oldest] = this.waiting;
    if (this.waiting.size > this.limit && oldest !== undefined) this.waiting.delete(oldest);
  }

  next(): Promise<IteratorResult<string>> {
    if (this.ended) return Promise.resolve({ value: undefined, done: true });
    const [id] = this.waiting;
    if (id === undefined) return new Promise((resolve) => this.takers.push(resolve));
    this.waiting.delete(id);
    return Promise.resolve({ value: id, done: false });
  }

  return(): Promise<IteratorResult<string>> {
    if (!this.ended) {
      this.ended = true;
      this.onEnd();
      for (const taker of this.takers.splice(0)) taker({ value: undefined, done: true });
    }
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
