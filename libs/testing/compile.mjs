import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
/** The folder of what was made of sources for tests, by what it was made of. */
export const kept = fileURLToPath(new URL('.nx/typescript/', root));
const settings = JSON.parse(readFileSync(new URL('.swcrc', root), 'utf8'));
const { version } = JSON.parse(readFileSync(new URL('node_modules/@swc/core/package.json', root), 'utf8'));
mkdirSync(kept, { recursive: true });

/**
 * Compiles a source as `npm run build` does. What was compiled before is kept: compiling took as long as all else of a start.
 * `sourceMaps`: `inline` or false.
 */
export async function compiled(filename, source, sourceMaps) {
  const options = { ...settings, exclude: undefined, swcrc: false, configFile: false, sourceMaps };
  const key = createHash('sha256').update(JSON.stringify([version, options]));
  const file = `${kept}${key.update('\0').update(filename).update('\0').update(source).digest('hex')}.js`;
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Loaded where there is something to compile, as it takes its time too.
    const { transform } = await import('@swc/core');
    const { code } = await transform(source, { ...options, filename });
    writeWhole(file, code);
    return code;
  }
}

/** Whole or not at all: other processes read beside this one. */
export function writeWhole(file, text) {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, text);
  renameSync(beside, file);
}
