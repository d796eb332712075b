// npm run parked -- <service> [--replay] [--topic t] [--key k]
// Lists the events that a service could not handle, without what is in them; --replay has the running service handle them again, in order.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';

const patienceMs = 60_000;
const usage = 'Say: npm run parked -- <service> [--replay] [--topic <topic>] [--key <key>]';

/** How passwords follow from the one secret: the built library's own way. */
async function builtDeriveSecret() {
  const auth = new URL('../libs/auth/dist/index.js', import.meta.url);
  if (!existsSync(auth)) throw new Error('Bellbird is not built yet: npm run build.');
  return (await import(auth.href)).deriveSecret;
}

/** The address of a service's database under its system role, of the installation that the environment names. */
function systemUrl(service, env, deriveSecret) {
  const data = resolve(env.BELLBIRD_DATA ?? '.bellbird');
  const secretFile = join(data, 'secret');
  const secret = env.BELLBIRD_SECRET ?? (existsSync(secretFile) ? readFileSync(secretFile, 'utf8').trim() : undefined);
  if (!secret) throw new Error(`BELLBIRD_SECRET is not set, and ${secretFile} is not there.`);
  const role = `${service.replaceAll('-', '_')}_system`;
  const url = new URL(env.DATABASE_URL ?? embeddedServer(data));
  url.username = role;
  url.password = deriveSecret(secret, `database role ${role}`).toString('hex');
  url.pathname = `/${service}`;
  return url.toString();
}

function embeddedServer(data) {
  const file = join(data, 'postgres', 'cluster', 'postmaster.pid');
  if (!existsSync(file)) throw new Error(`No Postgres runs in ${dirname(dirname(file))}: start Bellbird, or set DATABASE_URL or BELLBIRD_DATA.`);
  return `postgres://127.0.0.1:${readFileSync(file, 'utf8').split('\n')[3]}/postgres`;
}

const matching = `consumer = $1 and state = 'parked' and ($2::text is null or topic = $2) and ($3::text is null or key = $3)`;

/** One line an event, in the order in which they would be handled. */
async function list(client, wanted, print) {
  const { rows } = await client.query(
    `select topic, key, kpartition, koffset::text, event_id, attempts, parked_at, error from parked_event where ${matching} order by topic, kpartition, koffset limit 1000`, wanted);
  for (const row of rows) {
    print(`${row.parked_at.toISOString()}  ${row.topic}  key ${row.key}  at ${row.kpartition}/${row.koffset}  event ${row.event_id ?? 'unreadable'}  ${row.attempts} tries  ${row.error}`);
  }
  const { rows: [{ n }] } = await client.query(`select count(*)::int as n from parked_event where ${matching}`, wanted);
  print(n === 0 ? 'Nothing is parked.' : `${n} parked${n > rows.length ? `, the first ${rows.length} shown` : ''}.`);
}

/** Orders the replay and waits for what the service says of it; false where something stays parked or nobody answers. */
async function replay(client, [, topic, key], print) {
  const { rows: [{ id }] } = await client.query('insert into replay_request (topic, key) values ($1, $2) returning id', [topic, key]);
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const { rows: [order] } = await client.query('select replayed, still_parked from replay_request where id = $1 and done_at is not null', [id]);
    if (order) {
      print(`${order.replayed} handled, ${order.still_parked} still parked.`);
      return order.still_parked === 0;
    }
    await pause(250);
  }
  print('The service has not done it yet: does it run? The order stays, and is carried out when it does.');
  return false;
}

/** Exit code 0 when what was asked for is done. */
export async function parked(args, env, print, deriveSecret) {
  const { values, positionals: [service, ...rest] } = parseArgs({ args, allowPositionals: true, options: { replay: { type: 'boolean' }, topic: { type: 'string' }, key: { type: 'string' } } });
  if (service === undefined || rest.length > 0) throw new Error(usage);
  const client = new pg.Client({ connectionString: systemUrl(service, env, deriveSecret ?? (await builtDeriveSecret())), connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const wanted = [service, values.topic ?? null, values.key ?? null];
    if (!values.replay) {
      await list(client, wanted, print);
      return 0;
    }
    return (await replay(client, wanted, print)) ? 0 : 1;
  } finally {
    await client.end();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await parked(process.argv.slice(2), process.env, console.log).catch((error) => {
    console.error(error.code === '3D000' || error.code === '28P01' ? 'There is no such service in this installation.' : error.message);
    return 1;
  });
}
