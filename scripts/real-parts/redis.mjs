// A real Redis of Debian's package, which keeps nothing on the disk. For the tests, and for a person:
// `node scripts/real-parts/redis.mjs` starts one on port 6379.
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { containersAreToBeHad, startRedisContainer } from './containers.mjs';
import { has, installDebian } from './debian-packages.mjs';
import { freePort, partsOfRun } from './parts-of-run.mjs';

const upWithinMs = 20_000;
const keepsNothing = ['--save', '', '--appendonly', 'no'];

/** The program, installed where it is not there yet: { program } or { missing: why }. */
export function prepareRedis() {
  if (!has('redis-server')) installDebian('redis-server');
  return has('redis-server')
    ? { program: 'redis-server' }
    : { missing: 'there is no redis-server (Debian: apt-get install redis-server)' };
}

/**
 * Starts a Redis on loopback, a free port unless told; `detached`: a Ctrl-C in the terminal does not reach it. Dies with
 * this process. Answers { url, pid, start(), kill(), stop() }:
 * `start` after a `kill` is another Redis at the same place, which has forgotten all.
 */
export async function startRedis({ program = 'redis-server', port, detached = false } = {}) {
  const listener = port ?? (await freePort());
  const args = [
    '--port',
    String(listener),
    '--bind',
    '127.0.0.1',
    ...keepsNothing,
    '--daemonize',
    'no',
    '--dir',
    '/tmp',
    '--loglevel',
    'warning',
  ];
  let child = null;
  let ended = Promise.resolve();
  const start = async () => {
    // Whatever becomes of this process, Redis goes with it.
    const command = has('setpriv') ? ['setpriv', '--pdeathsig', 'KILL', program, ...args] : [program, ...args];
    child = spawn(command[0], command.slice(1), { stdio: ['ignore', 'pipe', 'pipe'], detached });
    const mine = child;
    let said = '';
    for (const stream of [mine.stdout, mine.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said = (said + text).slice(-2_000);
      });
    ended = new Promise((done) => mine.once('close', done));
    for (const until = Date.now() + upWithinMs; !(await answers(listener)); await pause(20)) {
      if (mine.exitCode !== null || mine.signalCode !== null)
        throw new Error(`Redis ended before it was up: ${said.trim()}`);
      if (Date.now() > until) {
        mine.kill('SIGKILL');
        throw new Error(`Redis did not come up in ${upWithinMs / 1000} s: ${said.trim()}`);
      }
    }
  };
  const end = async (signal) => {
    child.kill(signal);
    await ended;
  };
  const redis = {
    url: `redis://127.0.0.1:${listener}`,
    get pid() {
      return child.pid;
    },
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
  await start();
  return redis;
}

/** Whether a Redis is there that serves. */
function answers(port) {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 500 }, () => socket.write('PING\r\n'));
    const say = (served) => {
      socket.destroy();
      done(served);
    };
    socket.once('data', (data) => say(data.toString().startsWith('+PONG')));
    socket.once('timeout', () => say(false));
    socket.once('error', () => say(false));
    socket.once('close', () => say(false));
  });
}

/** The ones of a test run. */
export function testRedises() {
  const redises = partsOfRun({
    name: 'Redis',
    inContainer: (port) => startRedisContainer({ port, args: keepsNothing }),
    asProcess: async () => {
      const { program, missing } = prepareRedis();
      return missing ? { missing } : startRedis({ program });
    },
    end: (redis) => redis.kill(),
  });
  return { ...redises, byUrl: (url) => redises.find((each) => each.url === url) };
}

/** One Redis for a run: { url, stop() } or { missing: why }. BELLBIRD_TEST_REDIS names one that runs already. */
export async function ensureRedis() {
  const given = process.env.BELLBIRD_TEST_REDIS;
  if (given) return { url: given, stop: async () => undefined };
  const all = testRedises();
  const { url, missing } = await all.shared();
  return missing ? { missing } : { url, stop: all.stop };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { program, missing } = prepareRedis();
  const getting = process.argv.includes('--get');
  // For the tests a container does, too.
  if (missing && !(getting && (await containersAreToBeHad()))) {
    console.log(`not run: Redis (${missing})`);
    process.exit(1);
  }
  if (!getting) {
    const redis = await startRedis({ program, port: Number(process.env.REDIS_PORT ?? 6379) });
    console.log(`Redis is ready: REDIS_URL=${redis.url} npm start`);
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => void redis.stop().then(() => process.exit(0)));
  }
}
