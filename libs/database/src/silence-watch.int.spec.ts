import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import pg from 'pg';
import {
  eventually,
  greetingServer,
  postgresProxy,
  testDatabase,
  type PostgresProxy,
  type TestDatabase,
} from '@bellbird/testing';
import { connectDatabase } from './connect-database.js';
import type { Database } from './database.js';
import { SilenceWatch } from './silence-watch.js';
import { isTransient } from './sql-errors.js';

const connections = 4;

/** Check 38 for one pool. */
describe('a pool behind something that swallows all it gets', () => {
  let database: TestDatabase;
  let proxy: PostgresProxy;
  let db: Database;
  let admin: pg.Client;

  beforeAll(async () => {
    database = await testDatabase('silence');
    proxy = await postgresProxy(database.url);
    const url = proxy.through(database.url);
    db = await connectDatabase({
      urls: { owner: url, app: url, system: url },
      applicationName: 'silence',
      appConnections: connections,
      systemConnections: 1,
    });
    admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query('create table thing (id int primary key)');
  });
  afterAll(async () => {
    await db?.close();
    await admin?.end();
    await proxy?.close();
    await database?.drop();
  });

  const timed = async (work: () => Promise<unknown>): Promise<{ ms: number; error: unknown }> => {
    const began = performance.now();
    const error = await work().then(
      () => null,
      (failed: unknown) => failed,
    );
    return { ms: performance.now() - began, error };
  };
  const ask = () =>
    timed(() => db.eachTenant(async (as) => (await as('01890a5d-ac96-774b-bcce-b302099a8057')).query('select 1')));
  const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, work));

  it('lets nobody wait until it ends, three times as many as it has connections; then it is whole, and what was given up holds no lock', async () => {
    await times(connections, ask);
    let isSilent = false;
    const holder = timed(() =>
      db.system(async (tx) => {
        await tx.execute('insert into thing values (1)');
        proxy.swallow();
        isSilent = true;
        await tx.query('select 1');
      }),
    );
    await eventually(() => isSilent);
    const during = [...(await times(3 * connections, ask)), await holder];
    const pinged = await timed(() => db.ping());
    proxy.heal();
    const after = await times(3 * connections, ask);
    const blocked = await timed(() => admin.query(`set lock_timeout = '60s'; insert into thing values (1)`));
    console.info(
      `in silence at most ${Math.max(...during.map(({ ms }) => ms)).toFixed(0)} ms, a ping ${pinged.ms.toFixed(0)} ms; afterwards ${Math.max(...after.map(({ ms }) => ms)).toFixed(0)} ms, its lock after ${blocked.ms.toFixed(0)} ms`,
    );
    expect(during.filter(({ error }) => !isTransient(error)).map(({ error }) => String(error))).toEqual([]);
    expect(pinged.error).not.toBeNull();
    expect(after.map(({ error }) => error)).toEqual(after.map(() => null));
    expect(blocked.error).toBeNull();
  }, 40_000);

  it('leaves alone who works long, who waits for a lock, and who thinks between two statements', async () => {
    await admin.query('begin; insert into thing values (2)');
    const waiting = timed(() => db.system((tx) => tx.execute('insert into thing values (2)')));
    const thinking = timed(() =>
      db.eachTenant(async (as) => {
        const tx = await as('01890a5d-ac96-774b-bcce-b302099a8057');
        await pause(4_500);
        await tx.query('select 1');
      }),
    );
    const working = timed(() =>
      db.eachTenant(async (as) => (await as('01890a5d-ac96-774b-bcce-b302099a8057')).query('select pg_sleep(4.5)')),
    );
    expect([(await thinking).error, (await working).error]).toEqual([null, null]);
    await admin.query('rollback');
    expect((await waiting).error).toBeNull();
  }, 20_000);

  it.each(['EAI_AGAIN', 'ENOTFOUND', 'EMFILE', 'ENFILE'])(
    'lets a query run on where the server cannot be asked for a trouble of our own: %s',
    async (code) => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const watch = new SilenceWatch(database.url, 'silence', { lookEveryMs: 20, silentMs: 100 });
      watch.client(client);
      const connect = jest
        .spyOn(pg.Client.prototype, 'connect')
        .mockImplementation(() => Promise.reject(Object.assign(new Error(code), { code })));
      try {
        await expect(client.query('select pg_sleep(0.5)')).resolves.toMatchObject({ rowCount: 1 });
        expect(connect).toHaveBeenCalled();
      } finally {
        connect.mockRestore();
        watch.stop();
        await client.end();
      }
    },
  );
});

describe('a query that is silent', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase('silent');
  });
  afterAll(() => database?.drop());

  /** What becomes of one that takes `seconds` while a server that says this much is asked about it. */
  const fateOf = async (seconds: number, greeting: '' | 'R', slowMs: number): Promise<string> => {
    const server = await greetingServer(greeting);
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    const watch = new SilenceWatch(server.url, 'silence', { lookEveryMs: 20, silentMs: 100, answerMs: 100, slowMs });
    watch.client(client);
    try {
      return await client.query('select pg_sleep($1)', [seconds]).then(
        () => `runs on, asked about: ${server.had() > 0}`,
        (error: unknown) => (error as Error).message,
      );
    } finally {
      watch.stop();
      await client.end().catch(() => undefined);
      await server.close();
    }
  };

  it('is cut off where the server is mute', async () => {
    expect(await fateOf(60, '', 60_000)).toContain('Connection terminated');
  });

  it('runs on where the server is heard, and only slow', async () => {
    expect(await fateOf(1, 'R', 60_000)).toBe('runs on, asked about: true');
  });

  it('is cut off in the end where the server only ever greets', async () => {
    expect(await fateOf(60, 'R', 400)).toContain('Connection terminated');
  });
});
