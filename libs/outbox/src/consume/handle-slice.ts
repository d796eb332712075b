import { setTimeout as pause } from 'node:timers/promises';
import { context, SpanKind } from '@opentelemetry/api';
import { isTransient, type Database, type Tx } from '@bellbird/database';
import type { Delivered } from '@bellbird/event-bus';
import { backOff } from '../signal.js';
import { inTraceOf, ofService } from '../trace-context.js';
import type { ConsumedEvent, HandlersByType } from './event-handler.js';
import { enterInbox, lineOf, park, parkedLines } from './inbox.js';
import { readMessage, type Readable } from './read-message.js';

export interface Consumer {
  db: Database;
  group: string;
  handlers: HandlersByType;
  /** Told of each event that failed or was parked, for the log. */
  onError: (error: unknown, event: { type: string; eventId: string; group: string; parked: boolean }) => void;
}

/** What became of a slice. */
export interface Outcome {
  handled: number;
  duplicates: number;
  parked: number;
}

/** Times that an event is tried before it is parked, for an error that is not of the moment. */
export const mostAttempts = 5;
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Handles a slice: all of it in one transaction when all goes well. When an event fails for good, each goes in a
 * transaction of its own (a failing COMMIT then has one culprit, too): the failing one is tried five times, with
 * pauses, then parked; later events of its line wait for it, then park behind it; all others are done meanwhile.
 * @throws errors of the moment (a lost connection, a dead-lock, a time-out): the bus brings the slice again, nothing is parked.
 */
export async function handleSlice(consumer: Consumer, slice: readonly Delivered[]): Promise<Outcome> {
  const readable = slice.map((message) => readMessage(message, consumer.handlers)).filter((read) => read !== null);
  const total: Outcome = { handled: 0, duplicates: 0, parked: 0 };
  if (readable.length === 0) return total;
  try {
    return await inOneTransaction(consumer, readable);
  } catch (error) {
    if (isTransient(error)) throw error;
  }
  let left: Readable[] = readable;
  for (let attempt = 1; left.length > 0; attempt++) {
    if (attempt > 1) await pause(backOff(attempt - 1, 100, 2_000));
    left = await oneByOne(consumer, left, attempt, total);
  }
  return total;
}

/** Tries each event that does not wait for an earlier one of its line; answers those that are still to be done. */
async function oneByOne(
  consumer: Consumer,
  events: readonly Readable[],
  attempt: number,
  total: Outcome,
): Promise<Readable[]> {
  const left: Readable[] = [];
  const waiting = new Set<string>();
  for (const read of events) {
    const line = lineOf(read.message);
    if (waiting.has(line)) {
      left.push(read);
      continue;
    }
    try {
      add(total, await inOneTransaction(consumer, [read]));
    } catch (error) {
      if (isTransient(error)) throw error;
      const parked = attempt >= mostAttempts;
      consumer.onError(error, {
        type: read.message.type,
        eventId: read.message.eventId,
        group: consumer.group,
        parked,
      });
      if (parked) {
        add(
          total,
          await inOneTransaction(consumer, [{ message: read.message, event: read.event!, failed: textOf(error) }]),
        );
      } else {
        waiting.add(line);
        left.push(read);
      }
    }
  }
  return left;
}

async function inOneTransaction(
  consumer: Consumer,
  events: readonly (Readable & { failed?: string })[],
): Promise<Outcome> {
  const outcome: Outcome = { handled: 0, duplicates: 0, parked: 0 };
  const { db, group } = consumer;
  await db.eachTenant(async (as) => {
    let tx = await as(events[0]!.event?.tenantId ?? nobody);
    const fresh = await enterInbox(tx, group, events);
    const parked = await parkedLines(
      tx,
      group,
      events.map(({ message }) => message),
    );
    for (const { message, event, invalid, failed } of byTenant(events)) {
      if (event !== undefined && !fresh.delete(event.id)) {
        outcome.duplicates++;
        continue;
      }
      const line = lineOf(message);
      const reason = invalid ?? failed ?? (parked.has(line) ? 'Waits for an earlier event of its key.' : undefined);
      if (event === undefined || reason !== undefined) {
        await park(tx, group, message, reason ?? '', failed === undefined ? 0 : mostAttempts);
        parked.add(line);
        outcome.parked++;
        continue;
      }
      if (tx.tenantId !== event.tenantId) tx = await as(event.tenantId);
      await react(consumer, event, message.trace, tx);
      outcome.handled++;
    }
  });
  return outcome;
}

/**
 * One tenant after the other, in the same order in every slice: two slices that take the locks of many tenants cannot
 * wait for each other. Each line keeps its own order, and stays whole with the tenant of its first message.
 */
function byTenant<R extends Readable>(events: readonly R[]): R[] {
  const tenants = new Map<string, string>();
  const tenantOf = ({ message }: Readable): string => {
    const line = lineOf(message);
    if (!tenants.has(line)) tenants.set(line, message.tenantId);
    return tenants.get(line) ?? '';
  };
  for (const event of events) tenantOf(event);
  return [...events].sort((a, b) => (tenantOf(a) < tenantOf(b) ? -1 : tenantOf(a) > tenantOf(b) ? 1 : 0));
}

/** Runs the reactions to an event, in the trace that it came from. */
export async function react(
  consumer: Pick<Consumer, 'group' | 'handlers'>,
  event: ConsumedEvent,
  traceparent: string | null,
  tx: Tx,
): Promise<void> {
  const handlers = consumer.handlers.get(event.type) ?? [];
  const attributes = {
    'messaging.destination.name': handlers[0]?.definition.topic,
    'messaging.system': 'bellbird',
    'messaging.operation.type': 'process',
    'messaging.operation.name': 'process',
    'messaging.consumer.group.name': consumer.group,
    'messaging.message.id': event.id,
    'bellbird.event.type': event.type,
  };
  await context.with(ofService(consumer.group), () =>
    inTraceOf(traceparent, `process ${event.type}`, { kind: SpanKind.CONSUMER, attributes }, async () => {
      for (const handler of handlers) await handler.handle(event, tx);
    }),
  );
}

export function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

function add(total: Outcome, more: Outcome): void {
  total.handled += more.handled;
  total.duplicates += more.duplicates;
  total.parked += more.parked;
}
