import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { sandboxSchema } from './sandbox-schema.js';

export interface SandboxDatabase {
  /** One connection, the only one that writes messages: ids are committed in their order, without gaps in view. */
  readonly writer: pg.Pool;
  /** For all else. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

const ownerLock = 0x5a4db0c;
const patienceMs = 8_000;

/**
 * Connects and brings the schema up to date. A database belongs to one sandbox at a time: the writing connection holds
 * a lock, so that a statement which a killed predecessor still had on its way is over before we read anything.
 * Rejects with one sentence where another sandbox keeps the database for more than eight seconds.
 */
export async function connectSandboxDatabase(databaseUrl: string): Promise<SandboxDatabase> {
  const common = {
    connectionString: databaseUrl,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: 'sandbox',
  };
  const writer = new pg.Pool({
    ...common,
    max: 1,
    idleTimeoutMillis: 0,
    statement_timeout: 30_000,
    onConnect: ownDatabase,
  });
  const pool = new pg.Pool({ ...common, max: 3, idleTimeoutMillis: 0, statement_timeout: 30_000 });
  // A connection that breaks while it is idle is replaced at the next call; without a listener it would end the process.
  for (const each of [writer, pool]) {
    each.on('error', () => undefined);
    // So would one that breaks while somebody has it, between two statements.
    each.on('connect', (client) => void client.on('error', () => undefined));
  }
  const close = async (): Promise<void> => void (await Promise.all([writer.end(), pool.end()]));
  try {
    await updateSchema(writer);
    return { writer, pool, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function ownDatabase(client: pg.ClientBase): Promise<void> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await client.query<{ owned: boolean }>('select pg_try_advisory_lock($1) as owned', [ownerLock]);
    if (rows[0]?.owned === true) return;
    if (performance.now() > until) throw new Error('Another sandbox is working with this database.');
    await pause(50);
  }
}

async function updateSchema(writer: pg.Pool): Promise<void> {
  const { rows } = await writer.query<{ there: boolean }>(`select to_regclass('setting') is not null as there`);
  const version = rows[0]?.there === true ? await readSetting<number>(writer, 'schemaVersion') : undefined;
  for (let next = version ?? 0; next < sandboxSchema.length; next++) {
    await inTransaction(writer, async (tx) => {
      await tx.query(sandboxSchema[next] as string);
      await writeSetting(tx, 'schemaVersion', next + 1);
    });
  }
}

/** Anything that runs a statement: a pool, or a connection inside a transaction. */
export type Queries = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>;

export async function readSetting<T>(db: Queries, key: string): Promise<T | undefined> {
  const { rows } = await (db as pg.Pool).query<{ value: T }>('select value from setting where key = $1', [key]);
  return rows[0]?.value;
}

export async function writeSetting(db: Queries, key: string, value: unknown): Promise<void> {
  await (db as pg.Pool).query(
    'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  );
}

/** Runs `work` in a transaction of its own. */
export async function inTransaction<T>(pool: pg.Pool, work: (tx: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failed: Error) => void (broken = failed));
    throw error;
  } finally {
    client.release(broken);
  }
}
