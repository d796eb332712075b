import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolderInUse, discardEmbeddedPostgres, isAlive } from '@bellbird/database/embedded';

const prefix = 'bellbird-run-';
const memory = '/dev/shm';
const gibibyte = 2 ** 30;
/** Of the filesystem in memory, and of the machine: a whole run keeps a quarter of one at a time. */
const roomInMemory = 4 * gibibyte;
const roomOfMachine = 8 * gibibyte;

/** Of the Postgres that the specs of a run share, in the run's folder. */
export const postgresOfRun = (folder: string): string => join(folder, 'postgres');

/**
 * Gives this run a folder for all that its specs write and throw away, where `tmpdir()` leads from now on, in this process
 * and in those it starts. It is in memory where there is room: a spec makes two databases at least, and a disk takes as
 * long for their files as the service for its answers. What killed runs left is cleared away. Answers how to remove it.
 */
export async function openRunFolder(): Promise<() => Promise<void>> {
  const base = (await hasRoom(memory)) ? memory : tmpdir();
  await clearDeadRuns(base);
  const folder = join(base, `${prefix}${process.pid}`);
  // Embedded servers run as another user, who goes through it to a folder of his own.
  await mkdir(folder, { mode: 0o711 });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  return async () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    await remove(folder);
  };
}

async function hasRoom(folder: string): Promise<boolean> {
  if (!existsSync(folder) || process.availableMemory() < roomOfMachine) return false;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= roomInMemory;
}

async function clearDeadRuns(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    const left = join(base, name);
    try {
      await discardEmbeddedPostgres(postgresOfRun(left));
      await remove(left);
    } catch (error) {
      // Another run clears the same, or it is somebody else's.
      if (!(error instanceof DataFolderInUse) && !isForbidden(error)) throw error;
    }
  }
}

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 });

const isForbidden = (error: unknown): boolean => ['EPERM', 'EACCES'].includes((error as NodeJS.ErrnoException).code!);
