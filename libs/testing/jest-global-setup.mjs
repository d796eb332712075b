import './typescript.mjs';
import { startPartsServer } from './parts-server.mjs';

/** One embedded Postgres for the whole run, from source, so that a fresh clone needs no build before its tests. */
export default async function setUp(globalConfig) {
  const { startTestServer } = await import('./src/test-server.ts');
  globalThis.stopTestServer = await startTestServer(globalConfig.rootDir);
  globalThis.stopTestParts = await startPartsServer();
}
