import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { testPostgres } from '@bellbird/testing';
import { openPlatform } from './open-platform.js';

const frontUrl = 'http://localhost:3999';
let folder: string;

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'bellbird-platform-'))));
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  const server = new pg.Client({ connectionString: testPostgres().url });
  await server.connect();
  await server.query('drop database if exists bus with (force)');
  for (const kind of ['owner', 'app', 'system']) await server.query(`drop role if exists bus_${kind}`);
  await server.end();
});

describe('the origin that people see', () => {
  it.each([
    ['is where this process listens', undefined, frontUrl],
    ['is PUBLIC_URL where that is set, for pages and for files alike', 'https://text.example/', 'https://text.example'],
  ])('%s', async (_, given, origin) => {
    const { platform, close } = await openPlatform(
      { BELLBIRD_DATA: folder, DATABASE_URL: testPostgres().url, PUBLIC_URL: given },
      frontUrl,
    );
    try {
      expect(platform.publicUrl).toBe(origin);
      const file = await platform.storage.signedUrl('00000000-0000-4000-8000-000000000001/exports/one.csv', {
        method: 'GET',
        expiresInSeconds: 60,
      });
      expect(new URL(file.url).origin).toBe(origin);
    } finally {
      await close();
    }
  });
});
