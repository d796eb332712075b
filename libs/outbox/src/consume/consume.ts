import type { Database } from '@bellbird/database';
import type { EventBus } from '@bellbird/event-bus';
import { inboxRetentionDays } from '../outbox-schema.js';
import { add, noOutcome, type Consumer, type Outcome } from './consumer.js';
import { knownEvents, type EventHandler } from './event-handler.js';
import { handleSlice } from './handle-slice.js';
import { takeUpKept } from './take-up-kept.js';

export interface ConsumeOptions {
  bus: EventBus;
  db: Database;
  /** The service's name: each group hears every event once. */
  group: string;
  handlers: readonly EventHandler[];
  /** Says when a slice may be handled, where others of the process go first; at once unless told. */
  inTurn?: <T>(work: () => Promise<T>) => Promise<T>;
  /** Told of each event that failed or was parked, and of failing housekeeping, for the log: ids and types, never payloads. */
  onError?: Consumer['onError'];
  /** How often it looks for kept events that it knows: older processes may go on keeping some. Milliseconds. */
  lookMs?: number;
}

/** Numbers since the start of this process, for the metrics. */
export type ConsumerStats = Outcome;

export interface Consuming {
  stats(): ConsumerStats;
  /** Stops after the slices in hand. */
  stop(): Promise<void>;
}

const housekeepingMs = 3_600_000;

/**
 * Lets a service react to events, each exactly once as far as its database goes: inbox row, effects and the events
 * that follow commit together. Listens to every topic that a handler needs, from the group's last position on.
 */
export async function consume({
  bus,
  db,
  group,
  handlers,
  inTurn = (work) => work(),
  onError = () => undefined,
  lookMs = 5_000,
}: ConsumeOptions): Promise<Consuming> {
  const consumer: Consumer = { db, group, known: knownEvents(handlers), onError };
  const stats: ConsumerStats = { ...noOutcome };
  const topics = [...new Set(handlers.map((handler) => handler.definition.topic))];
  const failed = (type: string) => (error: unknown) => onError(error, { type, eventId: '', group, parked: false });
  const takeUp = (): Promise<void> =>
    takeUpKept(consumer).then((outcome) => add(stats, outcome), failed('taking up of kept events'));
  await keepInbox(db);
  await takeUp();
  let taking: Promise<void> | undefined;
  const looking = setInterval(() => {
    taking ??= takeUp().finally(() => (taking = undefined));
  }, lookMs);
  looking.unref();
  const housekeeping = setInterval(() => {
    keepInbox(db).catch(failed('inbox housekeeping'));
  }, housekeepingMs);
  housekeeping.unref();
  const subscription = await bus.subscribe(group, topics, async (slice) => {
    add(stats, await inTurn(() => handleSlice(consumer, slice)));
  });
  return {
    stats: () => ({ ...stats }),
    stop: async () => {
      clearInterval(housekeeping);
      clearInterval(looking);
      await Promise.all([subscription.stop(), taking]);
    },
  };
}

/** Makes the inbox's next days and forgets those that no topic can bring again. */
export async function keepInbox(db: Database, days = inboxRetentionDays): Promise<void> {
  await db.system((tx) => tx.query('select inbox_keep($1)', [days]));
}
