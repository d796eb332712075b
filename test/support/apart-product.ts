import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Service, spawnService } from '@bellbird/testing';
import pg from 'pg';
import { RunningProduct } from './product.js';

/** The whole product as `npm run start:apart` runs it: every part a process of its own, on Kafka, Redis and Postgres. */
export class ApartProduct extends RunningProduct {
  private constructor(url: string, private readonly folder: string, readonly launcher: Service) {
    super(url);
  }

  static async start(env: Record<string, string> = {}): Promise<ApartProduct> {
    const folder = await mkdtemp(join(tmpdir(), 'bellbird-apart-'));
    const port = await freePort();
    const launcher = await launch({ PORT: String(port), BELLBIRD_DATA: folder, BELLBIRD_DEMO: 'false', LOG_LEVEL: 'error', ...env }, /Bellbird is ready at/);
    return new ApartProduct(`http://localhost:${port}`, folder, launcher);
  }

  /** Of a part's process, as it runs now. */
  pidOf(part: string): number {
    return Number(this.lastUp(part)[2]);
  }

  /** Where a part listens, past the front. */
  urlOf(part: string): string {
    return this.lastUp(part)[1]!;
  }

  /** Every process of ours. */
  pids(): number[] {
    return this.launcher.lines.flatMap((line) => /, process (\d+)$/.exec(line)?.[1] ?? []).map(Number);
  }

  /** kill -9; resolves when the launcher has started the part again. */
  async killAndAwait(part: string): Promise<void> {
    const before = this.pidOf(part);
    process.kill(before, 'SIGKILL');
    for (const until = performance.now() + 30_000; this.pidOf(part) === before;) {
      if (performance.now() > until) throw new Error(`${part} was not started again.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** As the superuser on a service's database. */
  async sql<R extends pg.QueryResultRow>(database: string, text: string): Promise<R[]> {
    const at = join(this.folder, 'postgres');
    const [password, postmaster] = await Promise.all([readFile(join(at, 'password'), 'utf8'), readFile(join(at, 'cluster', 'postmaster.pid'), 'utf8')]);
    const client = new pg.Client({ host: '127.0.0.1', port: Number(postmaster.split('\n')[3]), user: 'postgres', password: password.trim(), database });
    await client.connect();
    try {
      return (await client.query<R>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** One Ctrl-C; answers how it ended. */
  async stop(): Promise<number | NodeJS.Signals> {
    const how = await this.launcher.kill('SIGINT');
    await rm(this.folder, { recursive: true, force: true });
    return how;
  }

  private lastUp(part: string): RegExpExecArray {
    const up = new RegExp(`^${part} is up(?: at (\\S+))?, process (\\d+)$`);
    const found = [...this.launcher.lines].reverse().map((line) => up.exec(line)).find((match) => match !== null);
    if (!found) throw new Error(`${part} never came up.`);
    return found;
  }
}

export function launch(env: Record<string, string>, ready?: RegExp): Promise<Service> {
  return spawnService({ entry: 'scripts/apart/run.mjs', env, ...(ready && { ready }), timeoutMs: 120_000 });
}
