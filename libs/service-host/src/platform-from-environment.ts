import { EmbeddedBus } from '@bellbird/event-bus';
import { topicRetentionHours } from '@bellbird/events';
import { InProcessLiveEvents } from '@bellbird/live-events';
import { FolderStorage } from '@bellbird/storage';
import { deriveSecret } from '@bellbird/auth';
import { createServiceDatabase } from '@bellbird/database';
import { systemClock } from './clock.js';
import type { Platform } from './platform.js';
import { Settings } from './settings.js';

/** The platform of a service that runs in a process of its own, from the environment alone. */
export async function platformFromEnvironment(env: Readonly<Record<string, string | undefined>>): Promise<Platform> {
  const settings = new Settings(env);
  const databaseUrl = settings.text('DATABASE_URL');
  const secret = settings.text('BELLBIRD_SECRET');
  const publicUrl = settings.text('PUBLIC_URL', 'http://localhost:3000').replace(/\/$/, '');
  const storageFolder = settings.text('STORAGE_FOLDER', '.bellbird/files');
  settings.check();
  const busUrls = await createServiceDatabase(databaseUrl, 'bus', (role) => deriveSecret(secret, `database role ${role}`).toString('hex'));
  return {
    env, databaseUrl, secret, publicUrl,
    bus: await EmbeddedBus.open(busUrls.owner, { retentionHours: topicRetentionHours }),
    live: new InProcessLiveEvents(),
    storage: await FolderStorage.open({ folder: storageFolder, baseUrl: `${publicUrl}/files`, secret: deriveSecret(secret, 'signed urls') }),
    clock: systemClock,
    peer: (name) => {
      const setting = `${name.toUpperCase().replaceAll('-', '_')}_URL`;
      const url = env[setting];
      if (!url) throw new Error(`${setting} is not set.`);
      return url;
    },
  };
}
