// A real Kafka without Docker: its jars by Maven, a Java, one broker that is its own controller (KRaft). For the tests, and
// for a person: `node scripts/real-parts/kafka.mjs` starts one on port 9092 and keeps its data in .data/kafka.
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { containersAreToBeHad, startKafkaContainer } from './containers.mjs';
import { has, installDebian } from './debian-packages.mjs';
import { freePort, partsOfRun } from './parts-of-run.mjs';

const pom = fileURLToPath(new URL('kafka-pom.xml', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const upWithinMs = 180_000;
const ofOneBroker = {
  'auto.create.topics.enable': false,
  'offsets.topic.replication.factor': 1,
  'offsets.topic.num.partitions': 1,
  'transaction.state.log.replication.factor': 1,
  'transaction.state.log.num.partitions': 1,
  'transaction.state.log.min.isr': 1,
  'share.coordinator.state.topic.replication.factor': 1,
  'share.coordinator.state.topic.num.partitions': 1,
  'share.coordinator.state.topic.min.isr': 1,
  // One that was killed is let in again in 4 to 7 seconds, not in 16; groups form at once.
  'broker.session.timeout.ms': 2_000,
  'broker.heartbeat.interval.ms': 250,
  'group.initial.rebalance.delay.ms': 0,
  'group.min.session.timeout.ms': 500,
};

const ofListeners = new Set(['listeners', 'advertised.listeners', 'listener.security.protocol.map']);

/** Java and the jars, fetched where they are not there yet: { jars } or { missing: why }. */
export async function prepareKafka() {
  if (!has('java')) installDebian('default-jre-headless');
  if (!has('java')) return { missing: 'there is no Java (Debian: apt-get install default-jre-headless)' };
  // Kept outside the clone: the next fresh clone finds them.
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'bellbird');
  const jars = join(cache, `kafka-${createHash('sha256').update(readFileSync(pom)).digest('hex').slice(0, 12)}`);
  if (existsSync(jars)) return { jars };
  if (!has('mvn')) installDebian('maven');
  if (!has('mvn'))
    return { missing: 'its jars are not here, and there is no Maven to fetch them (Debian: apt-get install maven)' };
  await mkdir(cache, { recursive: true });
  const beside = await mkdtemp(`${jars}-fetching-`);
  try {
    console.error('Fetching Kafka …');
    await cp(pom, join(beside, 'pom.xml'));
    const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
    const args = ['-B', '-ntp', '-q', goal, '-DincludeScope=runtime', `-DoutputDirectory=${join(beside, 'jars')}`];
    const { status, stdout, stderr } = spawnSync('mvn', args, { cwd: beside, encoding: 'utf8' });
    if (status !== 0)
      return {
        missing: `Maven could not fetch its jars: ${`${stdout}${stderr}`.trim().split('\n').slice(0, 3).join(' ')}`,
      };
    // Whole or not at all; who was faster has put the same there.
    await rename(join(beside, 'jars'), jars).catch((error) => {
      if (!existsSync(jars)) throw error;
    });
    return { jars };
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/**
 * Starts a broker with its data in `folder`, formatted where it is new. `settings` go over the ones below, and what they
 * say of listeners beside it; `detached`: a Ctrl-C in the terminal does not reach it. Dies with this process. Answers { brokers, pid, start(), kill(), stop() }: `start` after a `kill` is the same broker come back.
 */
export async function startKafka({ folder, jars, port, settings = {}, detached = false }) {
  const [listener, controller] = [port ?? (await freePort()), await freePort()];
  const properties = join(folder, 'server.properties');
  const brokers = `127.0.0.1:${listener}`;
  let child = null;
  let ended = Promise.resolve();

  await mkdir(folder, { recursive: true });
  const own = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${controller}`,
    'controller.listener.names': 'CONTROLLER',
    listeners: `PLAINTEXT://${brokers},CONTROLLER://127.0.0.1:${controller}`,
    'advertised.listeners': `PLAINTEXT://${brokers}`,
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'log.dirs': join(folder, 'log'),
    ...ofOneBroker,
  };
  const told = Object.entries(settings).map(([name, value]) => [
    name,
    ofListeners.has(name) ? `${own[name]},${value}` : value,
  ]);
  await writeFile(
    properties,
    Object.entries({ ...own, ...Object.fromEntries(told) })
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  if (!existsSync(join(folder, 'log', 'meta.properties'))) {
    const id = `A${randomBytes(16).toString('base64url').slice(0, 21)}`;
    const { status, stdout, stderr } = spawnSync(
      'java',
      [...java(jars, 64), 'kafka.tools.StorageTool', 'format', '-t', id, '-c', properties],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`Kafka's folder could not be made: ${stdout}${stderr}`);
  }

  const start = async () => {
    const log = openSync(join(folder, 'broker.log'), 'a');
    const command = ['java', ...java(jars, 384), 'kafka.Kafka', properties];
    // Whatever becomes of this process, the broker goes with it.
    if (has('setpriv')) command.unshift('setpriv', '--pdeathsig', 'KILL');
    child = spawn(command[0], command.slice(1), { stdio: ['ignore', log, log], detached });
    closeSync(log);
    const mine = child;
    ended = new Promise((done) => mine.once('close', done));
    for (const until = Date.now() + upWithinMs; !(await answers(brokers)); await pause(100)) {
      if (mine.exitCode !== null || mine.signalCode !== null)
        throw new Error(`Kafka ended before it was up: ${tail(folder)}`);
      if (Date.now() > until) {
        mine.kill('SIGKILL');
        throw new Error(`Kafka did not come up in ${upWithinMs / 1000} s: ${tail(folder)}`);
      }
    }
  };
  const end = async (signal) => {
    child.kill(signal);
    await ended;
  };
  const broker = {
    brokers,
    folder,
    get pid() {
      return child.pid;
    },
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
  await start();
  return broker;
}

const java = (jars, megabytes) => [
  `-Xmx${megabytes}m`,
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-cp',
  join(jars, '*'),
];

const tail = (folder) => readFileSync(join(folder, 'broker.log'), 'utf8').trim().split('\n').slice(-8).join('\n');

/** Whether a broker is there that knows itself a part of a cluster. */
async function answers(brokers) {
  const {
    default: { Kafka, logLevel },
  } = await import('kafkajs');
  const admin = new Kafka({
    brokers: [brokers],
    logLevel: logLevel.NOTHING,
    connectionTimeout: 500,
    retry: { retries: 0 },
  }).admin();
  try {
    await admin.connect();
    return (await admin.describeCluster()).brokers.length === 1;
  } catch {
    return false;
  } finally {
    await admin.disconnect().catch(() => undefined);
  }
}

/** The brokers of one test run, each in a temporary folder; `stop` removes what they kept, too. */
export function testBrokers() {
  const brokers = partsOfRun({
    name: 'Kafka',
    inContainer: (port, settings) => startKafkaContainer({ port, settings: { ...ofOneBroker, ...settings } }),
    asProcess: async (settings) => {
      const { jars, missing } = await prepareKafka();
      if (missing) return { missing };
      return startKafka({ folder: await mkdtemp(join(tmpdir(), 'bellbird-kafka-')), jars, settings });
    },
    end: async (broker) => {
      await broker.kill();
      await rm(broker.folder, { recursive: true, force: true, maxRetries: 5 });
    },
  });
  return { ...brokers, byAddress: (address) => brokers.find((each) => each.brokers === address) };
}

/** One broker for a run: { brokers, stop() } or { missing: why }. BELLBIRD_TEST_KAFKA names one that runs already. */
export async function ensureKafka() {
  const given = process.env.BELLBIRD_TEST_KAFKA;
  if (given) return { brokers: given, stop: async () => undefined };
  const all = testBrokers();
  const { brokers, missing } = await all.shared();
  return missing ? { missing } : { brokers, stop: all.stop };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { jars, missing } = await prepareKafka();
  const getting = process.argv.includes('--get');
  // For the tests a container does, too.
  if (missing && !(getting && (await containersAreToBeHad()))) {
    console.log(`not run: Kafka (${missing})`);
    process.exit(1);
  }
  if (!getting) {
    const broker = await startKafka({
      folder: resolve(process.env.KAFKA_DATA ?? join(root, '.data', 'kafka')),
      jars,
      port: Number(process.env.KAFKA_PORT ?? 9092),
    });
    console.log(`Kafka is ready at ${broker.brokers}: EVENT_BUS=kafka KAFKA_BROKERS=${broker.brokers} npm start`);
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => void broker.stop().then(() => process.exit(0)));
  }
}
