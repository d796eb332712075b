import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { discardEmbeddedPostgres, startEmbeddedPostgres, type EmbeddedPostgres } from '@bellbird/database';
import { spawnService } from '@bellbird/testing';

const dataDir = await mkdtemp(join(tmpdir(), 'bellbird-migrate-'));
let server: EmbeddedPostgres;
const entry = new URL('./migrate.main.ts', import.meta.url);

beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir, durable: false });
});
afterAll(async () => {
  await server.stop();
  await discardEmbeddedPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

async function migrate(
  args: readonly string[],
  env: Record<string, string> = { DATABASE_URL: server.url, BELLBIRD_SECRET: 'a'.repeat(64) },
): Promise<{ code: unknown; lines: readonly string[] }> {
  const job = await spawnService({ entry, args, env: { DATABASE_URL: '', BELLBIRD_SECRET: '', ...env } });
  return { code: await job.ended, lines: job.lines };
}

it('brings the services named up to date, says so, and ends', async () => {
  const first = await migrate(['identity']);
  expect(first).toEqual({ code: 0, lines: [expect.stringMatching(/^identity: 0000-outbox, .*0002-users/)] });

  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  expect((await client.query(`select datname from pg_database where datname in ('tenants', 'identity')`)).rows).toEqual(
    [{ datname: 'identity' }],
  );
  await client.end();
}, 60_000);

it('says in a sentence what it was not told, and what it does not know', async () => {
  expect(await migrate(['identiti'], {})).toEqual({
    code: 1,
    lines: [
      expect.stringMatching(
        /^migrate: Bellbird cannot start: DATABASE_URL is not set; BELLBIRD_SECRET is not set; there is no service identiti \(there are identity, tenants, /,
      ),
    ],
  });
}, 60_000);
