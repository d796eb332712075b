import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../../libs/database/dist/embedded/server/processes.js';
import { CannotStart } from '../../libs/errors/dist/index.js';
import { prepareKafka, startKafka } from '../real-parts/kafka.mjs';
import { prepareRedis, startRedis } from '../real-parts/redis.mjs';
import { freePorts } from './parts.mjs';

/**
 * What the parts stand on: Kafka, Redis and Postgres, each started here unless the environment names one that runs already
 * (`KAFKA_BROKERS`, or EVENT_BUS=embedded for none; `REDIS_URL`; `DATABASE_URL`). Their ends are put on `stops`; `watch` is
 * told of each: { name, at: where it listens, pid, start(): has it run again after its death }.
 */
export async function openGrounds(given, folder, stops, watch) {
  const { lockDataFolder, startEmbeddedPostgres } = await import('../../libs/database/dist/embedded/index.js');
  const { heedSmsCarrier, smsCarrierMark } = await import('../../apps/local/dist/sms-carrier-mark.js');
  const lock = await lockDataFolder(folder);
  stops.push({ name: 'data folder', stop: () => lock.release() });
  if (given.BELLBIRD_RESET?.trim() === 'true')
    await Promise.all(
      ['postgres', 'kafka', 'files', 'secret', 'demo', smsCarrierMark].map((name) =>
        rm(join(folder, name), { recursive: true, force: true }),
      ),
    );
  await heedSmsCarrier(folder, given);
  const [kafkaPort, redisPort] = await freePorts(2);
  const [database, bus, redis] = await Promise.all([
    given.DATABASE_URL ? { DATABASE_URL: given.DATABASE_URL } : postgres(),
    given.KAFKA_BROKERS || given.EVENT_BUS === 'embedded' ? { EVENT_BUS: given.EVENT_BUS ?? 'kafka' } : kafka(),
    given.REDIS_URL ? {} : liveEvents(),
  ]);
  const files = join(folder, 'files');
  await mkdir(files, { recursive: true });
  return {
    ...database,
    ...bus,
    ...redis,
    BELLBIRD_SECRET: given.BELLBIRD_SECRET ?? (await secretOf(folder)),
    STORAGE_FOLDER: given.STORAGE_FOLDER ?? files,
  };

  async function postgres() {
    const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
    stops.push({ name: 'Postgres', stop: () => server.stop() });
    // It comes back by itself.
    const start = async () => {
      while (!isAlive(server.pid)) await pause(100);
    };
    watch({
      name: 'Postgres',
      at: `127.0.0.1:${server.port}`,
      get pid() {
        return server.pid;
      },
      start,
    });
    return { DATABASE_URL: server.url };
  }
  async function kafka() {
    const { jars, missing } = await prepareKafka();
    if (missing)
      throw new CannotStart(
        `Kafka cannot be had: ${missing}. KAFKA_BROKERS may name one that runs, EVENT_BUS=embedded does without.`,
      );
    const broker = await startKafka({ folder: join(folder, 'kafka'), jars, port: kafkaPort, detached: true });
    stops.push({ name: 'Kafka', stop: () => broker.stop() });
    watch({
      name: 'Kafka',
      at: broker.brokers,
      get pid() {
        return broker.pid;
      },
      start: broker.start,
    });
    // A topic of one machine needs no more: each partition is a folder with files that this one broker keeps open.
    return { EVENT_BUS: 'kafka', KAFKA_BROKERS: broker.brokers, KAFKA_PARTITIONS: given.KAFKA_PARTITIONS ?? '6' };
  }
  async function liveEvents() {
    const { program, missing } = prepareRedis();
    if (missing) throw new CannotStart(`Redis cannot be had: ${missing}. REDIS_URL may name one that runs.`);
    const server = await startRedis({ program, port: redisPort, detached: true });
    stops.push({ name: 'Redis', stop: () => server.stop() });
    watch({
      name: 'Redis',
      at: `127.0.0.1:${redisPort}`,
      get pid() {
        return server.pid;
      },
      start: server.start,
    });
    return { REDIS_URL: server.url };
  }
}

/** Made once a data folder, readable by its owner alone. */
async function secretOf(folder) {
  const file = join(folder, 'secret');
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    const secret = randomBytes(32).toString('hex');
    await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  }
}
