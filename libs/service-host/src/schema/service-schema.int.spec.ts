import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Migration } from '@bellbird/database';
import { testPostgres } from '@bellbird/testing';
import type { ServiceName } from '../platform/platform.js';
import { migrateService, MigrationsPending, openSchema } from './service-schema.js';

// A database of its own on the server that all specs share.
const name = `schema-${randomBytes(4).toString('hex')}` as ServiceName;
const secret = randomBytes(32).toString('hex');
const admin = testPostgres().url;
/** As services of a cluster know the server: without its administrator. */
const server = Object.assign(new URL(admin), { username: '', password: '' }).toString();
const first: Migration = {
  name: '0002-shop',
  up: ({ app }) => `create table shop (id int primary key); grant select on shop to ${app}`,
};
const second: Migration = { name: '0003-name', up: () => 'alter table shop add column name text' };
const old = { name, migrations: [first] };
const current = { name, migrations: [first, second] };
const start = (definition: typeof old) =>
  openSchema(definition, { databaseUrl: server, secret, env: { MIGRATE_AT_START: 'false' } });

afterAll(async () => {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`drop database if exists "${name}" with (force)`);
  for (const kind of ['owner', 'app', 'system'])
    await client.query(`drop role if exists ${name.replaceAll('-', '_')}_${kind}`);
  await client.end();
});

describe('a service that does not migrate at its start', () => {
  it('says in a sentence what is missing, and makes nothing', async () => {
    await expect(start(old)).rejects.toThrow(MigrationsPending);
    await expect(start(old)).rejects.toThrow(
      /^The database of schema-\w+ lacks 0000-outbox, .*0002-shop: run the migrations first/,
    );
  });

  it('starts without an administrator once the job has run', async () => {
    const { applied } = await migrateService(old, { databaseUrl: admin, secret });
    expect(applied.at(-1)).toBe('0002-shop');
    const { app } = await start(old);
    const client = new pg.Client({ connectionString: app });
    await client.connect();
    expect((await client.query('select count(*)::int as n from shop')).rows).toEqual([{ n: 0 }]);
    await client.end();
  });

  it('waits in a new version until the job of that version has run, while the old one goes on and may start anew', async () => {
    await expect(start(current)).rejects.toThrow(/lacks 0003-name:/);
    await expect(start(old)).resolves.toMatchObject({ owner: expect.stringContaining(name) });
    expect((await migrateService(current, { databaseUrl: admin, secret })).applied).toEqual(['0003-name']);
    await expect(start(current)).resolves.toBeDefined();
    await expect(start(old)).resolves.toBeDefined();
  });

  it('is not let in with another secret', async () => {
    await expect(
      openSchema(old, {
        databaseUrl: server,
        secret: randomBytes(32).toString('hex'),
        env: { MIGRATE_AT_START: 'false' },
      }),
    ).rejects.toThrow(/with the same BELLBIRD_SECRET/);
  });
});

describe('a service that migrates at its start, as it does unless told', () => {
  it('finds nothing left to do after the job, however often', async () => {
    await openSchema(current, { databaseUrl: admin, secret, env: {} });
    expect((await migrateService(current, { databaseUrl: admin, secret })).applied).toEqual([]);
  });
});
