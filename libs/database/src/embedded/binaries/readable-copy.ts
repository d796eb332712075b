import { constants, lstatSync, statSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { canEnter, type ServerUser } from '../server/server-user.js';

// What only compiling against Postgres needs: a third of the files.
const needless = (name: string): boolean => name.endsWith('.a') || name === 'pgxs' || name === 'pkgconfig';

/**
 * Copies the programs to where the server's user can reach them: a repository below a 0700 folder, such as /root, is
 * closed to everybody but its owner. The copy is kept and used again; what a cleaner of temporary files has taken
 * is put back. Answers the folder of the copy.
 */
export async function readableCopy(source: string, user: ServerUser | null): Promise<string> {
  const { version } = JSON.parse(await readFile(join(source, '..', 'package.json'), 'utf8')) as { version: string };
  const name = `bellbird-postgres-${version}-${process.getuid?.() ?? 0}`;
  const places = [...new Set(['/var/tmp', tmpdir()])].filter((place) => isFolder(place) && canEnter(user, place));
  let refused: unknown;
  for (const place of places) {
    try {
      const target = join(await ownFolder(join(place, name)), basename(source));
      await copyMissing(source, target);
      return target;
    } catch (error) {
      refused = error;
    }
  }
  throw new Error(
    `The user ${user?.name ?? 'of this process'} cannot read ${dirname(source)} and the Postgres programs cannot be copied to a temporary folder: set DATABASE_URL to a Postgres 18 of your own.`,
    { cause: refused },
  );
}

/** Anybody may make a folder of our name in /tmp first: it is used only if it is ours and closed to others' writing. */
async function ownFolder(path: string): Promise<string> {
  await mkdir(path, { mode: 0o755 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const { uid, mode } = lstatSync(path);
  const ours = lstatSync(path).isDirectory() && uid === (process.getuid?.() ?? uid) && (mode & 0o022) === 0;
  const folder = ours ? path : await mkdtemp(`${path}-`);
  await chmod(folder, 0o755);
  return folder;
}

async function copyMissing(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o755 });
  for (const entry of await readdir(source, { withFileTypes: true })) {
    if (needless(entry.name)) continue;
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) await copyMissing(from, to);
    else if (entry.isSymbolicLink()) await symlink(await readlink(from), to).catch(() => undefined);
    else await copyOne(from, to);
  }
}

/** By a rename: a server that starts from the same copy at this moment never meets half a file. */
async function copyOne(from: string, to: string): Promise<void> {
  const there = lstatSync(to, { throwIfNoEntry: false });
  const { size, mode } = statSync(from);
  if (there?.isFile() === true && there.size === size) return;
  const draft = `${to}.${process.pid}`;
  await copyFile(from, draft, constants.COPYFILE_FICLONE);
  await chmod(draft, (mode & 0o111) === 0 ? 0o644 : 0o755);
  await rename(draft, to).catch(async (error: unknown) => {
    await rm(draft, { force: true });
    throw error;
  });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
