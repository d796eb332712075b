import { EmbeddedBus } from '@bellbird/event-bus';
import { InProcessLiveEvents } from '@bellbird/live-events';
import { FolderStorage } from '@bellbird/storage';
import { fixedClock } from '@bellbird/testing';
import { systemClock } from '../clock.js';
import type { Platform, ServiceName } from '../platform/platform.js';
import { startService } from '../process/start-service.js';
import type { ServiceDefinition } from '../wiring/define-service.js';

/**
 * A service as a process of its own, for specs that kill it or let it stand beside another. What it stands on comes from
 * the environment: NAME, of its database too; POSTGRES_URL, BUS_URL, FOLDER, SECRET; PEERS, JSON of addresses by name; NOW,
 * where its clock stands still. Says "ready at <url>", and ends with SIGTERM.
 */
export async function runService(definition: ServiceDefinition): Promise<void> {
  const { NAME = '', NOW, BUS_URL = '', FOLDER = '', POSTGRES_URL = '', SECRET = '', PEERS = '{}' } = process.env;
  const peers = new Map(Object.entries(JSON.parse(PEERS) as Record<string, string>));
  const publicUrl = 'http://localhost:3000';
  const platform: Platform = {
    env: process.env,
    databaseUrl: POSTGRES_URL,
    secret: SECRET,
    publicUrl,
    clock: NOW === undefined ? systemClock : fixedClock(NOW),
    bus: await EmbeddedBus.open(BUS_URL),
    live: new InProcessLiveEvents(),
    storage: await FolderStorage.open({
      folder: FOLDER,
      baseUrl: `${publicUrl}/files`,
      secrets: [Buffer.from(SECRET)],
    }),
    peer: (name) => {
      const url = peers.get(name);
      if (url === undefined) throw new Error(`${name} is not up.`);
      return url;
    },
  };
  const service = await startService({ ...definition, name: NAME as ServiceName }, platform);
  process.stdout.write(`ready at ${service.url}\n`);
  const stop = async (): Promise<void> => {
    await service.stop();
    await platform.bus.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
}
