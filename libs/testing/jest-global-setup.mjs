import './typescript.mjs';
import { startPartsServer } from './parts-server.mjs';

/** One embedded Postgres for the whole run, from source, so that a fresh clone needs no build before its tests. */
export default async function setUp() {
  const { openRunFolder } = await import('./src/run-folder.ts');
  const { startTestServer } = await import('./src/test-server.ts');
  globalThis.removeRunFolder = await openRunFolder();
  globalThis.stopTestServer = await startTestServer();
  globalThis.stopTestParts = await startPartsServer();
}
