import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { rolePassword } from '@bellbird/auth';
import { serviceDatabaseUrls } from '@bellbird/database';

type Environment = Readonly<Record<string, string | undefined>>;
/** Service, topic, key; null: of any. */
type Wanted = [string, string | null, string | null];
interface ParkedRow {
  topic: string;
  key: string;
  kpartition: number;
  koffset: string;
  event_id: string | null;
  attempts: number;
  parked_at: Date;
  error: string;
}

const patienceMs = 60_000;
const usage = 'Say: npm run parked -- <service> [--replay] [--topic <topic>] [--key <key>]';
/** Of `npm start` and of `npm run start:apart`. */
const usualFolders = ['.bellbird', '.data/apart'] as const;

/** The address of a service's database under its system role, of the installation that the environment names. */
function systemUrl(service: string, env: Environment): string {
  const data = resolve(env['BELLBIRD_DATA'] ?? (env['DATABASE_URL'] ? usualFolders[0] : runningFolder()));
  const secretFile = join(data, 'secret');
  const secret =
    env['BELLBIRD_SECRET'] ?? (existsSync(secretFile) ? readFileSync(secretFile, 'utf8').trim() : undefined);
  if (!secret) throw new Error(`BELLBIRD_SECRET is not set, and ${secretFile} is not there.`);
  return serviceDatabaseUrls(env['DATABASE_URL'] ?? embeddedServer(data), service, rolePassword(secret)).system;
}

const postmaster = (data: string): string => join(data, 'postgres', 'cluster', 'postmaster.pid');

/** The usual folder whose Postgres runs: nobody has to say how Bellbird was started. */
function runningFolder(): string {
  const running: string[] = usualFolders.filter(
    (folder) =>
      existsSync(postmaster(folder)) && isAlive(Number(readFileSync(postmaster(folder), 'utf8').split('\n')[0])),
  );
  if (running.length > 1)
    throw new Error(`Bellbird runs in ${running.join(' and in ')}: say in BELLBIRD_DATA which is meant.`);
  return running[0] ?? usualFolders[0];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function embeddedServer(data: string): string {
  const file = postmaster(data);
  if (!existsSync(file))
    throw new Error(
      `No Postgres runs in ${dirname(dirname(file))}: start Bellbird, or set DATABASE_URL or BELLBIRD_DATA.`,
    );
  return `postgres://127.0.0.1:${readFileSync(file, 'utf8').split('\n')[3]}/postgres`;
}

const ofThese = `consumer = $1 and ($2::text is null or topic = $2) and ($3::text is null or key = $3)`;

const matching = `state = 'parked' and ${ofThese}`;

/** One line an event, in the order in which they would be handled. */
async function list(client: pg.Client, wanted: Wanted, print: (line: string) => void): Promise<void> {
  const { rows } = await client.query<ParkedRow>(
    `select topic, key, kpartition, koffset::text, event_id, attempts, parked_at, error from parked_event where ${matching} order by topic, kpartition, koffset limit 1000`,
    wanted,
  );
  for (const row of rows) {
    print(
      `${row.parked_at.toISOString()}  ${row.topic}  key ${row.key}  at ${row.kpartition}/${row.koffset}  event ${row.event_id ?? 'unreadable'}  ${row.attempts} tries  ${row.error}`,
    );
  }
  const {
    rows: [counted],
  } = await client.query<{ n: number }>(`select count(*)::int as n from parked_event where ${matching}`, wanted);
  const n = counted!.n;
  print(n === 0 ? 'Nothing is parked.' : `${n} parked${n > rows.length ? `, the first ${rows.length} shown` : ''}.`);
  await listKept(client, wanted, print);
}

/** One line a type and version of later releases; nobody has to do anything about these. */
async function listKept(client: pg.Client, wanted: Wanted, print: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ topic: string; type: string; version: number; n: number; since: Date }>(
    `select topic, event_type as type, schema_version as version, count(*)::int as n, min(parked_at) as since
       from parked_event where state = 'kept' and ${ofThese} group by 1, 2, 3 order by 1, 2, 3`,
    wanted,
  );
  for (const { topic, type, version, n, since } of rows)
    print(`${n} kept since ${since.toISOString()} until a release knows them: ${topic}  ${type} version ${version}`);
}

/** Orders the replay and waits for what the service says of it; false where something stays parked or nobody answers. */
async function replay(client: pg.Client, [, topic, key]: Wanted, print: (line: string) => void): Promise<boolean> {
  const {
    rows: [ordered],
  } = await client.query<{ id: string }>('insert into replay_request (topic, key) values ($1, $2) returning id', [
    topic,
    key,
  ]);
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const {
      rows: [order],
    } = await client.query<{ replayed: number; still_parked: number }>(
      'select replayed, still_parked from replay_request where id = $1 and done_at is not null',
      [ordered!.id],
    );
    if (order) {
      print(`${order.replayed} handled, ${order.still_parked} still parked.`);
      return order.still_parked === 0;
    }
    await pause(250);
  }
  print('The service has not done it yet: does it run? The order stays, and is carried out when it does.');
  return false;
}

/**
 * Lists the events that a service could not handle, without what is in them, and counts those that are kept for a later
 * release; --replay has the running service handle them
 * again, in order. Answers the exit code: 0 when what was asked for is done.
 */
export async function parked(args: string[], env: Environment, print: (line: string) => void): Promise<number> {
  const {
    values,
    positionals: [service, ...rest],
  } = parseArgs({
    args,
    allowPositionals: true,
    options: { replay: { type: 'boolean' }, topic: { type: 'string' }, key: { type: 'string' } },
  });
  if (service === undefined || rest.length > 0) throw new Error(usage);
  const client = new pg.Client({ connectionString: systemUrl(service, env), connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const wanted: Wanted = [service, values.topic ?? null, values.key ?? null];
    if (!values.replay) {
      await list(client, wanted, print);
      return 0;
    }
    return (await replay(client, wanted, print)) ? 0 : 1;
  } finally {
    await client.end();
  }
}
