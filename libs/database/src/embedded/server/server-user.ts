import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whom Postgres runs as when we are root, which it refuses to be. */
export interface ServerUser {
  name: string;
  uid: number;
  gid: number;
}

/** `postgres` where the machine has it, else `nobody`; null where we are not root and Postgres runs as ourselves. */
export function serverUser(): ServerUser | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout ?? '', 10),
    );
    if (uid !== undefined && gid !== undefined && uid > 0 && gid > 0) return { name, uid, gid };
  }
  return { name: 'nobody', uid: 65534, gid: 65534 };
}

/** Whether the user may pass through `folder` and every folder above it. */
export function canEnter(user: ServerUser | null, folder: string): boolean {
  if (user === null) return true;
  for (let at = folder; ; at = dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    const mayPass = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & mayPass) === 0) return false;
    if (dirname(at) === at) return true;
  }
}

/** The part of spawn's options that changes the user. */
export function asUser(user: ServerUser | null): { uid?: number; gid?: number } {
  return user === null ? {} : { uid: user.uid, gid: user.gid };
}
