import type { IHeaders, KafkaMessage, Message } from 'kafkajs';
import type { BusMessage, Delivered } from '../event-bus.js';

/** A message as the producer takes it: key and value are what they are, the other members are headers. */
export function toKafka(message: BusMessage): Message & { value: Buffer } {
  return {
    key: message.key,
    value: Buffer.from(message.value, 'utf8'),
    headers: {
      event_id: message.eventId,
      type: message.type,
      schema: String(message.schemaVersion),
      tenant: message.tenantId,
      agg_version: message.aggregateVersion.toString(),
      occurred_at: message.occurredAt.toISOString(),
      ...(message.trace !== null && { trace: message.trace }),
    },
  };
}

/**
 * A message as it is delivered. Whoever wrote it, this never throws: what a foreign or broken message lacks comes out
 * empty (a time that is none, version 0), and whoever reads it refuses it by that.
 */
export function fromKafka(topic: string, partition: number, message: KafkaMessage): Delivered {
  const { headers } = message;
  return {
    topic,
    partition,
    offset: BigInt(message.offset),
    key: message.key?.toString('utf8') ?? '',
    eventId: text(headers, 'event_id') ?? '',
    type: text(headers, 'type') ?? '',
    schemaVersion: whole(text(headers, 'schema')) ? Number(text(headers, 'schema')) : 0,
    tenantId: text(headers, 'tenant') ?? '',
    aggregateVersion: whole(text(headers, 'agg_version')) ? BigInt(text(headers, 'agg_version')!) : 0n,
    occurredAt: new Date(text(headers, 'occurred_at') ?? Number.NaN),
    trace: text(headers, 'trace') ?? null,
    value: message.value?.toString('utf8') ?? '',
  };
}

/** The first header of this name. */
function text(headers: IHeaders | undefined, name: string): string | undefined {
  const given = headers?.[name];
  const first = Array.isArray(given) ? given[0] : given;
  return first?.toString();
}

function whole(given: string | undefined): boolean {
  return given !== undefined && /^-?\d{1,19}$/.test(given);
}
