import type { BusMessage, Delivered, EventBus, Lag, SliceHandler, Subscription } from '@bellbird/event-bus';
import type { Seed } from '@bellbird/testing';

export interface Shuffling {
  /** What a group hears is gathered for so long, or until there are `most`, and comes in another order. */
  gatherMs: number;
  most: number;
  seed: Seed;
}

interface Waiting {
  slice: readonly Delivered[];
  done: () => void;
  failed: (error: unknown) => void;
}

/**
 * A bus at its worst within its promise: while it is `worst`, every event comes three times, once of them much later,
 * among others of all keys and topics of its group in any order; those of one key in one topic keep theirs.
 */
export class ShuffledBus implements EventBus {
  worst = false;
  /** Events that were brought to groups, every time counted. */
  brought = 0;
  private readonly groups = new Set<ShuffledGroup>();

  constructor(
    private readonly inner: EventBus,
    private readonly how: Shuffling,
  ) {}

  async subscribe(group: string, topics: readonly string[], handle: SliceHandler): Promise<Subscription> {
    const counted: SliceHandler = (slice) => {
      this.brought += slice.length;
      return handle(slice);
    };
    const shuffled = new ShuffledGroup(counted, this.how);
    this.groups.add(shuffled);
    return this.inner.subscribe(group, topics, (slice) => (this.worst ? shuffled.take(slice) : counted(slice)));
  }

  /** Brings what was kept for later. */
  async bringTheRest(): Promise<void> {
    await Promise.all([...this.groups].map((group) => group.bringTheRest()));
  }

  ensureTopics(topics: readonly string[]): Promise<void> {
    return this.inner.ensureTopics(topics);
  }

  publish(messages: readonly BusMessage[]): Promise<void> {
    return this.inner.publish(messages);
  }

  lag(group: string): Promise<Lag[]> {
    return this.inner.lag(group);
  }

  replayFromStart(group: string, topic: string): Promise<void> {
    return this.inner.replayFromStart(group, topic);
  }

  close(): Promise<void> {
    return this.inner.close();
  }
}

class ShuffledGroup {
  private waiting: Waiting[] = [];
  private forLater: Delivered[] = [];
  private timer: NodeJS.Timeout | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly handle: SliceHandler,
    private readonly how: Shuffling,
  ) {}

  take(slice: readonly Delivered[]): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ slice, done, failed });
      if (this.waiting.reduce((sum, each) => sum + each.slice.length, 0) >= this.how.most) this.bring();
      else this.timer ??= setTimeout(() => this.bring(), this.how.gatherMs);
    });
  }

  bringTheRest(): Promise<void> {
    this.bring();
    return this.last;
  }

  private bring(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const [waiting, again] = [this.waiting, this.forLater];
    const fresh = waiting.flatMap(({ slice }) => slice);
    [this.waiting, this.forLater] = [[], fresh];
    this.last = this.last.then(async () => {
      try {
        const order = this.merged([fresh, fresh, again].flatMap(lines));
        while (order.length > 0) await this.handle(order.splice(0, this.how.seed.int(1, 100)));
        for (const each of waiting) each.done();
      } catch (error) {
        for (const each of waiting) each.failed(error);
      }
    });
  }

  /** Takes from any of them at random until all are empty: each keeps its own order. */
  private merged(of: Delivered[][]): Delivered[] {
    const order: Delivered[] = [];
    const left = of.filter((line) => line.length > 0);
    while (left.length > 0) {
      const nth = this.how.seed.int(0, left.length - 1);
      order.push(left[nth]!.shift()!);
      if (left[nth]!.length === 0) left.splice(nth, 1);
    }
    return order;
  }
}

/** By topic and key, each in its order. */
function lines(messages: readonly Delivered[]): Delivered[][] {
  const byLine = new Map<string, Delivered[]>();
  for (const message of messages) {
    const line = `${message.topic} ${message.key}`;
    byLine.set(line, [...(byLine.get(line) ?? []), message]);
  }
  return [...byLine.values()];
}
