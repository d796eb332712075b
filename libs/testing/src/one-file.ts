import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const kept = join(root, '.nx/typescript');

/** Which of our files one was made of, and what they and the compiler were: the first line of it. */
interface MadeOf {
  inputs: string[];
  digest: string;
}

/**
 * A TypeScript program of ours and all of our modules that it imports as one file, which is made anew when one of them
 * has changed. A process that starts from it loads no compiler and needs no hooks, through which every module, those of
 * packages too, comes from another thread; that was two fifths of a start. Packages stay outside, as in the product.
 */
export async function oneFile(entry: string): Promise<string> {
  const file = join(kept, `${createHash('sha256').update(entry).digest('hex')}.mjs`);
  if (existsSync(file)) {
    const { inputs, digest } = madeOf(file);
    if (inputs.length > 0 && digest === digestOf(inputs)) return file;
  }
  const code = await bundle(entry);
  mkdirSync(kept, { recursive: true });
  // Whole or not at all: other processes read beside this one.
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, code);
  renameSync(beside, file);
  return file;
}

function madeOf(file: string): MadeOf {
  const text = readFileSync(file, 'utf8');
  return JSON.parse(text.slice('// '.length, text.indexOf('\n'))) as MadeOf;
}

/** Of the files and the compilers; of a file that is gone, the digest of none. */
function digestOf(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const made of ['node_modules/@swc/core', 'node_modules/rolldown'])
    hash.update(readFileSync(join(root, made, 'package.json')));
  for (const input of ['.swcrc', 'libs/testing/src/one-file.ts', ...inputs]) {
    const path = join(root, input);
    hash.update(`\0${input}\0`).update(existsSync(path) ? readFileSync(path) : '');
  }
  return hash.digest('hex');
}

/** What a module's own address is read as: where its source is, as if it had been loaded from there. */
function inPlace(code: string, path: string): string {
  return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
}

async function bundle(entry: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const { transform } = await import('@swc/core');
  const options = {
    ...(JSON.parse(readFileSync(join(root, '.swcrc'), 'utf8')) as object),
    exclude: [],
    swcrc: false,
    configFile: false,
    sourceMaps: true,
  };
  const bundled = await rolldown({
    input: entry,
    platform: 'node',
    // What a module does as it is loaded stays, whether or not something of it is used.
    treeshake: false,
    // What is an error is thrown; the rest is said of programs that are shipped.
    logLevel: 'silent',
    // The `types` of our own packages name their source; a source names others as they are called once built.
    resolve: { conditionNames: ['types', 'import'], extensionAlias: { '.js': ['.ts', '.js'] } },
    plugins: [
      {
        name: 'ours',
        resolveId: (id) => (/^(@bellbird\/|\.{0,2}\/)/.test(id) ? null : { id, external: true }),
        async load(path) {
          if (path.endsWith('.json')) return null;
          const source = readFileSync(path, 'utf8');
          if (!path.endsWith('.ts')) return inPlace(source, path);
          const { code, map } = await transform(source, { ...options, filename: path });
          return { code: inPlace(code, path), map: map ?? null, moduleType: 'js' };
        },
      },
    ],
  });
  try {
    const { output } = await bundled.generate({
      format: 'esm',
      sourcemap: 'inline',
      codeSplitting: false,
      // Two classes of one name, in two modules, are both called by it: Nest, TypeORM and errors go by it.
      keepNames: true,
      banner: ({ moduleIds }) => `// ${JSON.stringify(named(moduleIds))}`,
    });
    return output[0].code;
  } finally {
    await bundled.close();
  }
}

function named(modules: readonly string[]): MadeOf {
  const sources = modules.filter((path) => existsSync(path)).map((path) => relative(root, path).split(sep).join('/'));
  // What a name of ours leads to is said there.
  const packages = sources
    .map((path) => `${path.split('/').slice(0, 2).join('/')}/package.json`)
    .filter((path) => existsSync(join(root, path)));
  const inputs = [...new Set([...sources, ...packages])];
  return { inputs, digest: digestOf(inputs) };
}

/** Whether a program is one of ours, and so can be made one file. */
export const isOurs = (entry: string): boolean =>
  entry.endsWith('.ts') && !relative(root, dirname(entry)).startsWith('..');
