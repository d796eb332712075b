import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, spawnService, withDescendants, type Service } from '@bellbird/testing';
import { RunningProduct } from './product.js';

/** The whole product as `npm run start:apart` runs it: every part a process of its own, on Kafka, Redis and Postgres. */
export class ApartProduct extends RunningProduct {
  private constructor(
    url: string,
    private readonly folder: string,
    private readonly env: Record<string, string>,
    private running: Service,
  ) {
    super(url);
  }

  static async start(env: Record<string, string> = {}): Promise<ApartProduct> {
    const folder = await mkdtemp(join(tmpdir(), 'bellbird-apart-'));
    const port = await freePort();
    const all = { PORT: String(port), BELLBIRD_DATA: folder, BELLBIRD_DEMO: 'false', LOG_LEVEL: 'error', ...env };
    return new ApartProduct(`http://localhost:${port}`, folder, all, await launch(all, allUp));
  }

  get launcher(): Service {
    return this.running;
  }

  /** kill -9 of everything at once: the launcher, every part, Kafka, Redis, Postgres and its sessions. Answers how many processes. */
  async cutPower(): Promise<number> {
    const pids = await withDescendants(this.running.pid);
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It died with another.
      }
    }
    await this.running.ended;
    return pids.length;
  }

  /** After a power cut: all of it, in whichever order the parts come up. */
  async startAgain(): Promise<void> {
    this.running = await launch(this.env, allUp);
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

  /** SIGSTOP: it takes connections and says nothing. Answers what lets it go on. */
  pause(part: string): () => Promise<void> {
    const pid = this.pidOf(part);
    process.kill(pid, 'SIGSTOP');
    return async () => void process.kill(pid, 'SIGCONT');
  }

  /** kill -9; answers what resolves when the launcher has started the part again. */
  kill(part: string): () => Promise<void> {
    const before = this.pidOf(part);
    process.kill(before, 'SIGKILL');
    return async () => {
      for (const until = performance.now() + hangsMs; this.pidOf(part) === before;) {
        if (performance.now() > until) throw new Error(`${part} was not started again.`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
  }

  /** kill -9; resolves when the launcher has started the part again. */
  killAndAwait(part: string): Promise<void> {
    return this.kill(part)();
  }

  /** As the superuser on a service's database. */
  async sql<R extends pg.QueryResultRow>(database: string, text: string, values: unknown[] = []): Promise<R[]> {
    const at = join(this.folder, 'postgres');
    const [password, postmaster] = await Promise.all([
      readFile(join(at, 'password'), 'utf8'),
      readFile(join(at, 'cluster', 'postmaster.pid'), 'utf8'),
    ]);
    const client = new pg.Client({
      host: '127.0.0.1',
      port: Number(postmaster.split('\n')[3]),
      user: 'postgres',
      password: password.trim(),
      database,
    });
    await client.connect();
    try {
      return (await client.query<R>(text, values)).rows;
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
    const up = new RegExp(`^${part} is up at (\\S+), process (\\d+)$`);
    const found = [...this.launcher.lines]
      .reverse()
      .map((line) => up.exec(line))
      .find((match) => match !== null);
    if (!found) throw new Error(`${part} never came up.`);
    return found;
  }
}

/** Whoever takes so long hangs: a slow machine with other work beside it takes minutes for what a quiet one does in seconds. */
const hangsMs = 300_000;
const allUp = /Bellbird is ready at/;

export function launch(env: Record<string, string>, ready?: RegExp): Promise<Service> {
  return spawnService({ entry: 'scripts/apart/run.mjs', env, ...(ready && { ready }), timeoutMs: hangsMs });
}
