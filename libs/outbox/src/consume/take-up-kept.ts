import { setTimeout as pause } from 'node:timers/promises';
import { isTransient, type Database } from '@bellbird/database';
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
import { asideOf, enterInbox, kept, lineOf } from './inbox.js';
import { fromRaw } from './parked-message.js';
import { readMessage } from './read-message.js';

interface KeptRow {
  topic: string;
  kpartition: number;
  koffset: bigint;
  raw: Buffer;
}

const page = 100;

/**
 * Handles the events that were kept because an older release did not know them, and that this one knows: in the order in
 * which they came, each once (the inbox knows those that came again meanwhile), each in a transaction of its own. One that
 * fails for good is parked, and so is what follows it. Safe beside other processes of the service, old and new.
 * @param keys only these; else all.
 * @throws errors of the moment; what was done until then stays done.
 */
export async function takeUpKept(consumer: Consumer, keys: readonly string[] | null = null): Promise<Outcome> {
  const total = { ...noOutcome };
  let after: Pick<KeptRow, 'topic' | 'kpartition' | 'koffset'> = { topic: '', kpartition: -1, koffset: -1n };
  for (;;) {
    const rows = await keptAfter(consumer, keys, after);
    for (const row of rows) add(total, await takeUp(consumer, row));
    const last = rows.at(-1);
    if (last === undefined) return total;
    after = last;
  }
}

/** How many events of later releases wait for one that knows them. They hold nothing up. */
export async function keptCount(db: Database, group: string): Promise<number> {
  const [row] = await db.system((tx) =>
    tx.query<{ n: number }>(`select count(*)::int as n from parked_event where consumer = $1 and state = 'kept'`, [
      group,
    ]),
  );
  return row!.n;
}

function keptAfter(
  { db, group, known }: Consumer,
  keys: readonly string[] | null,
  after: Pick<KeptRow, 'topic' | 'kpartition' | 'koffset'>,
): Promise<KeptRow[]> {
  const definitions = [...known.values()].map(({ definition }) => definition);
  return db.system((tx) =>
    tx.query<KeptRow>(
      `select topic, kpartition, koffset, raw from parked_event
        where consumer = $1 and state = 'kept' and ($2::text[] is null or key = any($2))
          and exists (select from unnest($3::text[], $4::int[]) k(type, version) where k.type = event_type and k.version >= schema_version)
          and (topic, kpartition, koffset) > ($5, $6, $7::bigint)
        order by topic, kpartition, koffset limit ${page}`,
      [
        group,
        keys,
        definitions.map(({ type }) => type),
        definitions.map(({ version }) => version),
        after.topic,
        after.kpartition,
        after.koffset.toString(),
      ],
    ),
  );
}

async function takeUp(consumer: Consumer, row: KeptRow): Promise<Outcome> {
  const message = fromRaw(row.raw);
  for (let attempt = 1; ; attempt++) {
    try {
      return await inOneTransaction(consumer, row, message);
    } catch (error) {
      if (isTransient(error)) throw error;
      const parked = attempt >= mostAttempts;
      const { type, eventId } = message;
      consumer.onError(error, { type, eventId, group: consumer.group, parked });
      if (parked) return inOneTransaction(consumer, row, message, textOf(error));
      await pause(backOff(attempt, 100, 2_000));
    }
  }
}

/** As if it had just come; `failed`: why it is parked. */
async function inOneTransaction(
  { db, group, known }: Consumer,
  row: KeptRow,
  message: Delivered,
  failed?: string,
): Promise<Outcome> {
  const read = readMessage(message, known);
  const at = [group, row.topic, row.kpartition, row.koffset.toString()];
  const mine = `where consumer = $1 and topic = $2 and kpartition = $3 and koffset = $4 and state = 'kept'`;
  return db.eachTenant(async (as) => {
    const tx = await as(message.tenantId);
    const done = (): Promise<number> =>
      tx.execute(`update parked_event set state = 'replayed', raw = null ${mine}`, at);
    if (read === null) {
      await done();
      return noOutcome;
    }
    // Who takes it up at the same time waits here; so does a slice that brings it once more.
    if (read.event !== undefined && !(await enterInbox(tx, group, [read])).has(read.event.id)) {
      await done();
      return { ...noOutcome, duplicates: 1 };
    }
    const { parked } = await asideOf(tx, group, known, [message]);
    const reason = read.invalid ?? failed ?? (parked.has(lineOf(message)) ? waitsForEarlier : undefined);
    if (reason !== undefined || read.event === undefined) {
      const attempts = failed === undefined ? 0 : mostAttempts;
      const parkedNow = await tx.execute(
        `update parked_event set state = 'parked', error = $5, attempts = $6 ${mine}`,
        [...at, kept(reason ?? ''), attempts],
      );
      return { ...noOutcome, parked: parkedNow };
    }
    await done();
    await react({ group, known }, [read.event], tx);
    return { ...noOutcome, handled: 1 };
  });
}
