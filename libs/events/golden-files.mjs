// What is kept of the catalogue, for `npm run generate`.
import { existsSync, readFileSync } from 'node:fs';
import { catalogue } from './dist/index.js';

const at = (file) => new URL(file, import.meta.url);
const text = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The files that are to be written, [name in this folder, text]:
 * - an example of every version that has none yet. One that is there is never rewritten: it is what lies in topics and
 *   outboxes somewhere, and every later schema must read it.
 * - when the version in package.json was raised, what the release of that number understands: until it is raised again,
 *   nothing newer may be published.
 */
export function goldenFiles(release) {
  const examples = catalogue
    .map(({ type, version, example }) => [`golden/${type}.v${version}.json`, text(example)])
    .filter(([file]) => !existsSync(at(file)));
  const last = existsSync(at('released.json')) ? JSON.parse(readFileSync(at('released.json'), 'utf8')) : {};
  if (last.release === release) return examples;
  const understands = Object.fromEntries(catalogue.map(({ type, version }) => [type, version]));
  return [...examples, ['released.json', text({ release, understands })]];
}
