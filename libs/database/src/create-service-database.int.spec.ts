import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { testPostgres } from '@bellbird/testing';
import { connected } from './connected.js';
import { createServiceDatabase, OtherSecret } from './create-service-database.js';

const name = `made_${randomBytes(4).toString('hex')}`;
const make = (secret: string): ReturnType<typeof createServiceDatabase> =>
  createServiceDatabase(testPostgres().url, name, (role) => `${secret} of ${role}`);

afterAll(() =>
  connected(testPostgres().url, async (admin) => {
    await admin.query(`drop database ${pg.escapeIdentifier(name)}`);
    for (const kind of ['owner', 'app', 'system'])
      await admin.query(`drop role ${pg.escapeIdentifier(`${name}_${kind}`)}`);
  }),
);

it('makes a database once, however many ask at the same time, and takes it from nobody who knows it by another secret', async () => {
  const [urls] = await Promise.all([make('one'), make('one'), make('one')]);
  const isServed = (): Promise<boolean> =>
    connected(urls.app, async (client) => (await client.query('select 1')).rowCount === 1);
  expect(await isServed()).toBe(true);
  await expect(make('another')).rejects.toThrow(OtherSecret);
  expect(await isServed()).toBe(true);
  await expect(make('one')).resolves.toEqual(urls);
});
