import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { eventually, freePort, spawnService, type Service } from '@bellbird/testing';
import { Client } from './client.js';

/** A product that runs somewhere, as those see it who have its address alone. */
export class RunningProduct {
  constructor(readonly url: string) {}

  /** A client without a log-in. */
  guest(): Client {
    return new Client(this.url, null);
  }

  async signUp(
    given: Partial<Record<'email' | 'businessName' | 'timeZone' | 'country', string>> = {},
  ): Promise<Client> {
    const guest = this.guest();
    const email = given.email ?? `owner-${Math.random().toString(36).slice(2)}@example.com`;
    await guest.post(
      '/auth/sign-up',
      {
        firstName: 'Mia',
        lastName: 'Chen',
        password: 'Bellbird1!',
        businessName: 'Corner Café',
        country: 'AU',
        timeZone: 'Australia/Sydney',
        acceptTermsAndConditions: true,
        ...given,
        email,
      },
      201,
    );
    const code = await this.codeOf(email);
    const signedIn = await guest.get<{ accessToken: string; refreshToken: string }>(
      `/auth/validate-email-account/code/${email}/${code}`,
    );
    return new Client(this.url, signedIn.accessToken, email, signedIn.refreshToken);
  }

  async codeOf(email: string): Promise<string> {
    const mail = await eventually(
      async () => {
        const [newest] = await this.guest().sandbox<{ text: string }[]>(
          'GET',
          `/emails?to=${encodeURIComponent(email)}&limit=1`,
        );
        if (newest === undefined) throw new Error('no mail yet');
        return newest;
      },
      { timeoutMs: 10_000, everyMs: 50 },
    );
    return /\b\d{6}\b/.exec(mail.text)![0];
  }
}

/** The whole product as `npm start` runs it, in a process and a data folder of its own. */
export class Product extends RunningProduct {
  private readonly databases = new Map<string, pg.Client>();

  private constructor(
    url: string,
    readonly folder: string,
    private readonly env: Record<string, string>,
    private service: Service,
  ) {
    super(url);
  }

  static async start(env: Record<string, string> = {}): Promise<Product> {
    const folder = await mkdtemp(join(tmpdir(), 'bellbird-e2e-'));
    const port = await freePort();
    const all = {
      PORT: String(port),
      BELLBIRD_DATA: folder,
      BELLBIRD_DEMO: 'false',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      ...env,
    };
    return new Product(`http://localhost:${port}`, folder, all, await spawn(all));
  }

  /** kill -9 of the process, as a power cut would. */
  async kill(): Promise<void> {
    await this.service.kill('SIGKILL');
  }

  /** With what is said here in place of its settings of before. */
  async startAgain(env: Record<string, string> = {}): Promise<void> {
    Object.assign(this.env, env);
    this.service = await spawn(this.env);
  }

  get pid(): number {
    return this.service.pid;
  }

  /** What it printed so far. */
  get lines(): readonly string[] {
    return this.service.lines;
  }

  /** As the superuser on a service's database, past every guard. */
  async sql<R extends pg.QueryResultRow>(service: string, text: string, values: unknown[] = []): Promise<R[]> {
    let client = this.databases.get(service);
    if (client === undefined) {
      const folder = join(this.folder, 'postgres');
      const [password, postmaster] = await Promise.all([
        readFile(join(folder, 'password'), 'utf8'),
        readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8'),
      ]);
      client = new pg.Client({
        host: '127.0.0.1',
        port: Number(postmaster.split('\n')[3]),
        user: 'postgres',
        password: password.trim(),
        database: service,
      });
      client.on('error', () => this.databases.delete(service));
      await client.connect();
      this.databases.set(service, client);
    }
    return (await client.query<R>(text, values)).rows;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.databases.values()].map((client) => client.end()));
    await this.service.kill('SIGINT');
    await rm(this.folder, { recursive: true, force: true });
  }
}

function spawn(env: Record<string, string>): Promise<Service> {
  return spawnService({ entry: 'apps/local/dist/main.js', env, ready: /Bellbird is ready at/, timeoutMs: 300_000 });
}
