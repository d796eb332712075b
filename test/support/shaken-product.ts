import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { discardEmbeddedPostgres, startEmbeddedPostgres, type EmbeddedPostgres } from '@bellbird/database';
import { eventually, postgresProxy, type PostgresProxy } from '@bellbird/testing';
import { Product } from './product.js';

/**
 * The whole product on a Postgres of its own, behind a proxy: both may be made to fail. Its carrier, card provider and
 * mailbox are the outside world: what goes wrong here is not theirs.
 */
export class ShakenProduct {
  private admin: Promise<pg.Client> | undefined;

  private constructor(
    readonly product: Product,
    readonly server: EmbeddedPostgres,
    readonly proxy: PostgresProxy,
    private readonly folder: string,
  ) {}

  static async start(): Promise<ShakenProduct> {
    const folder = await mkdtemp(join(tmpdir(), 'bellbird-shaken-'));
    const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
    const proxy = await postgresProxy(server.url, { sparing: ['sandbox'] });
    return new ShakenProduct(await Product.start({ DATABASE_URL: proxy.through(server.url) }), server, proxy, folder);
  }

  /** As the superuser, past the proxy. */
  async sql<R extends pg.QueryResultRow>(database: string, text: string, values: unknown[] = []): Promise<R[]> {
    const client = await this.connect(database);
    try {
      return (await client.query<R>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Ends so many sessions of the product, rather those that work; answers how many there were. */
  async endSessions(most: number): Promise<number> {
    this.admin ??= this.connect('postgres');
    const { rowCount } = await (
      await this.admin
    ).query(
      `
      select pg_terminate_backend(pid) from (
        select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and datname not in ('postgres', 'sandbox')
         order by (state <> 'idle' and random() < 0.7) desc, random() limit $1) picked`,
      [most],
    );
    return rowCount ?? 0;
  }

  /** @throws where its process is gone. */
  expectAlive(): void {
    try {
      process.kill(this.product.pid, 0);
    } catch {
      throw new Error(['The product has ended. It printed:', ...this.product.lines.slice(-30)].join('\n'));
    }
  }

  async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.product.url}/api/health/ready`, { signal: AbortSignal.timeout(5_000) })).ok;
    } catch {
      return false;
    }
  }

  /** After how many milliseconds its readiness was so. @throws where it does not become so. */
  async becomesReady(ready: boolean): Promise<number> {
    const began = performance.now();
    await eventually(async () => expect(await this.isReady()).toBe(ready));
    return performance.now() - began;
  }

  private async connect(database: string): Promise<pg.Client> {
    const at = new URL(this.server.url);
    at.pathname = `/${database}`;
    const client = new pg.Client({ connectionString: at.toString() });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  async stop(): Promise<void> {
    await (await this.admin)?.end();
    await this.product.stop();
    await this.proxy.close();
    await this.server.stop();
    await discardEmbeddedPostgres(this.folder);
  }
}
