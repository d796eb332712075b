/** An event on the wire. `value` is the payload as JSON text; what it means stands in `@bellbird/events`. */
export interface BusMessage {
  topic: string;
  /** Messages of one key in one topic are delivered in the order they were published. */
  key: string;
  eventId: string;
  type: string;
  schemaVersion: number;
  tenantId: string;
  /** Of the thing the event is about, after the change. */
  aggregateVersion: bigint;
  occurredAt: Date;
  /** W3C traceparent of the work that published it. */
  trace: string | null;
  value: string;
}

/** Where a delivered message lies in its topic; unique there, rising in order of delivery. */
export interface Delivered extends BusMessage {
  partition: number;
  offset: bigint;
}

/**
 * Handles a slice (at most 100 messages, in order). Resolves when all their effects are committed: only then does the
 * group move on. Rejects when nothing of the slice was committed: it is delivered again after a pause.
 */
export type SliceHandler = (slice: readonly Delivered[]) => Promise<void>;

export interface Lag {
  group: string;
  topic: string;
  rows: number;
  /** Age of the oldest message that the group has not handled; 0 when there is none. */
  seconds: number;
}

export interface Subscription {
  /** Stops after the slice in hand. */
  stop(): Promise<void>;
}

/** Port: at least once, ordered by key, durable, replayable. The contract suite runs over every adapter. */
export interface EventBus {
  /** Makes topics where they are missing. */
  ensureTopics(topics: readonly string[]): Promise<void>;
  /** Resolves when all messages are durable; rejects when any may not be (they may then be there twice). */
  publish(messages: readonly BusMessage[]): Promise<void>;
  /** From the group's last position on; a new group starts at the beginning. One group in several processes shares the work. */
  subscribe(group: string, topics: readonly string[], handle: SliceHandler): Promise<Subscription>;
  lag(group: string): Promise<Lag[]>;
  /** Puts a group back to the beginning of a topic, to hear everything again. */
  replayFromStart(group: string, topic: string): Promise<void>;
  close(): Promise<void>;
}
