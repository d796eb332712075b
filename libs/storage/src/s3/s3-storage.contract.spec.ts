import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localS3 } from '../../test/local-s3.js';
import { storageContract } from '../storage.contract.js';
import { S3Storage } from './s3-storage.js';

storageContract('S3', async () => {
  const s3 = await localS3();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const storage = await S3Storage.open({
    ...s3,
    region: 'ap-southeast-2',
    baseUrl: `http://127.0.0.1:${port}/files`,
    secrets: [randomBytes(32)],
  });
  server.on('request', (request, response) => void storage.handle(request, response));
  return {
    storage,
    origin: `http://127.0.0.1:${port}`,
    underWay: () => s3.openUploads(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await s3.close();
    },
  };
});
