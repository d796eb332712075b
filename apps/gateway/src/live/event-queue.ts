/** What changed, and the trace of the work that changed it. */
export interface Change {
  id: string;
  trace: string | null;
  /** Whether nothing is told where it is not there for the viewer. */
  mayBeHidden: boolean;
}

/**
 * What changed and is not yet shown, each id once, with its last trace, oldest first. An async iterator that is not an async
 * generator: a generator's return() waits for the pending next(), and the subscription would leak.
 */
export class EventQueue implements AsyncIterableIterator<Change> {
  private readonly waiting = new Map<string, Change>();
  private readonly takers: ((result: IteratorResult<Change>) => void)[] = [];
  private ended = false;

  /** `onEnd` runs once. Over `limit` the oldest go: live events are only hints. */
  constructor(
    private readonly onEnd: () => void,
    private readonly limit = 100,
  ) {}

  push(change: Change): void {
    if (this.ended) return;
    const taker = this.takers.shift();
    if (taker !== undefined) return taker({ value: change, done: false });
    this.waiting.set(change.id, change);
    const [oldest] = this.waiting.keys();
    if (this.waiting.size > this.limit && oldest !== undefined) this.waiting.delete(oldest);
  }

  next(): Promise<IteratorResult<Change>> {
    if (this.ended) return Promise.resolve({ value: undefined, done: true });
    const [change] = this.waiting.values();
    if (change === undefined) return new Promise((resolve) => this.takers.push(resolve));
    this.waiting.delete(change.id);
    return Promise.resolve({ value: change, done: false });
  }

  return(): Promise<IteratorResult<Change>> {
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
