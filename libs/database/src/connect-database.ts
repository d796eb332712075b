import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { askAnew } from './ask-anew.js';
import type { ServiceDatabaseUrls } from './create-service-database.js';
import { Database } from './database.js';
import { SilenceWatch } from './silence-watch.js';
import { hasNoRoom, isTransient } from './sql-errors.js';

export interface DatabaseOptions {
  urls: ServiceDatabaseUrls;
  /** Most connections of the role that serves tenants. */
  appConnections?: number;
  /** Most connections of the role that relays, sweeps and schedules. */
  systemConnections?: number;
  applicationName: string;
  /** More patience until `Database.serves` is called: a start that gives up is a restart. */
  isStarting?: boolean;
  /** Hears what a hint after a commit threw. */
  onHintLost?: (error: unknown) => void;
}

const int8 = 20;
const date = 1082;
pg.types.setTypeParser(int8, (text) => BigInt(text));
pg.types.setTypeParser(date, (text) => text);

/** In all; whoever asks for readiness waits for 2.5 s. */
const pingMs = 2_300;
/** So long a new connection is waited for before the pool is asked as well. */
const pingAloneMs = 1_000;

const connectionMs = 8_000;
const patientMs = 60_000;

/**
 * Connects to a service's database under its two roles; both pools open connections only as they are needed. Eight
 * seconds for a connection, eight until a dead one is found out, which also ends the wait for it: nobody waits longer
 * than ten. Only a start may take more.
 */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  const source = (url: string, connections: number): DataSource =>
    new DataSource({
      type: 'postgres',
      url,
      synchronize: false,
      applicationName: options.applicationName,
      poolSize: connections,
      extra: {
        types: pg.types,
        keepAlive: true,
        connectionTimeoutMillis: options.isStarting ? patientMs : connectionMs,
        // The loops of a service ask every second, some at the same time: their connections stay open, as each new one costs a log-in.
        idleTimeoutMillis: 60_000,
        idle_in_transaction_session_timeout: 30_000,
        statement_timeout: 60_000,
        lock_timeout: 8_000,
      },
    });
  const app = await patiently(() => source(options.urls.app, options.appConnections ?? 10).initialize());
  const system = await patiently(() => source(options.urls.system, options.systemConnections ?? 6).initialize());
  const watches = (
    [
      [app, options.urls.app],
      [system, options.urls.system],
    ] as const
  ).map(([of, url]) => {
    const pool = poolOf(of);
    // The server may end a session with the very greeting, before TypeORM listens; unheard it would end this process.
    pool.on('connect', (client) => void client.on('error', () => undefined));
    return new SilenceWatch(url, options.applicationName).pool(pool);
  });
  return new Database(app, system, {
    serves: () => [app, system].forEach((of) => (poolOf(of).options.connectionTimeoutMillis = connectionMs)),
    ping: () => ping(options.urls.app, poolOf(app)),
    closed: () => watches.forEach((watch) => watch.stop()),
    hintLost: options.onHintLost ?? (() => undefined),
  });
}

/** No part of TypeORM's types. */
const poolOf = (source: DataSource): pg.Pool => (source.driver as unknown as { master: pg.Pool }).master;

/**
 * Whether the server answers a connection of its own, says that it has no room for one more, or answers the pool: a
 * shortage that every process took for an outage would become one. The pool is asked second, for it may hold one that
 * is dead.
 */
async function ping(url: string, pool: pg.Pool): Promise<void> {
  const until = performance.now() + pingMs;
  const anew = askAnew(url, pingMs, 'select 1').catch((error: unknown) => {
    if (!hasNoRoom(error)) throw error;
  });
  if (
    await Promise.race([
      anew.then(
        () => true,
        () => false,
      ),
      pause(pingAloneMs, false, { ref: false }),
    ])
  )
    return;
  const late = pause(until - performance.now(), undefined, { ref: false }).then(() => {
    throw new Error('timeout expired');
  });
  await Promise.race([Promise.any([anew, pool.query('select 1')]).catch(() => anew), late]);
}

/** Five times at most while it is only slow or not yet there. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === 5 || !isTransient(error)) throw error;
      await pause(500);
    }
  }
}
