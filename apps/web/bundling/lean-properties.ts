import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Who writes style properties: our sources, and Chakra's components and theme. */
const sources: readonly [folder: string, files: RegExp][] = [
  [folder('../src'), /(?<!\.spec)\.tsx?$/],
  [folder('../../../node_modules/@chakra-ui/react/dist/esm'), /\.js$/],
];

function wordsOf(all: typeof sources): ReadonlySet<string> {
  const files = all.flatMap(([from, wanted]) =>
    readdirSync(from, { recursive: true, encoding: 'utf8' })
      .filter((file) => wanted.test(file))
      .map((file) => readFileSync(join(from, file), 'utf8')),
  );
  return new Set(files.flatMap((text) => text.match(/[A-Za-z]+/g) ?? []));
}

const list = /(?<=cssPropertiesStr = ")[^"]+/;

/**
 * Chakra tells a component's styles from its other props by a list of all properties of CSS, which every first visit
 * fetches. No source names two fifths of them: without those a first load is 1 kB lighter.
 */
export const leanProperties: Plugin = {
  name: 'bellbird:lean-properties',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/@pandacss/is-valid-prop/dist/index.mjs')) return null;
    if (!list.test(code))
      throw new Error(
        'Properties of CSS are listed in another way than before: mend apps/web/bundling/lean-properties.ts.',
      );
    const words = wordsOf(sources);
    return code.replace(list, (names) =>
      names
        .split(',')
        .filter((name) => words.has(name))
        .join(','),
    );
  },
};
