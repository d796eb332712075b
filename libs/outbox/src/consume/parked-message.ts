import type { Delivered } from '@bellbird/event-bus';

/** A message as it is kept while it is parked: whole, so that it can be handled later as if it had just come. */
export function toRaw(message: Delivered): Buffer {
  return Buffer.from(
    JSON.stringify({
      ...message,
      offset: message.offset.toString(),
      aggregateVersion: message.aggregateVersion.toString(),
      occurredAt: timeOf(message.occurredAt),
    }),
  );
}

export function fromRaw(raw: Buffer): Delivered {
  const kept = JSON.parse(raw.toString('utf8')) as Omit<Delivered, 'offset' | 'aggregateVersion' | 'occurredAt'> &
    Record<'offset' | 'aggregateVersion' | 'occurredAt', string>;
  return {
    ...kept,
    offset: BigInt(kept.offset),
    aggregateVersion: BigInt(kept.aggregateVersion),
    occurredAt: new Date(kept.occurredAt),
  };
}

function timeOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
