/**
 * Keeps today's example of every event that has no golden file of its version yet. Never rewrites one: a golden file is
 * what is lying in topics and outboxes somewhere, and every later schema must read it.
 *
 *     node --import ./libs/testing/typescript.mjs libs/events/write-golden.mjs
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { catalogue } from './src/catalogue.ts';

const folder = new URL('./golden/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const { type, version, example } of catalogue) {
  const file = new URL(`${type}.v${version}.json`, folder);
  if (existsSync(file)) continue;
  writeFileSync(file, `${JSON.stringify(example, null, 2)}\n`);
  console.info(`kept ${type} version ${version}`);
}
