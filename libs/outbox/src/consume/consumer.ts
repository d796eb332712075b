import { SpanKind } from '@opentelemetry/api';
import type { Database, Tx } from '@bellbird/database';
import { batchAttributes, inService, inTraceOf } from '../trace-context.js';
import type { ConsumedEvent, KnownEvents } from './event-handler.js';

export interface Consumer {
  db: Database;
  group: string;
  known: KnownEvents;
  /** Told of each event that failed or was parked, for the log. */
  onError: (error: unknown, event: { type: string; eventId: string; group: string; parked: boolean }) => void;
}

/** What became of a slice. */
export interface Outcome {
  handled: number;
  duplicates: number;
  parked: number;
  /** Of a later release. */
  kept: number;
}

export const noOutcome: Outcome = { handled: 0, duplicates: 0, parked: 0, kept: 0 };
export const waitsForEarlier = 'Waits for an earlier event of its key.';

/** Times that an event is tried before it is parked, for an error that is not of the moment. */
export const mostAttempts = 5;

/** Runs the reactions to events of one type, in the trace that they came from; of several in that of the first. */
export async function react(
  consumer: Pick<Consumer, 'group' | 'known'>,
  events: readonly ConsumedEvent[],
  tx: Tx,
): Promise<void> {
  const [first, ...others] = events;
  if (first === undefined) return;
  const { type } = first;
  const handlers = consumer.known.get(type)?.handlers ?? [];
  const attributes = {
    'messaging.destination.name': handlers[0]?.definition.topic,
    'messaging.system': 'bellbird',
    'messaging.operation.type': 'process',
    'messaging.operation.name': 'process',
    'messaging.consumer.group.name': consumer.group,
    ...batchAttributes(events),
    'bellbird.event.type': type,
  };
  const links = others.map(({ traceparent }) => traceparent);
  await inService(consumer.group, () =>
    inTraceOf(first.traceparent, `process ${type}`, { kind: SpanKind.CONSUMER, attributes, links }, async () => {
      for (const handler of handlers) await handler.handle(events, tx);
    }),
  );
}

export function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Adds what became of some events to what became of others. */
export function add(total: Outcome, more: Outcome): void {
  total.kept += more.kept;
  total.handled += more.handled;
  total.duplicates += more.duplicates;
  total.parked += more.parked;
}
