import { afterEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { eventually, postgresProxy, testPostgres } from '@bellbird/testing';
import { HotConnection } from './hot-connection.js';
import { HotConnectionRing } from './hot-connections.js';

const opened: HotConnection[] = [];
const open = (): HotConnection => {
  const connection = new HotConnection({
    url: testPostgres().url,
    applicationName: `hot connection ${crypto.randomUUID()}`,
  });
  opened.push(connection);
  return connection;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});

const who = { name: 'who', text: 'select pg_backend_pid(), $1::int from pg_sleep($2::float8 / 1000)' };
const ask = async (
  connection: HotConnection | HotConnectionRing,
  n: number,
  ms = 0,
): Promise<[pid: number, n: number]> => {
  const [row] = await connection.rows<[number, number]>(who, [n, ms]);
  return row!;
};

/** The most statements that any client of pg had at once while `work` ran: more than one is what pg 9 will refuse. */
async function mostAtOnce(work: () => Promise<unknown>): Promise<number> {
  const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => Promise<unknown>;
  const underWay = new Map<pg.Client, number>();
  let most = 0;
  pg.Client.prototype.query = async function counted(this: pg.Client, ...args: unknown[]) {
    const now = (underWay.get(this) ?? 0) + 1;
    underWay.set(this, now);
    most = Math.max(most, now);
    try {
      return await query.apply(this, args);
    } finally {
      underWay.set(this, underWay.get(this)! - 1);
    }
  } as never;
  try {
    await work();
    return most;
  } finally {
    pg.Client.prototype.query = query as never;
  }
}

it('hands its client one statement at a time, in the order in which they were asked for', async () => {
  const connection = open();
  const ended: number[] = [];
  const most = await mostAtOnce(() =>
    Promise.all(Array.from({ length: 30 }, async (_, n) => ended.push((await ask(connection, n, n % 3))[1]))),
  );
  expect(most).toBe(1);
  expect(ended).toEqual(Array.from({ length: 30 }, (_, n) => n));
  expect(connection.load).toBe(0);
});

it('goes on after a statement that fails', async () => {
  const connection = open();
  const wrong = connection.rows({ name: 'wrong', text: 'select 1 / $1::int' }, [0]);
  const [first, second] = [ask(connection, 1), ask(connection, 2)];
  await expect(wrong).rejects.toMatchObject({ code: '22012' });
  expect((await first)[0]).toBe((await second)[0]);
});

it('when it breaks, rejects what was sent and sends what was not through a new connection', async () => {
  const connection = open();
  const [pid] = await ask(connection, 0);
  const [sent, waiting] = [ask(connection, 1, 20_000), ask(connection, 2)];
  const lost = expect(sent).rejects.toThrow();
  const other = open();
  await eventually(async () =>
    expect(
      await other.rows(
        {
          name: 'end',
          text: `select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and state = 'active'`,
        },
        [pid],
      ),
    ).toHaveLength(1),
  );
  await lost;
  const [another, n] = await waiting;
  expect(n).toBe(2);
  expect(another).not.toBe(pid);
});

it('when it is closed, rejects what waits and opens no connection again', async () => {
  const connection = open();
  await ask(connection, 0);
  const [sent, waiting] = [ask(connection, 1, 2_000), ask(connection, 2)];
  const all = Promise.allSettled([sent, waiting]);
  await connection.close();
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(ask(connection, 3)).rejects.toThrow('The connection was closed.');
});

it('is closed though the server says nothing more', async () => {
  const proxy = await postgresProxy(testPostgres().url);
  try {
    const connection = new HotConnection({ url: proxy.through(testPostgres().url), applicationName: 'hot connection' });
    await ask(connection, 0);
    proxy.swallow();
    await connection.close();
    await expect(ask(connection, 1)).rejects.toThrow('The connection was closed.');
  } finally {
    await proxy.close();
  }
});

it('of several connections the one with the least to do takes the next statement', async () => {
  const ring = new HotConnectionRing([open(), open()]);
  const slow = ask(ring, 0, 500);
  const quick = [];
  for (let n = 1; n <= 4; n++) quick.push((await ask(ring, n))[0]);
  expect(new Set(quick).size).toBe(1);
  expect(quick[0]).not.toBe((await slow)[0]);
});
