import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { deriveKeys, rolePasswords } from '@bellbird/auth';
import { createServiceDatabase } from '@bellbird/database';
import { CannotStart } from '@bellbird/errors';
import { busSettings, openBus } from '@bellbird/event-bus';
import { topicRetentionHours } from '@bellbird/events';
import { openLiveEvents, redisSettings } from '@bellbird/live-events';
import { openStorage, storageSettings } from '@bellbird/storage';
import { openClock } from '../followed-clock.js';
import type { ServiceDefinition } from '../wiring/define-service.js';
import { addressSetting, type EdgePlatform, type Platform, type ServiceName } from './platform.js';
import { Settings } from './settings.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** A part of the whole that another one asks. */
export type Peer = Parameters<Platform['peer']>[0];

/**
 * The platform of a service that runs in a process of its own, from the environment alone. Nothing is opened before all
 * settings are read, the service's own and what `settings` hold of before included. @throws MissingSettings naming all that are wrong.
 */
export async function platformFromEnvironment(
  env: Environment,
  { asks, config }: Pick<ServiceDefinition, 'config'> & { asks: readonly ServiceName[] },
  settings = new Settings(env),
): Promise<Platform> {
  const databaseUrl = settings.postgres('DATABASE_URL');
  const secret = settings.secret('BELLBIRD_SECRET');
  const secretBefore = settings.secretBefore();
  const secrets = { secret, secretBefore };
  const storageFolder = settings.text('STORAGE_FOLDER', '.bellbird/files');
  const storageOf = storageSettings(env);
  for (const problem of [...busSettings(env).problems, ...storageOf.problems]) settings.problem(problem);
  const { publicUrl } = settings.common();
  const known: Partial<Platform> = { env, databaseUrl, ...secrets, publicUrl };
  settings.also(() => config(known as Platform));
  const edge = await edgePlatformFromEnvironment(env, asks, settings);
  if (storageOf.s3 === null) await makeFolder(resolve(storageFolder)).catch(cannotUse(storageFolder));
  const storage = await openStorage(env, {
    folder: storageFolder,
    baseUrl: `${publicUrl}/files`,
    secrets: deriveKeys(secrets, 'signed urls'),
  }).catch(storageOf.s3 === null ? cannotUse(storageFolder) : undefined);
  return {
    ...edge,
    databaseUrl,
    ...secrets,
    bus: await openBus(env, {
      embeddedUrl: async () => (await createServiceDatabase(databaseUrl, 'bus', ...rolePasswords(secrets))).owner,
      retentionHours: topicRetentionHours,
    }),
    storage,
    files: (request, response) => void storage.handle(request, response),
  };
}

/** What gateway and REST adapter need in a process of their own: addresses, and no secret but what a caller brings. */
export async function edgePlatformFromEnvironment(
  env: Environment,
  asks: readonly Peer[],
  settings = new Settings(env),
): Promise<EdgePlatform> {
  const { publicUrl } = settings.common();
  const addresses = new Map(asks.map((name) => [name, settings.address(addressSetting(name))]));
  for (const problem of redisSettings(env).problems) settings.problem(problem);
  settings.check();
  return {
    env,
    publicUrl,
    live: await openLiveEvents(env),
    clock: await openClock(env),
    peer: (name) => {
      const url = addresses.get(name);
      if (url === undefined)
        throw new Error(`${name} is asked, and is not among those that this process says it asks.`);
      return url;
    },
  };
}

const cannotUse =
  (folder: string) =>
  (error: NodeJS.ErrnoException): never => {
    throw error.code === undefined ? error : new CannotStart(`STORAGE_FOLDER ${folder} cannot be used: ${error.code}.`);
  };

/** With those above it, one by one: Node's own `recursive` never ends where the system makes none (/proc). */
async function makeFolder(path: string): Promise<void> {
  const make = (): Promise<unknown> =>
    mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) =>
      error.code === 'EEXIST' ? undefined : Promise.reject(error),
    );
  try {
    await make();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await make();
  }
}
