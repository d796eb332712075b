// Kafka and Redis as containers, where a Docker engine answers: by testcontainers, of the images of docker-compose.yml.
// Written, not run: there was no engine where it was written.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { has } from './debian-packages.mjs';

const compose = fileURLToPath(new URL('../../docker-compose.yml', import.meta.url));
const isInstalled = () =>
  import('testcontainers').then(
    () => true,
    () => false,
  );
let answered;

/** Whether Docker has an engine that answers, and testcontainers is installed. Asked once a process; BELLBIRD_TEST_CONTAINERS=false does without. */
export function containersAreToBeHad() {
  return (answered ??= (async () =>
    process.env.BELLBIRD_TEST_CONTAINERS !== 'false' &&
    has('docker') &&
    spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 5_000 }).status === 0 &&
    (await isInstalled()))());
}

/** What `start` makes where containers are to be had; null, with the reason said, where there are none or it fails. */
export async function asContainer(name, start) {
  if (!(await containersAreToBeHad())) return null;
  try {
    return await start();
  } catch (error) {
    console.error(`${name} could not be had as a container: ${error.message}`);
    return null;
  }
}

/** The image that docker-compose.yml gives this service, so that one place says which version. */
export function imageOf(service) {
  const image = new RegExp(`^  ${service}:\\n    image: (\\S+)$`, 'm').exec(readFileSync(compose, 'utf8'))?.[1];
  if (image === undefined) throw new Error(`docker-compose.yml has no image of ${service}.`);
  return image;
}

/**
 * A broker on a port of this machine, as `startKafka` has it: { brokers, start(), kill(), stop() }; what it holds outlives
 * a kill. `settings` are of server.properties.
 */
export async function startKafkaContainer({ port, settings = {} }) {
  const { GenericContainer, Wait } = await import('testcontainers');
  const brokers = `127.0.0.1:${port}`;
  const properties = {
    'node.id': 1,
    'process.roles': 'broker,controller',
    'controller.quorum.voters': '1@localhost:9093',
    'controller.listener.names': 'CONTROLLER',
    listeners: 'PLAINTEXT://:9092,CONTROLLER://:9093',
    'advertised.listeners': `PLAINTEXT://${brokers}`,
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'inter.broker.listener.name': 'PLAINTEXT',
    ...settings,
  };
  const container = await new GenericContainer(imageOf('kafka'))
    .withEnvironment(
      Object.fromEntries(
        Object.entries(properties).map(([name, value]) => [
          `KAFKA_${name.toUpperCase().replaceAll('.', '_')}`,
          String(value),
        ]),
      ),
    )
    .withExposedPorts({ container: 9092, host: port })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .withStartupTimeout(120_000)
    .start();
  return { brokers, ...life(container) };
}

/** A Redis on a port of this machine, as `startRedis` has it: { url, start(), kill(), stop() }. */
export async function startRedisContainer({ port, args }) {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer(imageOf('redis'))
    .withCommand(['redis-server', ...args])
    .withExposedPorts({ container: 6379, host: port })
    .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
    .start();
  return { url: `redis://127.0.0.1:${port}`, ...life(container) };
}

/** `kill` is a crash: what is in the container stays for `start`. `stop` removes it. */
function life(container) {
  const docker = (...args) => {
    const { status, stdout } = spawnSync('docker', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`docker ${args[0]} ended with ${status}`);
    return stdout.trim();
  };
  return {
    isContainer: true,
    /** Of the engine's machine: a signal reaches it where that is this one, and we are root. */
    get pid() {
      return Number(docker('inspect', '--format', '{{.State.Pid}}', container.getId()));
    },
    start: async () => {
      docker('start', container.getId());
      await pause(3_000);
    },
    kill: async () => void docker('kill', container.getId()),
    stop: () => container.stop(),
  };
}
