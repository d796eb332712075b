import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storageContract } from '../storage.contract.js';
import { FolderStorage } from './folder-storage.js';

storageContract('folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-storage-'));
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const storage = await FolderStorage.open({
    folder,
    baseUrl: `http://127.0.0.1:${port}/files`,
    secrets: [randomBytes(32)],
  });
  server.on('request', (request, response) => void storage.handle(request, response));
  return {
    storage,
    origin: `http://127.0.0.1:${port}`,
    underWay: () => readdirSync(join(folder, '.incoming')).length,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
});
