import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** What index.html asks this file for, by the first `unicode-range` there. */
function letters(): string {
  const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  const ranges = /unicode-range: ([^;]+);/.exec(html)![1]!.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g);
  return [...ranges]
    .flatMap(([, first, last = first]) => {
      const [from, to] = [parseInt(first!, 16), parseInt(last!, 16)];
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');
}

/**
 * The letters of the first page without weights that no text has: 46 kB in place of 73, which everybody waits for on a
 * first visit. Sizes of headings keep their own shapes (`opsz`).
 */
export const lighterLetters: Plugin = {
  name: 'bellbird:lighter-letters',
  apply: 'build',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !/inter-latin-opsz-normal-.*\.woff2$/.test(file.fileName)) continue;
      file.source = await subsetFont(Buffer.from(file.source), letters(), {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: 400, max: 700 } },
      });
    }
  },
};
