import type { Database } from '@bellbird/database';
import type { EventBus } from '@bellbird/event-bus';
import { inboxRetentionDays } from '../outbox-schema.js';
import { byType, type EventHandler } from './event-handler.js';
import { handleSlice, type Consumer } from './handle-slice.js';

export interface ConsumeOptions {
  bus: EventBus;
  db: Database;
  /** The service's name: each group hears every event once. */
  group: string;
  handlers: readonly EventHandler[];
  /** Told of each event that failed or was parked, and of failing housekeeping, for the log: ids and types, never payloads. */
  onError?: Consumer['onError'];
}

/** Numbers since the start of this process, for the metrics. */
export interface ConsumerStats {
  handled: number;
  duplicates: number;
  parked: number;
}

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
  onError = () => undefined,
}: ConsumeOptions): Promise<Consuming> {
  const consumer: Consumer = { db, group, handlers: byType(handlers), onError };
  const stats: ConsumerStats = { handled: 0, duplicates: 0, parked: 0 };
  const topics = [...new Set(handlers.map((handler) => handler.definition.topic))];
  await keepInbox(db);
  const housekeeping = setInterval(() => {
    keepInbox(db).catch((error: unknown) =>
      onError(error, { type: 'inbox housekeeping', eventId: '', group, parked: false }),
    );
  }, housekeepingMs);
  housekeeping.unref();
  const subscription = await bus.subscribe(group, topics, async (slice) => {
    const outcome = await handleSlice(consumer, slice);
    stats.handled += outcome.handled;
    stats.duplicates += outcome.duplicates;
    stats.parked += outcome.parked;
  });
  return {
    stats: () => ({ ...stats }),
    stop: async () => {
      clearInterval(housekeeping);
      await subscription.stop();
    },
  };
}

/** Makes the inbox's next days and forgets those that no topic can bring again. */
export async function keepInbox(db: Database, days = inboxRetentionDays): Promise<void> {
  await db.system((tx) => tx.query('select inbox_keep($1)', [days]));
}
