import { SpanKind } from '@opentelemetry/api';
import { newId, type Tx } from '@bellbird/database';
import { published, publishedPayload, type EventDefinition, type Published } from '@bellbird/events';
import { wakeRelay } from './relay/relay-registry.js';
import { shardOf } from './relay/shard.js';
import { activeTraceparent, batchAttributes, inSpan, inTraceOf, type SpanWish } from './trace-context.js';

export interface PublishOptions {
  /** Row version of the thing that the event is about, after the change. */
  aggregateVersion: bigint;
  /** Of the event that it follows from, where several are seen to at once; left out: what is active when it is written. */
  trace?: string | null;
}

/** An event that is ready to be written: checked, with its id and key. */
export interface OutgoingEvent {
  id: string;
  definition: EventDefinition;
  key: string;
  tenantId: string;
  payload: unknown;
  aggregateVersion: bigint;
  trace: string | null | undefined;
}

/*
 * `order by nth` numbers the rows in the order of the list. Payloads travel as one JSON text, so that large ones are
 * not escaped into an array literal.
 */
const insert = `
insert into outbox (shard, event_id, topic, partition_key, agg_version, tenant_id, event_type, schema_version, trace, payload)
select shard, event_id, topic, partition_key, agg_version, tenant_id, event_type, schema_version, trace, payload
  from rows from (unnest($1::smallint[], $2::uuid[], $3::text[], $4::text[], $5::bigint[], $6::uuid[], $7::text[], $8::smallint[], $9::text[]), jsonb_array_elements($10::jsonb))
       with ordinality as e(shard, event_id, topic, partition_key, agg_version, tenant_id, event_type, schema_version, trace, payload, nth)
 order by nth`;

/**
 * Checks an event against its schema and gives it its id, key and tenant. @throws InvalidEvent.
 */
export function outgoing<E extends EventDefinition>(
  definition: E,
  payload: Published<E>,
  options: PublishOptions,
): OutgoingEvent {
  const checked = publishedPayload(definition, payload) as Record<string, unknown>;
  return {
    id: newId(),
    definition,
    key: String(checked[published(definition).key]),
    tenantId: String(checked['tenantId']),
    payload: checked,
    aggregateVersion: options.aggregateVersion,
    trace: options.trace,
  };
}

/**
 * Says that something happened, in the transaction that made it happen: it goes out if and only if that commits, in the
 * order of the aggregate's versions. Take the aggregate's row lock (`update … returning version`) *before* this call,
 * or two writers of one key may go out in the wrong order. Answers the event's id.
 * @throws InvalidEvent where the payload does not fit; 42501 where it is of another tenant than the transaction serves.
 */
export async function publish<E extends EventDefinition>(
  tx: Tx,
  definition: E,
  payload: Published<E>,
  options: PublishOptions,
): Promise<string> {
  const event = outgoing(definition, payload, options);
  await publishMany(tx, [event]);
  return event.id;
}

/**
 * As `publish`, for many events made by `outgoing`, in one statement; they go out in the order of the list. Whoever hears
 * them goes on in the trace that each was made with, else in that of this call.
 */
export async function publishMany(tx: Tx, events: readonly OutgoingEvent[]): Promise<void> {
  if (events.length === 0) return;
  const here = events.filter(({ trace }) => trace === undefined);
  const own = await Promise.all(events.map((event) => (event.trace === undefined ? event : inItsTrace(event))));
  if (here.length === 0) return write(tx, own);
  await inSpan(`publish ${here[0]!.definition.type}`, producing(here), () => write(tx, own));
}

/** An event that follows from one of several is published in the trace of that one. */
async function inItsTrace(event: OutgoingEvent): Promise<OutgoingEvent> {
  const { trace = null, definition } = event;
  const name = `publish ${definition.type}`;
  return { ...event, trace: await inTraceOf(trace, name, producing([event]), async () => activeTraceparent()) };
}

function producing(events: readonly OutgoingEvent[]): SpanWish {
  const { type, topic } = events[0]!.definition;
  return {
    kind: SpanKind.PRODUCER,
    attributes: {
      'messaging.system': 'bellbird',
      'messaging.operation.type': 'send',
      'messaging.operation.name': 'publish',
      'messaging.destination.name': topic,
      'bellbird.event.type': type,
      ...batchAttributes(events),
    },
  };
}

async function write(tx: Tx, events: readonly OutgoingEvent[]): Promise<void> {
  const active = activeTraceparent();
  await tx.client.query({
    name: 'outbox-publish',
    text: insert,
    values: [
      events.map((event) => shardOf(event.key)),
      events.map((event) => event.id),
      events.map((event) => event.definition.topic),
      events.map((event) => event.key),
      events.map((event) => event.aggregateVersion.toString()),
      events.map((event) => event.tenantId),
      events.map((event) => event.definition.type),
      events.map((event) => published(event.definition).version),
      events.map(({ trace = active }) => trace),
      JSON.stringify(events.map((event) => event.payload)),
    ],
  });
  tx.afterCommit(() => wakeRelay(tx.client));
}
