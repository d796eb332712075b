import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** As `unicode-range` of index.html has them: what one reads and writes here, with the signs between. */
const ranges: readonly [number, number][] = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];
const letters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
  .join('');

/**
 * The letters of the first page without weights that no text has: 44 kB in place of 73, which everybody waits for on a
 * first visit. Sizes of headings keep their own shapes (`opsz`).
 */
export const lighterLetters: Plugin = {
  name: 'bellbird:lighter-letters',
  apply: 'build',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !/inter-latin-opsz-normal-.*\.woff2$/.test(file.fileName)) continue;
      file.source = await subsetFont(Buffer.from(file.source), letters, {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: 400, max: 700 } },
      });
    }
  },
};
