/**
 * An async iterator that is fed by push(). Not an async generator: its return() would wait for the pending next()
 * and the subscription would leak. Keeps at most `limit` waiting items; the oldest go first (they are only hints).
 */
export class EventQueue<T> implements AsyncIterableIterator<T> {
  private readonly waiting: T[] = [];
  private readonly takers: ((result: IteratorResult<T>) => void)[] = [];
  private ended = false;

  constructor(private readonly onEnd: () => void, private readonly limit = 100) {}

  push(item: T): void {
    if (this.ended) return;
    const taker = this.takers.shift();
    if (taker !== undefined) return taker({ value: item, done: false });
    this.waiting.push(item);
    if (this.waiting.length > this.limit) this.waiting.shift();
  }

  next(): Promise<IteratorResult<T>> {
    const item = this.waiting.shift();
    if (item !== undefined) return Promise.resolve({ value: item, done: false });
    if (this.ended) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => this.takers.push(resolve));
  }

  return(): Promise<IteratorResult<T>> {
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
