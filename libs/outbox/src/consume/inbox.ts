import { isUuid, type Tx } from '@bellbird/database';
import type { Delivered } from '@bellbird/event-bus';
import type { KnownEvents } from './event-handler.js';
import { toRaw } from './parked-message.js';
import type { Readable } from './read-message.js';

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

/** What stands aside of these lines. */
export interface Aside {
  /** Lines with parked events: what follows waits behind them. */
  parked: Set<string>;
  /** Keys of lines with kept events that are known by now: these come before what follows. */
  takeUp: string[];
}

/**
 * What stands aside of the lines of these messages. Locks the parked rows until the commit: a replay that is just ending
 * either waits for us (and then finds what we park) or has ended (and then we handle).
 */
export async function asideOf(
  tx: Tx,
  consumer: string,
  known: KnownEvents,
  messages: readonly Delivered[],
): Promise<Aside> {
  const rows = await tx.query<{ topic: string; key: string; type: string | null; version: number | null }>(
    `select topic, key, null as type, null::smallint as version
       from (select topic, key from parked_event where consumer = $1 and state = 'parked' and key = any($2) for update) p
     union all
     select distinct topic, key, event_type, schema_version
       from parked_event where consumer = $1 and state = 'kept' and key = any($2)`,
    [consumer, [...new Set(messages.map(keyOf))]],
  );
  const lines = new Set(messages.map(lineOf));
  return {
    parked: new Set(rows.filter(({ type }) => type === null).map(lineOf)),
    takeUp: rows
      .filter((row) => row.type !== null && lines.has(lineOf(row)))
      .filter(({ type, version }) => version! <= (known.get(type!)?.definition.version ?? 0))
      .map(({ key }) => key),
  };
}

/** Puts a message aside, whole, with the reason. Nothing in a message may make this fail: it would come for ever, and its partition wait behind it. */
export async function park(
  tx: Tx,
  consumer: string,
  message: Delivered,
  error: string,
  attempts: number,
): Promise<void> {
  await setAside(tx, consumer, message, error, { state: 'parked', attempts, type: null, version: null });
}

/** Puts an event aside that a later release will know; its line goes on. */
export async function keep(tx: Tx, consumer: string, message: Delivered, error: string): Promise<void> {
  const { type, schemaVersion } = message;
  await setAside(tx, consumer, message, error, { state: 'kept', attempts: 0, type, version: schemaVersion });
}

async function setAside(
  tx: Tx,
  consumer: string,
  message: Delivered,
  error: string,
  as: { state: 'parked' | 'kept'; attempts: number; type: string | null; version: number | null },
): Promise<void> {
  await tx.execute(
    `insert into parked_event (consumer, topic, kpartition, koffset, key, event_id, raw, error, attempts, state, event_type, schema_version)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (consumer, topic, kpartition, koffset) do nothing`,
    [
      consumer,
      message.topic,
      message.partition,
      message.offset.toString(),
      keyOf(message),
      eventIdOrNull(message),
      toRaw(message),
      kept(error),
      as.attempts,
      as.state,
      as.type,
      as.version,
    ],
  );
}

/** Why an event is parked, as Postgres can keep it. */
export function kept(error: string): string {
  return error.replaceAll('\0', '').slice(0, 500);
}

function eventIdOrNull(message: Delivered): string | null {
  return isUuid(message.eventId) ? message.eventId : null;
}
