import type { Tx } from '@bellbird/database';
import type { Delivered } from '@bellbird/event-bus';
import { toRaw } from './parked-message.js';
import { uuid, type Readable } from './read-message.js';

/** Order is kept by key within a topic, so that is what waits behind a parked event. */
export function lineOf(message: Pick<Delivered, 'topic' | 'key'>): string {
  return JSON.stringify([message.topic, keyOf(message)]);
}

/** A key as Postgres can keep it; brokers take any bytes, or none. */
function keyOf({ key }: Pick<Delivered, 'key'>): string {
  return (key ?? '').replaceAll('\0', '');
}

/** Remembers events as handled, together with their effects. Answers the ids that were not remembered before. */
export async function enterInbox(tx: Tx, consumer: string, events: readonly Readable[]): Promise<Set<string>> {
  const known = events.flatMap(({ event }) => (event === undefined ? [] : [event]));
  if (known.length === 0) return new Set();
  const rows = await tx.query<{ id: string }>(
    `insert into inbox (consumer, event_id, occurred_on) select $1, id, day from unnest($2::uuid[], $3::date[]) e(id, day)
     on conflict do nothing returning event_id::text as id`,
    [consumer, known.map((event) => event.id), known.map((event) => event.occurredAt.toISOString().slice(0, 10))],
  );
  return new Set(rows.map((row) => row.id));
}

/**
 * The lines among these that have parked events. Locks those rows until the commit: a replay that is just ending either
 * waits for us (and then finds what we park) or has ended (and then we handle).
 */
export async function parkedLines(tx: Tx, consumer: string, messages: readonly Delivered[]): Promise<Set<string>> {
  const rows = await tx.query<{ topic: string; key: string }>(
    `select topic, key from parked_event where consumer = $1 and state = 'parked' and key = any($2) for update`,
    [consumer, [...new Set(messages.map(keyOf))]],
  );
  return new Set(rows.map(lineOf));
}

/** Puts a message aside, whole, with the reason. Nothing in a message may make this fail: it would come for ever, and its partition wait behind it. */
export async function park(
  tx: Tx,
  consumer: string,
  message: Delivered,
  error: string,
  attempts: number,
): Promise<void> {
  await tx.execute(
    `insert into parked_event (consumer, topic, kpartition, koffset, key, event_id, raw, error, attempts)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (consumer, topic, kpartition, koffset) do nothing`,
    [
      consumer,
      message.topic,
      message.partition,
      message.offset.toString(),
      keyOf(message),
      eventIdOrNull(message),
      toRaw(message),
      kept(error),
      attempts,
    ],
  );
}

/** Why an event is parked, as Postgres can keep it. */
export function kept(error: string): string {
  return error.replaceAll('\0', '').slice(0, 500);
}

function eventIdOrNull(message: Delivered): string | null {
  return uuid.test(message.eventId) ? message.eventId : null;
}
