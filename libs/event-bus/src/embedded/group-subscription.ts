import type { SliceHandler, Subscription } from '../event-bus.js';
import type { PartitionRef } from './append-messages.js';
import type { Member } from './control-connection.js';
import type { CursorStore } from './cursor-store.js';

export interface GroupSubscriptionOptions {
  /** Most slices of the group in hand at once, in this process. */
  concurrency: number;
  /** The pause after a failed slice: doubled each time from the first to the most, jittered. Milliseconds. */
  firstPauseMs: number;
  mostPauseMs: number;
  /** Under lasting load a partition is emptied no more often than this, so that slices are worth their cost; a few in a row are free. Milliseconds. */
  gatherMs: number;
  onFailure: (error: unknown, at: PartitionRef & { group: string; failures: number }) => void;
  onStopped: () => Promise<void>;
}

interface Lane extends PartitionRef {
  state: 'idle' | 'waiting' | 'running' | 'resting';
  /** More came while it ran. */
  again: boolean;
  failures: number;
  /** Runs ahead of the monotonic clock by `gatherMs` each time that it is emptied. */
  paidUntil: number;
  pause?: NodeJS.Timeout;
}

/** After so many slices a partition lets the others of its group go first. */
const turnsInARow = 10;
/** So often a partition may be emptied in quick succession (steps of one saga) before it has to gather. */
const freeInARow = 4;

/** One group in one process: takes partitions that have work, slice by slice, a few at a time, each partition in order. */
export class GroupSubscription implements Subscription, Member {
  owner: number | null = null;
  private readonly lanes = new Map<string, Lane>();
  private readonly waiting: Lane[] = [];
  private running = 0;
  private stopping: Promise<void> | null = null;
  private onIdle: (() => void) | undefined;

  constructor(
    readonly group: string,
    private readonly topics: readonly string[],
    private readonly handle: SliceHandler,
    private readonly cursors: CursorStore,
    private readonly options: GroupSubscriptionOptions,
  ) {}

  get busy(): boolean {
    return this.running > 0;
  }

  /** There may be messages here. */
  wake(at: PartitionRef): void {
    if (this.stopping !== null || this.owner === null || !this.topics.includes(at.topic)) return;
    const name = `${at.topic}/${at.partition}`;
    const lane = this.lanes.get(name) ?? {
      topic: at.topic,
      partition: at.partition,
      state: 'idle',
      again: false,
      failures: 0,
      paidUntil: 0,
    };
    this.lanes.set(name, lane);
    if (lane.state === 'running') lane.again = true;
    if (lane.state !== 'idle') return;
    const gatheringMs = lane.paidUntil - freeInARow * this.options.gatherMs - performance.now();
    if (gatheringMs > 0) return this.restFor(lane, gatheringMs);
    lane.state = 'waiting';
    this.waiting.push(lane);
    this.fill();
  }

  stop(): Promise<void> {
    this.stopping ??= this.finish();
    return this.stopping;
  }

  private async finish(): Promise<void> {
    this.waiting.length = 0;
    for (const lane of this.lanes.values()) clearTimeout(lane.pause);
    if (this.running > 0) await new Promise<void>((resolve) => (this.onIdle = resolve));
    await this.options.onStopped();
  }

  private fill(): void {
    while (this.running < this.options.concurrency && this.waiting.length > 0) void this.run(this.waiting.shift()!);
  }

  private async run(lane: Lane): Promise<void> {
    this.running += 1;
    lane.state = 'running';
    lane.again = false;
    try {
      if (await this.drain(lane)) lane.paidUntil = Math.max(lane.paidUntil, performance.now()) + this.options.gatherMs;
      lane.state = 'idle';
    } catch (error) {
      lane.failures += 1;
      this.rest(lane);
      this.options.onFailure(error, {
        group: this.group,
        topic: lane.topic,
        partition: lane.partition,
        failures: lane.failures,
      });
    }
    this.running -= 1;
    if (this.stopping !== null) {
      if (this.running === 0) this.onIdle?.();
      return;
    }
    if (lane.again && lane.state === 'idle') this.wake(lane);
    this.fill();
  }

  /** True where it has emptied the partition, so far as it knows; false where it had to leave some, or had no say. */
  private async drain(lane: Lane): Promise<boolean> {
    if (this.owner === null) return false;
    let claimed = await this.cursors.claim(this.group, lane, this.owner);
    let keep = false;
    for (let turn = 1; claimed !== null; turn++) {
      const { fence, slice } = claimed;
      const last = slice.at(-1);
      if (last === undefined) {
        await this.cursors.release(this.group, lane, fence);
        return true;
      }
      try {
        await this.handle(slice);
      } catch (error) {
        await this.cursors.release(this.group, lane, fence).catch(() => undefined);
        throw error;
      }
      lane.failures = 0;
      keep = this.stopping === null && (turn % turnsInARow !== 0 || this.waiting.length === 0);
      if (!keep) lane.again = true;
      claimed = await this.cursors.advance(this.group, lane, fence, last.offset + 1n, keep);
    }
    return keep;
  }

  private rest(lane: Lane): void {
    const { firstPauseMs, mostPauseMs } = this.options;
    this.restFor(
      lane,
      Math.min(mostPauseMs, firstPauseMs * 2 ** Math.min(lane.failures - 1, 20)) * (0.5 + Math.random() / 2),
    );
  }

  private restFor(lane: Lane, ms: number): void {
    lane.state = 'resting';
    if (this.stopping !== null) return;
    lane.pause = setTimeout(() => {
      lane.state = 'idle';
      this.wake(lane);
    }, ms);
  }
}
