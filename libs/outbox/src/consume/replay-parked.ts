import { isTransient, type Database } from '@bellbird/database';
import { react, textOf } from './consumer.js';
import { knownEvents, type EventHandler, type KnownEvents } from './event-handler.js';
import { enterInbox, kept, lineOf } from './inbox.js';
import { fromRaw } from './parked-message.js';
import { readMessage } from './read-message.js';

export interface ReplayOptions {
  db: Database;
  group: string;
  handlers: readonly EventHandler[];
  /** Only of this topic, or of this key. Never single events: what stands behind them would overtake. */
  filter?: { topic?: string; key?: string };
}

export interface Replayed {
  replayed: number;
  /** Those that failed again, with all that stands behind them. */
  stillParked: number;
}

interface ParkedRow {
  topic: string;
  kpartition: number;
  koffset: bigint;
  key: string;
  raw: Buffer;
}

const page = 100;

/**
 * Handles parked events after all, in their order, each in a transaction of its own with the mark that it was done.
 * An event that fails again stays, and so does its line. Safe beside running consumers and other replays.
 * @throws errors of the moment; what was done until then stays done.
 */
export async function replayParked({ db, group, handlers, filter = {} }: ReplayOptions): Promise<Replayed> {
  const known = knownEvents(handlers);
  const failed = new Set<string>();
  let replayed = 0;
  let after = { topic: '', kpartition: -1, koffset: -1n };
  for (;;) {
    const rows = await parkedAfter(db, group, filter, after);
    for (const row of rows) {
      const line = lineOf(row);
      if (failed.has(line)) continue;
      if (await replayOne(db, group, known, row)) replayed++;
      else failed.add(line);
    }
    const last = rows.at(-1);
    if (last === undefined) return { replayed, stillParked: await parkedCount(db, group, filter) };
    after = last;
  }
}

/** How many events wait, of one group or of all that share the database. The alarm rings when this is above 0 for five minutes. */
export async function parkedCount(
  db: Database,
  group?: string,
  filter: { topic?: string; key?: string } = {},
): Promise<number> {
  const [row] = await db.system((tx) =>
    tx.query<{ n: number }>(
      `select count(*)::int as n from parked_event
        where state = 'parked' and ($1::text is null or consumer = $1) and ($2::text is null or topic = $2) and ($3::text is null or key = $3)`,
      [group ?? null, filter.topic ?? null, filter.key ?? null],
    ),
  );
  return row!.n;
}

/** Gives up a parked event that can never be handled, so that its line may go on; true where there was one. */
export async function dropParked(
  db: Database,
  group: string,
  at: { topic: string; partition: number; offset: bigint },
): Promise<boolean> {
  const dropped = await db.system((tx) =>
    tx.execute(
      `update parked_event set state = 'dropped', raw = null where consumer = $1 and topic = $2 and kpartition = $3 and koffset = $4 and state = 'parked'`,
      [group, at.topic, at.partition, at.offset.toString()],
    ),
  );
  return dropped > 0;
}

function parkedAfter(
  db: Database,
  group: string,
  filter: { topic?: string; key?: string },
  after: Pick<ParkedRow, 'topic' | 'kpartition' | 'koffset'>,
): Promise<ParkedRow[]> {
  return db.system((tx) =>
    tx.query<ParkedRow>(
      `select topic, kpartition, koffset, key, raw from parked_event
        where consumer = $1 and state = 'parked' and ($2::text is null or topic = $2) and ($3::text is null or key = $3)
          and (topic, kpartition, koffset) > ($4, $5, $6::bigint)
        order by topic, kpartition, koffset limit ${page}`,
      [group, filter.topic ?? null, filter.key ?? null, after.topic, after.kpartition, after.koffset.toString()],
    ),
  );
}

async function replayOne(db: Database, group: string, known: KnownEvents, row: ParkedRow): Promise<boolean> {
  const message = fromRaw(row.raw);
  const read = readMessage(message, known);
  const at = [group, row.topic, row.kpartition, row.koffset.toString()];
  const mine = `where consumer = $1 and topic = $2 and kpartition = $3 and koffset = $4 and state = 'parked'`;
  try {
    if (read?.invalid !== undefined) throw new Error(read.invalid);
    await db.eachTenant(async (as) => {
      const tx = await as(message.tenantId);
      const taken = await tx.execute(`update parked_event set state = 'replayed', raw = null ${mine}`, at);
      if (taken === 0 || read === null) return;
      await enterInbox(tx, group, [read]); // one that was unreadable when it was parked has no row there yet
      await react({ group, known }, [read.event], tx);
    });
    return true;
  } catch (error) {
    if (isTransient(error)) throw error;
    await db.system((tx) =>
      tx.execute(`update parked_event set attempts = attempts + 1, error = $5 ${mine}`, [...at, kept(textOf(error))]),
    );
    return false;
  }
}
