import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compiled } from './compile.mjs';

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
  const source = await compiled(filename, readFileSync(filename, 'utf8'), 'inline');
  return { format: 'module', source, shortCircuit: true };
}
