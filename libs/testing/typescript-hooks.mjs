import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const options = {
  ...JSON.parse(readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8')),
  exclude: undefined,
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
};

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
  const { code } = await transform(await readFile(filename, 'utf8'), { ...options, filename });
  return { format: 'module', source: code, shortCircuit: true };
}
