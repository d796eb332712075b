import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { deriveSecret, signServiceToken } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import { FolderStorage } from '@bellbird/storage';
import {
  eventually,
  spawnService,
  testDatabase,
  testPostgres,
  type Service,
  type TestDatabase,
} from '@bellbird/testing';
import { picture } from './bad-files.js';
import { assertFileInvariants } from './file-invariants.js';

/** The service in processes of its own that die while an image is kept and published. */
describe('files, killed at each step', () => {
  const name = `tenants_${randomBytes(4).toString('hex')}`;
  const secret = randomBytes(32).toString('hex');
  const tenantId = newId();
  let bus: TestDatabase;
  let folder: string;
  let admin: pg.Client;
  let storage: FolderStorage;
  let survivor: { service: Service; url: string };
  const running: Service[] = [];

  async function start(faultPoint?: string): Promise<{ service: Service; url: string }> {
    const service = await spawnService({
      entry: new URL('./run-tenants.ts', import.meta.url),
      ready: /^ready at /,
      timeoutMs: 90_000,
      env: {
        ...{ NAME: name, SECRET: secret, BUS_URL: bus.url, FOLDER: folder, LOG_LEVEL: 'error' },
        ...{ POSTGRES_URL: testPostgres().url, SANDBOX_URL: 'http://127.0.0.1:9', SANDBOX_KEY: 'x' },
        ...(faultPoint !== undefined && { FAULT_POINT: faultPoint }),
      },
    });
    running.push(service);
    return { service, url: (await service.waitForLine(/^ready at /)).replace('ready at ', '') };
  }
  const sql = async <R extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<R[]> =>
    (await admin.query<R>(text, values)).rows;

  beforeAll(async () => {
    [bus, folder] = await Promise.all([testDatabase(`${name}_bus`), mkdtemp(join(tmpdir(), 'tenants-'))]);
    storage = await FolderStorage.open({
      folder,
      baseUrl: 'http://localhost:3000/files',
      secrets: [Buffer.from(secret)],
    });
    // It makes the database, and stands beside all that die.
    survivor = await start();
    const at = new URL(testPostgres().url);
    at.pathname = `/${name}`;
    admin = new pg.Client({ connectionString: at.toString() });
    await admin.connect();
  }, 120_000);
  afterAll(async () => {
    for (const service of running) await service.kill('SIGKILL');
    await admin.end();
    await bus.drop();
    const server = new pg.Client({ connectionString: testPostgres().url });
    await server.connect();
    await server.query(`drop database if exists ${name} with (force)`);
    for (const role of ['owner', 'app', 'system', 'ledger']) await server.query(`drop role if exists ${name}_${role}`);
    await server.end();
    await rm(folder, { recursive: true, force: true });
  });

  /** An icon whose bytes are there. */
  async function uploaded(): Promise<string> {
    const id = newId();
    const bucketPath = `${tenantId}/files/${id}.png`;
    const body = await picture();
    await sql(
      `with o as (insert into stored_object (tenant_id, key) values ($1, $3))
       insert into file (tenant_id, id, purpose, name, state, bucket_path, content_type, bytes, created_by)
       values ($1, $2, 'icon', 'icon.png', 'uploading', $3, 'image/png', $4, $5)`,
      [tenantId, id, bucketPath, body.length, newId()],
    );
    await storage.put(bucketPath, body, { contentType: 'image/png', maxBytes: body.length });
    return id;
  }
  const publish = async (url: string, id: string): Promise<string> => {
    const token = await signServiceToken(deriveSecret(secret, 'internal'), 'tests', tenantId);
    return fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        query:
          'mutation ($id: String!, $by: FileHolderInput!) { publishImage(image: $id, purpose: "icon", by: $by) { url } }',
        variables: { id, by: { kind: 'icon', id: tenantId } },
      }),
    }).then(
      async (answer) => ((await answer.json()) as { data: { publishImage: { url: string } } }).data.publishImage.url,
      () => 'cut',
    );
  };

  it.each(['file-noted', 'file-kept', 'file-ready', 'image-noted', 'image-copied', 'image-published'])(
    '23. killed at %s: the same again ends well, nothing is lost',
    async (place) => {
      const id = await uploaded();
      const victim = await start(place);
      expect(await publish(victim.url, id)).toBe('cut');
      expect(await victim.service.ended).toBe('SIGKILL');
      await assertFileInvariants(sql, storage);
      const url = await publish(survivor.url, id);
      expect(await publish(survivor.url, id)).toBe(url);
      expect(await storage.exists(`${tenantId}/public/${url.split('/').at(-1)}`)).toBe(true);
      await assertFileInvariants(sql, storage);
    },
    60_000,
  );

  it('23. killed while it sweeps: a day later no object is without a row, and no row without its object', async () => {
    await sql(`update stored_object set noted_at = now() - interval '2 days'`);
    await sql(`update file set unclaimed_since = now() - interval '31 days'`);
    await sql('delete from file_claim');
    const before = await sql<{ key: string }>('select key from stored_object');
    expect(before.length).toBeGreaterThan(15);
    const victim = await start('files-swept').catch(() => null);
    if (victim !== null) expect(await victim.service.ended).toBe('SIGKILL');
    expect(await sql('select 1 from file')).toEqual([]);
    await start();
    await eventually(async () => expect(await sql('select 1 from stored_object')).toEqual([]), { timeoutMs: 20_000 });
    for (const { key } of before) expect([key, await storage.exists(key)]).toEqual([key, false]);
  }, 60_000);
});
