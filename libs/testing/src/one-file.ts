import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { compiled, kept, writeWhole } from '../compile.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Which of our files one was made of, and what they, the packages and the compilers were: it is kept beside it. */
interface MadeOf {
  inputs: string[];
  digest: string;
}

/** Whether a program is one of ours, and so can be made one file. */
export const isOurs = (entry: string): boolean =>
  entry.endsWith('.ts') && !relative(root, dirname(entry)).startsWith('..');

/**
 * A TypeScript program of ours and all that it imports, packages too, as one file, which is made anew when one of our
 * modules or the lockfile has changed. A start that loads some two thousand modules, each through the hooks' thread, takes
 * six times as much of the processor.
 */
export async function oneFile(entry: string): Promise<string> {
  const name = join(kept, createHash('sha256').update(entry).digest('hex'));
  const [file, beside] = [`${name}.mjs`, `${name}.json`];
  if (existsSync(beside)) {
    const { inputs, digest } = JSON.parse(readFileSync(beside, 'utf8')) as MadeOf;
    if (digest === digestOf(inputs)) return file;
  }
  const { code, moduleIds } = await bundle(entry);
  // What is noted of one that was made before says nothing of this one, should this be stopped in between.
  rmSync(beside, { force: true });
  writeWhole(file, code);
  writeWhole(beside, JSON.stringify(madeOf(moduleIds)));
  return file;
}

const makers = ['package-lock.json', '.swcrc', 'libs/testing/compile.mjs', 'libs/testing/src/one-file.ts'];

/** Of the files, and of what every one is made with; of a file that is gone, the digest of none. */
function digestOf(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of [...makers, ...inputs]) {
    const path = join(root, input);
    hash.update(`\0${input}\0`).update(existsSync(path) ? readFileSync(path) : '');
  }
  return hash.digest('hex');
}

async function bundle(entry: string): Promise<{ code: string; moduleIds: readonly string[] }> {
  // Threads of its own beside those of the tests cost more than they bring.
  process.env['ROLLDOWN_WORKER_THREADS'] ??= '1';
  process.env['ROLLDOWN_MAX_BLOCKING_THREADS'] ??= '1';
  const { rolldown } = await import('rolldown');
  const bundled = await rolldown({
    input: entry,
    platform: 'node',
    // What a module does as it is loaded stays, whether or not something of it is used.
    treeshake: false,
    // What is an error is thrown; the rest is said of programs that are shipped.
    logLevel: 'silent',
    plugins: [ours, packages],
  });
  try {
    const { output } = await bundled.generate({
      format: 'esm',
      codeSplitting: false,
      // Two classes of one name, in two modules, are both called by it: Nest, TypeORM and errors go by it.
      keepNames: true,
    });
    return output[0];
  } finally {
    await bundled.close();
  }
}

/** Our own modules, from their sources. */
const ours: Plugin = {
  name: 'ours',
  resolveId: {
    filter: { id: /^(@bellbird\/|file:|\.{1,2}\/.*\.js$)/ },
    handler(id, importer) {
      if (id.startsWith('file:')) return fileURLToPath(id);
      if (id.startsWith('@bellbird/')) return sourceOf(id);
      // A source names others as they are called once built.
      const isSource = importer !== undefined && importer.endsWith('.ts') && !importer.includes('/node_modules/');
      const source = isSource ? join(dirname(importer), id.replace(/\.js$/, '.ts')) : '';
      return existsSync(source) ? source : null;
    },
  },
  load: {
    filter: { id: { include: /\.ts$/, exclude: /\/node_modules\// } },
    handler: async (path) => ({
      code: inPlace(await compiled(path, readFileSync(path, 'utf8'), false), path),
      moduleType: 'js',
    }),
  },
};

/** What a name of one of our packages leads to: the `types` of its exports name the source. */
function sourceOf(id: string): string {
  const [, name = '', ...rest] = id.split('/');
  const folder = ['libs', 'apps'].map((each) => join(root, each, name)).find((each) => existsSync(each));
  if (folder === undefined) throw new Error(`Nothing here is called ${id}.`);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, { types: string }>;
  };
  return join(folder, exports[['.', ...rest].join('/')]!.types);
}

/** Those of packages that ask where they are, and what is not JavaScript. */
const packages: Plugin = {
  name: 'packages',
  load: {
    filter: { id: /\.node$/ },
    handler: (path) => ({
      code: `module.exports = process.getBuiltinModule('node:module').createRequire('/')(${JSON.stringify(path)});`,
      moduleType: 'js',
    }),
  },
  transform: {
    filter: { id: /\/node_modules\//, code: /\b(__dirname|__filename|import\.meta\.url)\b/ },
    handler: (code, path) => ({
      code: inPlace(code, path)
        .replaceAll(/\b__dirname\b/g, JSON.stringify(dirname(path)))
        .replaceAll(/\b__filename\b/g, JSON.stringify(path)),
    }),
  },
};

/** What a module's own address is read as: where its source is, as if it had been loaded from there. */
const inPlace = (code: string, path: string): string =>
  code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));

function madeOf(modules: readonly string[]): MadeOf {
  const sources = modules
    .filter((path) => existsSync(path) && !path.includes('/node_modules/'))
    .map((path) => relative(root, path).split(sep).join('/'));
  // What a name of ours leads to is said there.
  const manifests = sources
    .map((path) => `${path.split('/').slice(0, 2).join('/')}/package.json`)
    .filter((path) => existsSync(join(root, path)));
  const inputs = [...new Set([...sources, ...manifests])];
  return { inputs, digest: digestOf(inputs) };
}
