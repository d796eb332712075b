import { jest } from '@jest/globals';
import pg from 'pg';
import { postgresProxy, testDatabase, type TestDatabase } from '@bellbird/testing';
import { connectDatabase } from './connect-database.js';
import type { Database, Tx } from './database.js';
import { isTransient } from './sql-errors.js';
import { jsonb, sql, Table } from './table.js';

let database: TestDatabase;
let db: Database;
const lost: unknown[] = [];

beforeAll(async () => {
  database = await testDatabase('unit of work');
  db = await connectDatabase({
    urls: { owner: database.url, app: database.url, system: database.url },
    applicationName: 'unit of work',
    appConnections: 1,
    systemConnections: 1,
    onHintLost: (error) => lost.push(error),
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

  it('that is committed looks committed though a hint fails, which is heard of, and the next hints come all the same', async () => {
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
    expect([hints, lost]).toEqual([['second'], [new Error('nobody listens')]]);
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

describe('a statement across tenants', () => {
  it('is one message to the server, and is committed by itself', async () => {
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    try {
      expect(await db.systemQuery<{ id: number }>('insert into thing values ($1) returning id', [3])).toEqual([
        { id: 3 },
      ]);
      expect(await db.systemHas('thing where id = 3')).toBe(true);
      expect(await db.systemHas('thing where id = 4')).toBe(false);
      expect(sent).toHaveBeenCalledTimes(3);
    } finally {
      sent.mockRestore();
    }
    expect(await things()).toContainEqual({ id: 3 });
  });

  it('that fails gives its connection back', async () => {
    for (let time = 0; time < 3; time++)
      await expect(db.systemQuery('insert into thing values (2)')).rejects.toThrow('duplicate key');
    expect(await db.systemHas('thing where id = 2')).toBe(true);
  });
});

describe('a table', () => {
  interface Note {
    id: number;
    ownerId: number | null;
    text: string;
    words: readonly string[];
    facts: unknown;
  }
  const notes = new Table<Note, { version: number }>(
    'note',
    { id: 'id', ownerId: 'owner_id', text: 'text', words: 'words', facts: jsonb('facts') },
    ['version'],
  );
  const first: Note = { id: 1, ownerId: 7, text: `it's`, words: ['a', 'b'], facts: ['a "list"'] };

  beforeAll(() =>
    db.system((tx) =>
      tx.execute(`create table note (id int primary key, owner_id int, text text not null default '', words text[] not null default '{}',
                                     facts jsonb, version int not null default 1)`),
    ),
  );
  beforeEach(() =>
    db.system(async (tx) => {
      await tx.execute('delete from note');
      await notes.insert(tx, first);
      await notes.insert(tx, { id: 2, ownerId: null, facts: 'a text' });
    }),
  );
  const found = (id: number): Promise<Note | null> => db.system((tx) => notes.find(tx, { id }));

  it('reads what was written, by member: lists, JSON of every kind, and defaults where nothing was given', async () => {
    expect(await found(1)).toEqual(first);
    expect(await found(2)).toEqual({ id: 2, ownerId: null, text: '', words: [], facts: 'a text' });
    expect(await found(3)).toBeNull();
    expect(notes.columns).toBe('id, owner_id as "ownerId", text, words, facts');
  });

  it('adds only what is new', async () => {
    await db.system(async (tx) => {
      expect(await notes.insertIfNew(tx, { id: 1, text: 'another' })).toBe(false);
      expect(await notes.insertIfNew(tx, { id: 3 })).toBe(true);
    });
    expect(await found(1)).toEqual(first);
  });

  it('adds of many only what is new, and answers it', async () => {
    const third = { id: 3, ownerId: 8, text: '"', words: ['c, d'], facts: { of: ['three'] } };
    await db.system(async (tx) => {
      const rows = [first, third, { ...third, id: 4, ownerId: null, facts: null }];
      const added = await notes.insertNew(tx, rows);
      expect(added.sort((a, b) => a.id - b.id)).toEqual(rows.slice(1));
      expect(await notes.insertNew(tx, [{ id: 5 }])).toEqual([
        { id: 5, ownerId: null, text: '', words: [], facts: null },
      ]);
      expect(await notes.insertNew(tx, [])).toEqual([]);
    });
    expect(await found(1)).toEqual(first);
  });

  it('changes each of many to values of its own, and all of them alike', async () => {
    await db.system(async (tx) => {
      const changed = await notes.updateEach(
        tx,
        ['id'],
        [
          { id: 1, ownerId: null, facts: ['x'] },
          { id: 2, ownerId: 9, facts: null },
          { id: 3, ownerId: 1, facts: null },
        ],
        { version: sql`t.version + ${5}` },
      );
      expect(changed.map(({ id }) => id).sort()).toEqual([1, 2]);
    });
    expect(await found(1)).toEqual({ ...first, ownerId: null, facts: ['x'] });
    expect(await found(2)).toMatchObject({ ownerId: 9, facts: null, text: '' });
    expect(await db.system((tx) => notes.update(tx, { version: 6 }, { text: '' }))).toBe(2);
  });

  it('changes what is given, where every condition holds', async () => {
    const change = { facts: null, text: undefined, version: sql`version + ${2} + ${4}` };
    await db.system(async (tx) => {
      expect(await notes.update(tx, { id: 1, ownerId: 8 }, change)).toBe(0);
      expect(await notes.update(tx, { id: 1, ownerId: 7 }, change)).toBe(1);
      expect(await notes.updated(tx, { id: 2, ownerId: null }, { ownerId: 9 })).toMatchObject({ id: 2, ownerId: 9 });
      expect(await notes.updated(tx, { id: 3 }, { ownerId: 9 })).toBeNull();
      expect(await notes.update(tx, { id: [1, 2, 3] }, { words: ['c'] })).toBe(2);
    });
    expect(await found(1)).toEqual({ ...first, facts: null, words: ['c'] });
    expect(await db.system((tx) => notes.update(tx, { version: 7 }, { text: '' }))).toBe(1);
  });

  it('deletes by conditions', async () => {
    await db.system(async (tx) => {
      expect(await notes.delete(tx, { id: 2, ownerId: 1 })).toBe(0);
      expect(await notes.delete(tx, { id: 2 })).toBe(1);
    });
    expect([await found(1), await found(2)]).toEqual([first, null]);
  });

  it('refuses what would reach other rows or columns than were meant', async () => {
    const calls: ((tx: Tx) => Promise<unknown>)[] = [
      (tx) => notes.delete(tx, { id: undefined as never }),
      (tx) => notes.delete(tx, {}),
      (tx) => notes.update(tx, { id: 1 }, { text: undefined }),
      (tx) => notes.update(tx, { id: 1 }, { other: 1 } as never),
      (tx) => notes.update(tx, { id: 1 }, { 'text = 1; --': 1 } as never),
    ];
    for (const call of calls)
      await expect(db.system(async (tx) => call(tx))).rejects.toThrow(/no value|no condition|nothing to set|no member/);
    expect(await found(1)).toEqual(first);
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
