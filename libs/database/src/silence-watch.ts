import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { askAnew, NoAnswer, type Connected } from './ask-anew.js';
import { isOwnTrouble, sqlState } from './sql-errors.js';

/** Parts of pg's client that its types leave out. */
type Client = pg.ClientBase & Connected & { processID: number; readyForQuery: boolean };

interface Watched {
  /** When it was first had, connected; on the clock of performance.now(), as heardAt. */
  since: number;
  /** Bytes that the socket had read when it was looked at last. */
  read: number;
  /** When it last was in no query, had heard something since the look before, or the server was found at work for it. */
  heardAt: number;
  /** False while it waits in a pool. */
  inUse: boolean;
}

export interface SilenceWatchOptions {
  lookEveryMs?: number;
  /** So long a query may be silent before the server is asked whether it works on it. */
  silentMs?: number;
  /** So long the server may take for that answer; it may be busy. */
  answerMs?: number;
  /** So long a query may be silent where the server greets who asks and says no more. */
  slowMs?: number;
}

/** An answer may be on its way when the server says that it has given it. */
const onItsWayMs = 250;

/*
 * Who still works for us. A session that has written its answer and cannot get rid of it waits for the client for ever.
 */
const atWork = `select pid from pg_stat_activity where pid = any($1::int[]) and state = 'active' and wait_event is distinct from 'ClientWrite'`;

/*
 * Ends sessions that we gave up, for the locks they hold; a stranger who got one's number meanwhile is not meant, nor one
 * of ours that got it where the server was restarted: it began after we had the one that we gave up ($3: how many
 * seconds ago, so that no two clocks are compared).
 */
const end = `
select pg_terminate_backend(pid) from pg_stat_activity
  join unnest($1::int[], $3::float8[]) as given (pid, ago) using (pid)
 where usename = current_user and application_name = $2 and state_change < clock_timestamp() - interval '1 second'
   and backend_start < clock_timestamp() - make_interval(secs => ago)`;

/**
 * Finds connections that are dead though nobody closed them: a machine, a firewall or a proxy between us and
 * Postgres that swallows what it gets. TCP itself notices that after a quarter of an hour, and a time-out of queries
 * would end the long ones that are well. So the server is asked, over a new connection, whether it works on a query that
 * has been silent for three seconds; if it does not, or is not heard at all, the connection is destroyed; where it only
 * greets, after a minute. Its work fails as with any lost connection (`isTransient`), a pool opens another, and so it does
 * for all that lay idle.
 */
export class SilenceWatch {
  private readonly watched = new Map<Client, Watched>();
  private readonly timer: NodeJS.Timeout;
  /** Sessions given up that the server may still hold, and since when they were ours: they are ended when it can be asked. */
  private given = new Map<number, number>();
  private looking = false;
  private readonly silentMs: number;
  private readonly answerMs: number;
  private readonly slowMs: number;

  /** `url` and `applicationName` are those of the connections that are watched. */
  constructor(
    private readonly url: string,
    private readonly applicationName: string,
    { lookEveryMs = 500, silentMs = 3_000, answerMs = 4_000, slowMs = 60_000 }: SilenceWatchOptions = {},
  ) {
    this.silentMs = silentMs;
    this.answerMs = answerMs;
    this.slowMs = slowMs;
    this.timer = setInterval(() => void this.look(), lookEveryMs);
    this.timer.unref();
  }

  /** Watches what the pool has and will have. */
  pool(pool: pg.Pool): this {
    pool.on('acquire', (client) => this.watch(client, true));
    pool.on('release', (_error, client) => this.watch(client, false));
    pool.on('remove', (client) => void this.watched.delete(client as unknown as Client));
    return this;
  }

  /** Watches one that is connected, until it ends. */
  client(client: pg.Client): void {
    this.watch(client, true);
    client.once('end', () => void this.watched.delete(client as unknown as Client));
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private watch(given: pg.ClientBase, inUse: boolean): void {
    const client = given as Client;
    const state = this.watched.get(client);
    if (state !== undefined) state.inUse = inUse;
    else this.watched.set(client, { since: performance.now(), read: 0, heardAt: performance.now(), inUse });
  }

  private async look(): Promise<void> {
    const silent = this.silentNow();
    if (this.looking || silent.length + this.given.size === 0) return;
    this.looking = true;
    try {
      await this.judge(silent);
    } finally {
      this.looking = false;
    }
  }

  private silentNow(): Client[] {
    const now = performance.now();
    const silent: Client[] = [];
    for (const [client, state] of this.watched) {
      const { stream } = client.connection;
      if (client.readyForQuery || stream.isPaused() || stream.bytesRead !== state.read)
        Object.assign(state, { read: stream.bytesRead, heardAt: now });
      else if (now - state.heardAt >= this.silentMs) silent.push(client);
    }
    return silent;
  }

  private async judge(silent: readonly Client[]): Promise<void> {
    const read = new Map(silent.map((client) => [client, client.connection.stream.bytesRead]));
    const dead =
      (await this.notAtWork(silent))?.filter(
        (client) => !client.readyForQuery && client.connection.stream.bytesRead === read.get(client),
      ) ?? this.silentNow();
    if (dead.length > 0) this.destroy(dead);
    await this.endGivenUp();
  }

  /**
   * Those of `clients` that the server does nothing for; null where nothing is heard of it, so that whoever is silent by
   * now is cut off from it.
   */
  private async notAtWork(clients: readonly Client[]): Promise<Client[] | null> {
    try {
      const rows = await askAnew<{ pid: number }>(this.url, this.answerMs, atWork, [
        clients.map((client) => client.processID),
      ]);
      const working = new Set(rows.map(({ pid }) => pid));
      const idle: Client[] = [];
      for (const client of clients) {
        const state = this.watched.get(client);
        if (!working.has(client.processID)) idle.push(client);
        // It need not be asked about again before it has been silent for as long once more.
        else if (state !== undefined) state.heardAt = performance.now();
      }
      if (idle.length > 0) await pause(onItsWayMs, undefined, { ref: false });
      return idle;
    } catch (error) {
      // It was heard, so it lives, and is slow; but who only ever greets may stand before a server that is gone.
      if (error instanceof NoAnswer && error.isHeard) return clients.filter((client) => this.isOverdue(client));
      // With an SQLSTATE it has answered: it starts, stops or has no room for one more.
      return isOwnTrouble(error) || /^\d/.test(sqlState(error) ?? '') ? [] : null;
    }
  }

  private isOverdue(client: Client): boolean {
    const state = this.watched.get(client);
    return state !== undefined && performance.now() - state.heardAt >= this.slowMs;
  }

  /** With one that is dead goes what lies idle: it would cost the next one who takes it as long a wait. */
  private destroy(dead: readonly Client[]): void {
    const idle = [...this.watched].filter(([, { inUse }]) => !inUse).map(([client]) => client);
    for (const client of [...dead, ...idle]) {
      this.given.set(client.processID, this.watched.get(client)?.since ?? performance.now());
      client.connection.stream.destroy();
    }
  }

  private async endGivenUp(): Promise<void> {
    const given = [...this.given];
    if (given.length === 0) return;
    const now = performance.now();
    try {
      await askAnew(this.url, this.answerMs, end, [
        given.map(([pid]) => pid),
        this.applicationName,
        given.map(([, since]) => (now - since) / 1_000),
      ]);
    } catch {
      return; // not to be reached yet
    }
    for (const [pid] of given) this.given.delete(pid);
  }
}
