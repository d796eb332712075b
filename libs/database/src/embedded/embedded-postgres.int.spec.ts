import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { eventually, freePort, spawnService, type Service } from '@bellbird/testing';
import { DataFolderInUse, DataFolderUnwritable, discardEmbeddedPostgres, startEmbeddedPostgres } from './index.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
mkdirSync(join(root, '.test'), { recursive: true });
// 0700, as `mktemp -d` and /root are: the server's user has to get in all the same.
const closed = mkdtempSync(join(root, '.test', 'embedded-'));
let folders = 0;
const newFolder = (): string => join(closed, `data-${++folders}`);

async function rows(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const parent = join(closed, 'parent.ts');
writeFileSync(
  parent,
  `
  import { startEmbeddedPostgres } from '${new URL('./index.ts', import.meta.url).href}';
  const server = await startEmbeddedPostgres({ dataDir: process.argv[2] });
  console.log(JSON.stringify({ url: server.url, pid: server.pid, reused: server.reused }));
  setInterval(() => undefined, 1000);
`,
);

/** A server in a Node process of its own, which can be killed. */
async function startInProcess(dataDir: string): Promise<{ node: Service; url: string; pid: number; reused: boolean }> {
  const node = await spawnService({ entry: parent, args: [dataDir], ready: /^\{/ });
  return {
    node,
    ...(JSON.parse(node.lines.find((line) => line.startsWith('{')) ?? '') as {
      url: string;
      pid: number;
      reused: boolean;
    }),
  };
}

afterAll(() => rmSync(closed, { recursive: true, maxRetries: 5 }));

describe('an embedded Postgres', () => {
  it('keeps what was committed over a restart', async () => {
    const dataDir = newFolder();
    const first = await startEmbeddedPostgres({ dataDir });
    await rows(first.url, `create table kept as select 'ZOË' as name`);
    await first.stop();
    await expect(rows(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    const second = await startEmbeddedPostgres({ dataDir });
    expect(second.reused).toBe(false);
    expect(await rows(second.url, `select lower(name) as name from kept`)).toEqual([{ name: 'zoë' }]);
    await second.stop();
    await second.stop();
  });

  it('speaks UTF-8 by the built-in rules, listens on loopback with a password only, and never as root', async () => {
    const dataDir = newFolder();
    const server = await startEmbeddedPostgres({ dataDir });
    expect(
      await rows(
        server.url,
        `select datlocprovider as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding from pg_database where datname = 'postgres'`,
      ),
    ).toEqual([{ provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8' }]);
    const [setting] = await rows(
      server.url,
      `select current_setting('max_connections') as connections, current_setting('unix_socket_directories') as sockets, current_setting('listen_addresses') as listens, current_setting('fsync') as fsync`,
    );
    expect(setting).toEqual({ connections: '200', sockets: '', listens: '127.0.0.1', fsync: 'on' });
    const wrong = new URL(server.url);
    wrong.password = 'guessed';
    await expect(rows(wrong.toString(), 'select 1')).rejects.toThrow('password authentication failed');
    expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'cluster')).mode & 0o777).toBe(0o700);
    if (process.platform === 'linux') expect(statSync(`/proc/${server.pid}`).uid).not.toBe(0);
    await server.stop();
  });

  it('takes settings and the port that it is told, and says when that port is taken', async () => {
    const port = await freePort();
    const server = await startEmbeddedPostgres({
      dataDir: newFolder(),
      port,
      durable: false,
      settings: { shared_preload_libraries: 'pg_stat_statements' },
    });
    expect(server.port).toBe(port);
    await rows(server.url, 'create extension pg_stat_statements');
    await rows(server.url, 'select 12345 as seen');
    expect(await rows(server.url, `select calls::int from pg_stat_statements where query like '%as seen'`)).toEqual([
      { calls: 1 },
    ]);
    expect(await rows(server.url, 'show fsync')).toEqual([{ fsync: 'off' }]);
    await expect(startEmbeddedPostgres({ dataDir: newFolder(), port, durable: false })).rejects.toThrow(
      `Postgres cannot listen on port ${port}: another program uses it.`,
    );
    await server.stop();
  });

  it('runs twice at the same time on two folders', async () => {
    const [one, two] = await Promise.all(
      [newFolder(), newFolder()].map((dataDir) => startEmbeddedPostgres({ dataDir, durable: false })),
    );
    if (one === undefined || two === undefined) throw new Error('two were asked for');
    expect(one.port).not.toBe(two.port);
    await rows(one.url, 'create table only_here (id int)');
    expect(await rows(two.url, `select to_regclass('only_here') as found`)).toEqual([{ found: null }]);
    await Promise.all([one.stop(), two.stop()]);
  });
});

describe('after a kill -9', () => {
  it('of Node: the server that lives on is taken over', async () => {
    const dataDir = newFolder();
    const first = await startInProcess(dataDir);
    await rows(first.url, 'create table kept as select 1 as id');
    await first.node.kill('SIGKILL');
    const second = await startEmbeddedPostgres({ dataDir });
    expect({ reused: second.reused, url: second.url, pid: second.pid }).toEqual({
      reused: true,
      url: first.url,
      pid: first.pid,
    });
    expect(await rows(second.url, 'select id from kept')).toEqual([{ id: 1 }]);
    await second.stop();
    await expect(rows(second.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('of Node, and wanted with other settings: it is stopped and started', async () => {
    const dataDir = newFolder();
    const first = await startInProcess(dataDir);
    await rows(first.url, 'create table kept as select 1 as id');
    await first.node.kill('SIGKILL');
    const second = await startEmbeddedPostgres({ dataDir, settings: { work_mem: '9MB' } });
    expect(second.reused).toBe(false);
    expect(await rows(second.url, `select id, current_setting('work_mem') as memory from kept`)).toEqual([
      { id: 1, memory: '9MB' },
    ]);
    await second.stop();
  });

  it('of both, amid writing: everything that was acknowledged is there', async () => {
    const dataDir = newFolder();
    const first = await startInProcess(dataDir);
    const writer = new pg.Client({ connectionString: first.url });
    writer.on('error', () => undefined);
    await writer.connect();
    await writer.query('create table kept (id int primary key)');
    let acknowledged = 0;
    const writing = (async () => {
      for (;;) {
        await writer.query('insert into kept values ($1)', [acknowledged + 1]);
        acknowledged++;
      }
    })().catch(() => undefined);
    await eventually(() => acknowledged > 50);
    const ended = first.node.kill('SIGKILL');
    process.kill(first.pid, 'SIGKILL');
    await Promise.all([ended, writing]);
    const second = await startEmbeddedPostgres({ dataDir });
    const [{ count = 0 } = {}] = (await rows(second.url, 'select count(*)::int as count from kept')) as {
      count?: number;
    }[];
    expect(count).toBeGreaterThanOrEqual(acknowledged);
    expect(count).toBeLessThanOrEqual(acknowledged + 1);
    await second.stop();
  });

  it('of Postgres alone: it comes back by itself, on the same port', async () => {
    const said: string[] = [];
    const server = await startEmbeddedPostgres({
      dataDir: newFolder(),
      durable: false,
      log: (line) => void said.push(line),
    });
    await rows(server.url, 'create table kept as select 1 as id');
    const killed = server.pid;
    process.kill(killed, 'SIGKILL');
    expect(await eventually(() => rows(server.url, 'select id from kept'), { timeoutMs: 10_000 })).toEqual([{ id: 1 }]);
    await eventually(() => server.pid !== killed);
    expect(said).toEqual([expect.stringContaining('has died')]);
    await server.stop();
    server.tellToStop();
    await expect(rows(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('of Node during its very first start: the half-made cluster is made anew', async () => {
    for (const afterMs of [0, 150, 300]) {
      const dataDir = newFolder();
      const node = await spawnService({ entry: parent, args: [dataDir] });
      await eventually(
        () => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('cluster.new')),
      );
      await pause(afterMs);
      await node.kill('SIGKILL');
      const server = await startEmbeddedPostgres({ dataDir });
      expect(await rows(server.url, `select count(*) > 400 as whole from pg_class`)).toEqual([{ whole: true }]);
      await server.stop();
    }
  });
});

describe('a data folder', () => {
  it('that another process holds is refused with its pid, and the server there stays untouched', async () => {
    const dataDir = newFolder();
    const holder = await startInProcess(dataDir);
    const refusal = await startEmbeddedPostgres({ dataDir }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataFolderInUse);
    expect((refusal as Error).message).toContain(`in use by another process (pid ${holder.node.pid})`);
    await expect(discardEmbeddedPostgres(dataDir)).rejects.toThrow(DataFolderInUse);
    expect(await rows(holder.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await holder.node.kill('SIGKILL');
    await discardEmbeddedPostgres(dataDir);
    expect(existsSync(dataDir)).toBe(false);
    await expect(rows(holder.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('that cannot be written is one sentence', async () => {
    const file = join(closed, 'a-file');
    writeFileSync(file, '');
    const refusal = await startEmbeddedPostgres({ dataDir: join(file, 'data') }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataFolderUnwritable);
    expect((refusal as Error).message).toMatch(/^The data folder \S+ cannot be written \(ENOTDIR\): [^.]+\.$/);
  });

  it('whose postmaster.pid names a living stranger starts all the same', async () => {
    const dataDir = newFolder();
    await (await startEmbeddedPostgres({ dataDir, durable: false })).stop();
    writeFileSync(
      join(dataDir, 'cluster', 'postmaster.pid'),
      `${process.pid}\n${dataDir}/cluster\n1795265344\n5432\n\n127.0.0.1\n\nready   \n`,
    );
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    expect(server.reused).toBe(false);
    await server.stop();
  });

  it('that was copied while its server ran gets a server of its own', async () => {
    const [dataDir, copy] = [newFolder(), newFolder()];
    const original = await startEmbeddedPostgres({ dataDir });
    await rows(original.url, 'create table kept as select 1 as id');
    await rows(original.url, 'checkpoint');
    // With owners, as an administrator copies it.
    if (spawnSync('cp', ['-a', dataDir, copy]).status !== 0) cpSync(dataDir, copy, { recursive: true });
    rmSync(join(copy, 'postgres.lock'), { force: true });
    const second = await startEmbeddedPostgres({ dataDir: copy });
    expect(second.reused).toBe(false);
    await rows(second.url, 'insert into kept values (2)');
    expect(await rows(original.url, 'select id from kept')).toEqual([{ id: 1 }]);
    await Promise.all([second.stop(), original.stop()]);
  });

  it('of another Postgres release says so', async () => {
    const dataDir = newFolder();
    await (await startEmbeddedPostgres({ dataDir, durable: false })).stop();
    const version = join(dataDir, 'cluster', 'PG_VERSION');
    writeFileSync(version, '17\n');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      'made by Postgres 17 and this Bellbird brings Postgres 18',
    );
    expect(readFileSync(version, 'utf8')).toBe('17\n');
  });
});
