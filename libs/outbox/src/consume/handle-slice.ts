import { setTimeout as pause } from 'node:timers/promises';
import { isTransient } from '@bellbird/database';
import type { Delivered } from '@bellbird/event-bus';
import { backOff } from '../signal.js';
import {
  add,
  mostAttempts,
  noOutcome,
  react,
  textOf,
  waitsForEarlier,
  type Consumer,
  type Outcome,
} from './consumer.js';
import type { ConsumedEvent } from './event-handler.js';
import { handledTogether } from './handled-together.js';
import { asideOf, enterInbox, keep, lineOf, park } from './inbox.js';
import { readMessage, type Readable } from './read-message.js';
import { takeUpKept } from './take-up-kept.js';

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Handles a slice: all of it in one transaction when all goes well. When an event fails for good, each goes in a
 * transaction of its own (a failing COMMIT then has one culprit, too): the failing one is tried five times, with
 * pauses, then parked; later events of its line wait for it, then park behind it; all others are done meanwhile.
 * @throws errors of the moment (a lost connection, a dead-lock, a time-out): the bus brings the slice again, nothing is parked.
 */
export async function handleSlice(consumer: Consumer, slice: readonly Delivered[]): Promise<Outcome> {
  const readable = slice.map((message) => readMessage(message, consumer.known)).filter((read) => read !== null);
  const total = { ...noOutcome };
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

/** Kept events of these keys are known by now, and not taken up yet. */
class KeptBefore extends Error {
  constructor(readonly keys: readonly string[]) {
    super('Events of these lines were kept.');
  }
}

type Tried = Readable & { failed?: string };

/** What was kept of these lines and is known by now goes first: what follows may build on it. */
async function inOneTransaction(consumer: Consumer, events: readonly Tried[]): Promise<Outcome> {
  const before = { ...noOutcome };
  for (;;) {
    try {
      const outcome = await afterKept(consumer, events);
      add(outcome, before);
      return outcome;
    } catch (error) {
      if (!(error instanceof KeptBefore)) throw error;
      add(before, await takeUpKept(consumer, error.keys));
    }
  }
}

/** @throws KeptBefore, with nothing done. */
async function afterKept(consumer: Consumer, events: readonly Tried[]): Promise<Outcome> {
  const outcome = { ...noOutcome };
  const { db, group, known } = consumer;
  await db.eachTenant(async (as) => {
    let tx = await as(events[0]!.event?.tenantId ?? nobody);
    const due: ConsumedEvent[] = [];
    const fresh = await enterInbox(tx, group, events);
    const messages = events.map(({ message }) => message);
    const { parked, takeUp } = await asideOf(tx, group, known, messages);
    if (takeUp.length > 0) throw new KeptBefore(takeUp);
    for (const { message, event, invalid, later, failed } of byTenant(events)) {
      if (event !== undefined && !fresh.delete(event.id)) {
        outcome.duplicates++;
        continue;
      }
      if (later) {
        await keep(tx, group, message, invalid);
        outcome.kept++;
        continue;
      }
      const line = lineOf(message);
      const reason = invalid ?? failed ?? (parked.has(line) ? waitsForEarlier : undefined);
      if (event === undefined || reason !== undefined) {
        await park(tx, group, message, reason ?? '', failed === undefined ? 0 : mostAttempts);
        parked.add(line);
        outcome.parked++;
        continue;
      }
      due.push(event);
    }
    for (const events of handledTogether(known, due)) {
      const { tenantId } = events[0]!;
      if (tx.tenantId !== tenantId) tx = await as(tenantId);
      await react(consumer, events, tx);
      outcome.handled += events.length;
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
