import { busSettings, openBus } from '@bellbird/event-bus';
import { topicRetentionHours } from '@bellbird/events';
import { openLiveEvents, redisSettings } from '@bellbird/live-events';
import { openStorage, storageSettings } from '@bellbird/storage';
import { deriveSecret } from '@bellbird/auth';
import { createServiceDatabase } from '@bellbird/database';
import { openClock } from './followed-clock.js';
import type { EdgePlatform, Platform } from './platform.js';
import { Settings } from './settings.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** The platform of a service that runs in a process of its own, from the environment alone. */
export async function platformFromEnvironment(env: Environment): Promise<Platform> {
  const settings = new Settings(env);
  const databaseUrl = settings.postgres('DATABASE_URL');
  const secret = settings.text('BELLBIRD_SECRET');
  const storageFolder = settings.text('STORAGE_FOLDER', '.bellbird/files');
  for (const problem of [...busSettings(env).problems, ...redisSettings(env).problems, ...storageSettings(env).problems]) settings.problem(problem);
  settings.check();
  const edge = await edgePlatformFromEnvironment(env);
  const storage = await openStorage(env, { folder: storageFolder, baseUrl: `${edge.publicUrl}/files`, secret: deriveSecret(secret, 'signed urls') });
  return {
    ...edge, databaseUrl, secret,
    bus: await openBus(env, {
      embeddedUrl: async () => (await createServiceDatabase(databaseUrl, 'bus', (role) => deriveSecret(secret, `database role ${role}`).toString('hex'))).owner,
      retentionHours: topicRetentionHours,
    }),
    storage,
    files: (request, response) => void storage.handle(request, response),
    clock: await openClock(env),
  };
}

/** What gateway and REST adapter need in a process of their own: addresses, and no secret but what a caller brings. */
export async function edgePlatformFromEnvironment(env: Environment): Promise<EdgePlatform> {
  const settings = new Settings(env);
  for (const problem of redisSettings(env).problems) settings.problem(problem);
  settings.check();
  return {
    env, live: await openLiveEvents(env),
    publicUrl: settings.text('PUBLIC_URL', 'http://localhost:3000').replace(/\/$/, ''),
    peer: (name) => {
      const setting = `${name.toUpperCase().replaceAll('-', '_')}_URL`;
      const url = env[setting];
      if (!url) throw new Error(`${setting} is not set.`);
      return url;
    },
  };
}
