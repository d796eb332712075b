import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from '../binaries/binaries.js';
import { reachableFolder } from './reachable-folder.js';
import { asUser, type ServerUser } from './server-user.js';

export const superuser = 'postgres';

/**
 * Makes the cluster `<folder>/cluster` and its superuser's password where they are missing; answers the password.
 * An initdb that was cut off leaves nothing behind: it works in a folder that gets its name when it is whole.
 */
export async function initCluster(
  folder: string,
  binaries: Binaries,
  user: ServerUser | null,
  durable: boolean,
): Promise<string> {
  const cluster = join(folder, 'cluster');
  const passwordFile = join(folder, 'password');
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    await checkMajorVersion(cluster, binaries);
    return (await readFile(passwordFile, 'utf8')).trim();
  }
  await removeDrafts(folder);
  const password = randomBytes(24).toString('base64url');
  // A name of its own: an initdb whose Node was killed may still be writing to an earlier one.
  const suffix = `.new-${randomBytes(4).toString('hex')}`;
  const draft = `${cluster}${suffix}`;
  const handedOver = `${passwordFile}${suffix}`;
  await mkdir(draft, { mode: 0o700 });
  await writeFile(handedOver, `${password}\n`, { mode: 0o600, flush: durable });
  if (user !== null) {
    await chmod(folder, 0o711);
    for (const path of [draft, handedOver]) await chown(path, user.uid, user.gid);
  }
  await initdb(folder, suffix, binaries, user, durable);
  if (user !== null) await chown(handedOver, 0, 0);
  await rename(handedOver, passwordFile);
  await rename(draft, cluster);
  if (durable) await syncNames(folder);
  return password;
}

async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.includes('.new-')) await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Renames are on the disk only when their folder is. Windows has no such call. */
async function syncNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** UTF-8 with the built-in C.UTF-8 rules: the same order and the same `lower('ZOË')` on every machine. */
async function initdb(
  folder: string,
  suffix: string,
  binaries: Binaries,
  user: ServerUser | null,
  durable: boolean,
): Promise<void> {
  const at = reachableFolder(folder, user);
  try {
    const run = spawn(
      binaries.initdb,
      [
        '-D',
        join(at.path, `cluster${suffix}`),
        `--username=${superuser}`,
        `--pwfile=${join(at.path, `password${suffix}`)}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--text-search-config=english',
        '--no-instructions',
        ...(durable ? [] : ['--no-sync']),
      ],
      { ...asUser(user), cwd: '/', env: serverEnvironment(), stdio: ['ignore', 'ignore', 'pipe', at.inherit] },
    );
    let said = '';
    run.stderr?.setEncoding('utf8').on('data', (text: string) => void (said += text));
    const code = await new Promise<number | null>((resolve, reject) =>
      run.once('error', reject).once('close', resolve),
    );
    if (code !== 0) throw new Error(`Postgres could not make its data folder in ${folder}: ${lastLine(said)}`);
  } finally {
    at.close();
  }
}

async function checkMajorVersion(cluster: string, binaries: Binaries): Promise<void> {
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  const ours = binaries.version.split('.')[0];
  if (made === ours) return;
  throw new Error(
    `The data folder ${cluster} was made by Postgres ${made} and this Bellbird brings Postgres ${ours}: start with the earlier Bellbird, or with another BELLBIRD_DATA.`,
  );
}

/** PG… variables and the locale of the person who starts us must not change what the server does. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const own = process.platform === 'win32' ? process.env : { PATH: process.env.PATH };
  return { ...own, LC_ALL: 'C' };
}

function lastLine(text: string): string {
  return (
    text
      .trim()
      .split('\n')
      .findLast((line) => line.includes('error') || line.includes('FATAL')) ?? text.trim()
  );
}
