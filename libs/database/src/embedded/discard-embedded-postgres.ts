import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lockDataFolder } from './lock-data-folder.js';
import { clearRemains } from './server/running-server.js';
import { lockName } from './start-embedded-postgres.js';

/**
 * Throws away a launcher's folder together with the server that may still run in it (left by a kill -9).
 * Throws `DataFolderInUse` while a living process, be it this one, works with it.
 */
export async function discardEmbeddedPostgres(dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  if (!existsSync(folder)) return;
  await lockDataFolder(folder, lockName);
  const cluster = join(folder, 'cluster');
  if (existsSync(cluster)) await clearRemains(cluster);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
