import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import type pg from 'pg';
import { QueryRunnerAlreadyReleasedError, type DataSource } from 'typeorm';

export type Row = Record<string, unknown>;

/**
 * One running transaction. `tenantId` is what row-level security lets through; null for the system role.
 * Never keep it beyond the work it was given to.
 */
export interface Tx {
  readonly tenantId: string | null;
  /** Rows of a statement with `$1` parameters. bigint columns are `bigint`, dates 'YYYY-MM-DD'. */
  query<R = Row>(sql: string, parameters?: readonly unknown[]): Promise<R[]>;
  /** How many rows the statement changed. */
  execute(sql: string, parameters?: readonly unknown[]): Promise<number>;
  /** The connection of this transaction, for COPY and cursors. */
  readonly client: pg.PoolClient;
  /** Runs after COMMIT, in order, and is waited for; what it throws changes nothing (it can only be a hint) and is logged. */
  afterCommit(hint: Hint): void;
}

/** What is told after a commit. */
export type Hint = () => unknown;

/**
 * A service's database under its two roles. Each call is one transaction: committed when `work` resolves,
 * rolled back when it throws. Calls never nest.
 */
export class Database {
  constructor(
    private readonly app: DataSource,
    private readonly systemSource: DataSource,
    private readonly server: {
      ping: () => Promise<unknown>;
      serves: () => void;
      closed: () => void;
      hintLost: (error: unknown) => void;
    },
  ) {}

  /** Work for one tenant, as `<service>_app`: sees the rows of that tenant and no others. */
  tenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.transaction(this.app, { tenantId }, work);
  }

  /**
   * One transaction as `<service>_app` that serves several tenants in turn, for handlers of events:
   * `as(tenantId)` points row-level security at that tenant until the next call.
   */
  eachTenant<T>(work: (as: (tenantId: string) => Promise<Tx>) => Promise<T>): Promise<T> {
    return this.transaction(this.app, 'each in turn', (tx) => {
      let isBegun = false;
      return work(async (tenantId) => {
        const pointing = pointAt(tx.client, tenantId);
        const message = isBegun ? pointing : `${beginning}; ${pointing}`;
        isBegun = true;
        await tx.client.query(message);
        return { ...tx, tenantId };
      });
    });
  }

  /** Work across tenants, as `<service>_system`: sees the tables that were granted to it by name, and no others. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.transaction(this.systemSource, { tenantId: null }, work);
  }

  /**
   * Rows of one statement across tenants, a transaction by itself: one message to the server where `system` takes three. For
   * what loops ask every second, mostly to hear that there is nothing to do.
   */
  async systemQuery<R = Row>(sql: string, parameters: readonly unknown[] = []): Promise<R[]> {
    const runner = this.systemSource.createQueryRunner();
    try {
      const client = (await runner.connect()) as pg.PoolClient;
      return (await client.query(sql, parameters as unknown[])).rows as R[];
    } finally {
      await runner.release();
    }
  }

  /**
   * Whether 'table where …' has a row, across tenants: asked before what mostly finds nothing to do, a transaction or a
   * statement that takes longer to plan than to run.
   */
  async systemHas(rows: string): Promise<boolean> {
    return (await this.systemQuery(`select 1 from ${rows} limit 1`)).length > 0;
  }

  /** From now on people wait for it: who needs a connection waits for eight seconds where a start is more patient. */
  serves(): void {
    this.server.serves();
  }

  /** Throws when Postgres answers neither a new connection nor the pool within 2.3 seconds. That it has no room for a new one is an answer. */
  async ping(): Promise<void> {
    await this.server.ping();
  }

  async close(): Promise<void> {
    try {
      await Promise.all([this.app.destroy(), this.systemSource.destroy()]);
    } finally {
      this.server.closed();
    }
  }

  private async transaction<T>(source: DataSource, of: Of, work: (tx: Tx) => Promise<T>): Promise<T> {
    const hints: Hint[] = [];
    const result = await transaction(source, of, work, hints);
    for (const hint of hints) {
      try {
        await hint();
      } catch (error) {
        // It is committed: a hint that fails must not make it look undone.
        this.server.hintLost(error);
      }
    }
    return result;
  }
}

/**
 * Known in tests alone: on Node 20 every promise of a process costs more once anything is kept for its callers, which
 * was a quarter of the processor time of a receipt.
 */
const transactions = process.env['NODE_ENV'] === 'test' ? new AsyncLocalStorage<{ isOpen: boolean }>() : null;

/** Whether who asks runs in a transaction that is still open, and holds a connection and perhaps locks. Always false outside tests. */
export const isInTransaction = (): boolean => transactions?.getStore()?.isOpen === true;

/** Commits the work, or undoes it; what is told after the commit is added to `hints`. */
async function transaction<T>(source: DataSource, of: Of, work: (tx: Tx) => Promise<T>, hints: Hint[]): Promise<T> {
  const runner = source.createQueryRunner();
  let client: pg.PoolClient | undefined;
  let lost: unknown;
  const onLost = (error: unknown): void => void (lost = error);
  const underWay = { isOpen: true };
  try {
    client = ((await runner.connect()) as pg.PoolClient).once('error', onLost);
    const tx = await begin(client, of, hints);
    const result = await (transactions?.run(underWay, () => work(tx)) ?? work(tx));
    // It is lost, or the pool was closed meanwhile: the connection may be another's by now.
    if (runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
    await client.query('commit');
    return result;
  } catch (error) {
    if (!runner.isReleased) await client?.query('rollback').catch(() => undefined);
    // What is asked of a connection that broke between two statements only hears that it is gone.
    throw lost !== undefined && isOfGone(error) ? lost : error;
  } finally {
    underWay.isOpen = false;
    client?.off('error', onLost);
    await runner.release();
  }
}

/** pg has no class for its own. */
const isOfGone = (error: unknown): boolean =>
  error instanceof QueryRunnerAlreadyReleasedError ||
  (error instanceof Error && error.message.endsWith('is not queryable'));

/** One tenant, the system, or tenants one after the other: then the first of them begins the transaction. */
type Of = { tenantId: string | null } | 'each in turn';

const beginning = 'begin isolation level read committed';
const pointAt = (client: pg.PoolClient, tenantId: string): string =>
  `select set_config('app.tenant', ${client.escapeLiteral(tenantId)}, true)`;

/** In one message to the server: TypeORM's own beginning takes two, and the tenant would be a third. */
async function begin(client: pg.PoolClient, of: Of, hints: Hint[]): Promise<Tx> {
  const tenantId = of === 'each in turn' ? null : of.tenantId;
  if (of !== 'each in turn')
    await client.query(tenantId === null ? beginning : `${beginning}; ${pointAt(client, tenantId)}`);
  return {
    tenantId,
    client,
    query: async (sql, parameters = []) => (await client.query(sql, parameters as unknown[])).rows,
    execute: async (sql, parameters = []) => (await client.query(sql, parameters as unknown[])).rowCount ?? 0,
    // What is told belongs to the work that told it, not to what else the transaction did: its trace goes along.
    afterCommit: (hint) => void hints.push(AsyncResource.bind(hint)),
  };
}
