import { EmbeddedBus } from '@bellbird/event-bus';
import { InProcessLiveEvents } from '@bellbird/live-events';
import { startService, type Platform, type ServiceName } from '@bellbird/service-host';
import { FolderStorage } from '@bellbird/storage';
import { fixedClock } from '@bellbird/testing';
import { campaignsService } from '../src/campaigns.module.js';

/** The service as a process of its own, to be killed: what it stands on comes from the environment. */
const { NAME = '', NOW = '', BUS_URL = '', FOLDER = '', POSTGRES_URL = '', SECRET = '', PEERS = '{}' } = process.env;
const peers = JSON.parse(PEERS) as Record<string, string>;
const publicUrl = 'http://localhost:3000';
const platform: Platform = {
  env: process.env,
  databaseUrl: POSTGRES_URL,
  secret: SECRET,
  publicUrl,
  clock: fixedClock(NOW),
  bus: await EmbeddedBus.open(BUS_URL),
  live: new InProcessLiveEvents(),
  storage: await FolderStorage.open({ folder: FOLDER, baseUrl: `${publicUrl}/files`, secrets: [Buffer.from(SECRET)] }),
  peer: (name) => peers[name]!,
};
const service = await startService({ ...campaignsService, name: NAME as ServiceName }, platform);
process.stdout.write(`ready at ${service.url}\n`);
process.once(
  'SIGTERM',
  () =>
    void service
      .stop()
      .then(() => platform.bus.close())
      .then(() => process.exit(0)),
);
