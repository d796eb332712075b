import pg from 'pg';
import { postgresProxy, testDatabase, type TestDatabase } from '@bellbird/testing';
import { connectDatabase } from './connect-database.js';
import type { Database } from './database.js';
import { isTransient } from './sql-errors.js';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await testDatabase('unit of work');
  db = await connectDatabase({
    urls: { owner: database.url, app: database.url, system: database.url },
    applicationName: 'unit of work',
    appConnections: 1,
    systemConnections: 1,
  });
  await db.system((tx) => tx.execute('create table thing (id int primary key)'));
});
afterAll(async () => {
  await db?.close();
  await database?.drop();
});

const things = (): Promise<{ id: number }[]> =>
  db.system((tx) => tx.query<{ id: number }>('select id from thing order by id'));

describe('a transaction', () => {
  it('is undone whole where its work throws, and gives no hints', async () => {
    const hints: string[] = [];
    await expect(
      db.system(async (tx) => {
        await tx.execute('insert into thing values (1)');
        tx.afterCommit(() => hints.push('done'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await things()).toEqual([]);
    expect(hints).toEqual([]);
  });

  it('that is committed looks committed though a hint fails, and the next hints come all the same', async () => {
    const hints: string[] = [];
    const answer = await db.system(async (tx) => {
      tx.afterCommit(() => {
        throw new Error('nobody listens');
      });
      tx.afterCommit(() => hints.push('second'));
      await tx.execute('insert into thing values (2)');
      return 'kept';
    });
    expect(answer).toBe('kept');
    expect(hints).toEqual(['second']);
    expect(await things()).toEqual([{ id: 2 }]);
  });

  it('of a tenant carries that tenant to row-level security, and the next one on the same connection does not', async () => {
    const tenant = '01890a5d-ac96-774b-bcce-b302099a8057';
    const setting = `select nullif(current_setting('app.tenant', true), '') as tenant`;
    expect(await db.tenant(tenant, (tx) => tx.query(setting))).toEqual([{ tenant }]);
    expect(
      await db.eachTenant(async (as) => {
        await as(tenant);
        return 1;
      }),
    ).toBe(1);
    expect(await db.system((tx) => tx.query(setting))).toEqual([{ tenant: null }]);
  });
});

it('A ping believes the server alive that has no room for one more connection, or answers the pool alone, and not one that answers neither', async () => {
  const role = `${database.name.slice(0, 50)}_ping`;
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  const url = new URL(database.url);
  [url.username, url.password] = [role, 'ping'];
  await admin.query(`create role ${role} login password 'ping' connection limit 1`);
  const pinged = await connectDatabase({
    urls: { owner: database.url, app: url.toString(), system: database.url },
    applicationName: 'ping',
    appConnections: 1,
    systemConnections: 1,
  });
  try {
    await pinged.eachTenant(async () => {
      await pinged.ping();
    });
    await admin.query(`alter role ${role} nologin`);
    await pinged.ping();
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [role]);
    await expect(pinged.ping()).rejects.toMatchObject({ code: '28000' });
  } finally {
    await pinged.close();
    await admin.query(`drop role ${role}`);
    await admin.end();
  }
});

it('A session that the server ends in one breath with its greeting fails its work, and not this process', async () => {
  const proxy = await postgresProxy(database.url);
  const url = proxy.through(database.url);
  const other = await connectDatabase({
    urls: { owner: url, app: url, system: url },
    applicationName: 'ended',
    appConnections: 3,
    systemConnections: 1,
  });
  try {
    await other.system(async () => {
      const first = new Promise<void>((resolve) => {
        void other.eachTenant(async (as) => {
          await as('01890a5d-ac96-774b-bcce-b302099a8057');
          resolve();
          await done;
        });
      });
      let end: () => void = () => undefined;
      const done = new Promise<void>((resolve) => (end = resolve));
      await first;
      proxy.endNextAtGreeting();
      const ended = await other
        .eachTenant(async (as) => (await as('01890a5d-ac96-774b-bcce-b302099a8057')).query('select 1'))
        .catch((error: unknown) => error);
      end();
      expect(isTransient(ended)).toBe(true);
    });
    expect(
      await other.eachTenant(async (as) => (await as('01890a5d-ac96-774b-bcce-b302099a8057')).query('select 1 as one')),
    ).toEqual([{ one: 1 }]);
  } finally {
    await other.close();
    await proxy.close();
  }
});
