import { closeSync, openSync } from 'node:fs';
import { canEnter, type ServerUser } from './server-user.js';

/** A folder as the server's user can name it, and what its process has to inherit for that. */
export interface ReachableFolder {
  path: string;
  /** To be handed to the child as its file descriptor 3. */
  inherit: number | 'ignore';
  close(): void;
}

/**
 * When we are root, the data folder may lie below a folder that the server's user cannot enter (/root, `mktemp -d`).
 * On Linux the user then goes in through an open descriptor, which needs no right on the folders above.
 */
export function reachableFolder(folder: string, user: ServerUser | null): ReachableFolder {
  if (canEnter(user, folder)) return { path: folder, inherit: 'ignore', close: () => undefined };
  if (process.platform !== 'linux') {
    throw new Error(
      `Postgres does not run as root, and the user ${user?.name} cannot enter ${folder}: start Bellbird as another user or choose another folder with BELLBIRD_DATA.`,
    );
  }
  const descriptor = openSync(folder, 'r');
  return { path: '/proc/self/fd/3', inherit: descriptor, close: () => closeSync(descriptor) };
}
