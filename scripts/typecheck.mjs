// Type-checks one app or lib by the rules of all: node scripts/typecheck.mjs libs/money. `npm run typecheck` is for all at once.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [folder] = process.argv.slice(2);

/** Its own tsconfig.json, or the root's with this folder alone. */
function configOf() {
  const own = join(root, folder, 'tsconfig.json');
  if (existsSync(own)) return own;
  const file = join(root, '.nx/typecheck', `${folder.replace('/', '-')}.json`);
  mkdirSync(join(root, '.nx/typecheck'), { recursive: true });
  const include = ['src', 'test'].map((part) => `../../${folder}/${part}/**/*.ts`);
  const compilerOptions = { typeRoots: ['../../node_modules/@types'] };
  writeFileSync(file, JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, include }));
  return file;
}

const known = join(root, '.nx/typecheck', `${folder.replace('/', '-')}.tsbuildinfo`);
const tsc = spawnSync(
  process.execPath,
  [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', configOf(), '--incremental', '--tsBuildInfoFile', known],
  { stdio: 'inherit' },
);
process.exit(tsc.status ?? 1);
