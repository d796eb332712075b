import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart } from '@bellbird/errors';
import { bornAt, isAlive } from './server/processes.js';

/** Another living process works in the folder. The message is one sentence for the person who started us. */
export class DataFolderInUse extends CannotStart {
  override readonly name = 'DataFolderInUse';

  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${folder} is in use by another process (pid ${pid}): stop that one first or choose another folder with BELLBIRD_DATA.`,
    );
  }
}

/** The folder cannot be made or written. */
export class DataFolderUnwritable extends CannotStart {
  override readonly name = 'DataFolderUnwritable';

  constructor(
    readonly folder: string,
    cause: unknown,
  ) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown error';
    super(
      `The data folder ${folder} cannot be written (${code}): give this user the right to write there or choose another folder with BELLBIRD_DATA.`,
      { cause },
    );
  }
}

export interface DataFolderLock {
  release(): Promise<void>;
}

interface Holder {
  pid: number;
  born: string;
  token: string;
}

// Long enough for a rival that judged the same dead holder to have done its rename.
const takeoverSettleMs = 60;

/**
 * Makes the folder where it is missing and holds it for this process, until `release()` or the process dies: a lock
 * whose holder is dead, even by kill -9, is taken over. The same process may not take it twice.
 * Throws {@link DataFolderInUse} and {@link DataFolderUnwritable}.
 */
export async function lockDataFolder(folder: string, name = 'bellbird.lock'): Promise<DataFolderLock> {
  const path = resolve(folder);
  try {
    await makeFolder(path);
    return await take(path, join(await realpath(path), name));
  } catch (error) {
    if (error instanceof DataFolderInUse || (error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new DataFolderUnwritable(path, error);
  }
}

/** As `mkdir -p`. Node's own never comes back from a place where nothing can be made and nothing is forbidden, such as /proc. */
async function makeFolder(path: string): Promise<void> {
  const there = await stat(path).catch(() => null);
  // Where a file is in the way, what is made under it next says so: ENOTDIR.
  if (there !== null) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  try {
    await mkdir(path);
  } catch (error) {
    if (!(await stat(path).catch(() => null))?.isDirectory()) throw error;
  }
}

async function take(folder: string, file: string): Promise<DataFolderLock> {
  const mine: Holder = { pid: process.pid, born: bornAt(process.pid), token: randomBytes(8).toString('hex') };
  const draft = `${file}.${mine.token}`;
  await writeFile(draft, JSON.stringify(mine), { mode: 0o644 });
  try {
    for (;;) {
      if (await linked(draft, file)) break;
      const holder = await read(file);
      if (holder !== null && lives(holder)) throw new DataFolderInUse(folder, holder.pid);
      await removeDead(file, holder, `${draft}.dead`);
      if (!(await linked(draft, file))) continue;
      await pause(takeoverSettleMs);
      const winner = await read(file);
      if (winner?.token !== mine.token) throw new DataFolderInUse(folder, winner?.pid ?? 0);
      break;
    }
  } finally {
    await rm(draft, { force: true });
  }
  return { release: async () => void ((await read(file))?.token === mine.token && (await rm(file, { force: true }))) };
}

/** Takes a dead holder's file away; where a rival was quicker and the file is alive again, puts it back. */
async function removeDead(file: string, dead: Holder | null, aside: string): Promise<void> {
  try {
    await rename(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = await read(aside);
  if (moved?.token !== dead?.token) await linked(aside, file);
  await rm(aside, { force: true });
}

/** Link instead of open: the file appears whole or not at all, and only for one of two rivals. */
async function linked(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function read(file: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function lives(holder: Holder): boolean {
  return isAlive(holder.pid) && bornAt(holder.pid) === holder.born;
}
