import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const options = {
  ...JSON.parse(readFileSync(new URL('.swcrc', root), 'utf8')),
  exclude: undefined,
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
};
const { version } = JSON.parse(readFileSync(new URL('node_modules/@swc/core/package.json', root), 'utf8'));

/** What was compiled before, by what it was made of: compiling took as long as all else of a start. */
const kept = new URL('.nx/typescript/', root);
const madeWith = JSON.stringify([version, options]);
mkdirSync(kept, { recursive: true });

export async function resolve(specifier, context, next) {
  // The `types` of our own packages name their source, their `default` what a build makes of it.
  if (specifier.startsWith('@bellbird/'))
    return next(specifier, { ...context, conditions: ['types', ...context.conditions] });
  if (/^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts')) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(source)) return next(source.href, context);
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  return { format: 'module', source: await compiled(filename, readFileSync(filename, 'utf8')), shortCircuit: true };
}

async function compiled(filename, source) {
  const key = createHash('sha256').update(madeWith).update('\0').update(filename).update('\0').update(source);
  const file = new URL(`${key.digest('hex')}.js`, kept);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Loaded where there is something to compile, as it takes its time too.
    const { transform } = await import('@swc/core');
    const { code } = await transform(source, { ...options, filename });
    // Whole or not at all: other processes read beside this one.
    const beside = new URL(`${file.href}.${process.pid}`);
    writeFileSync(beside, code);
    renameSync(beside, file);
    return code;
  }
}
