import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { superuser } from './init-cluster.js';
import { gone, isAlive, processesWith, signal } from './processes.js';

/** What the server's own `postmaster.pid` says. */
export interface PostmasterFile {
  pid: number;
  port: number;
  ready: boolean;
}

export function serverUrl(port: number, password: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;
}

/**
 * A word that the command line of every process of this cluster carries. It comes from the folder itself, not from its
 * path: it stays when the folder is moved, and a copy of the folder has another one.
 */
export async function clusterWord(cluster: string): Promise<string> {
  const { dev, ino } = await stat(cluster, { bigint: true });
  return `bellbird-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 12)}`;
}

export async function postmasterFile(cluster: string): Promise<PostmasterFile | null> {
  const lines = await readFile(join(cluster, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => null,
  );
  if (lines === null) return null;
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** The living server of this cluster; null where there is none, whatever an old `postmaster.pid` says. */
export async function livingServer(cluster: string): Promise<PostmasterFile | null> {
  const file = await postmasterFile(cluster);
  if (file === null || !isAlive(file.pid)) return null;
  if (process.platform === 'win32') return file;
  return processesWith(await clusterWord(cluster)).includes(file.pid) ? file : null;
}

/** Whether a server answers at that address: its `cluster_name`, or 'wait' while it starts or stops, or null. */
export async function askServer(url: string): Promise<{ clusterName: string } | 'wait' | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ cluster_name: string }>('show cluster_name');
    return { clusterName: rows[0]?.cluster_name ?? '' };
  } catch (error) {
    const startingOrStopping = '57P03';
    return (error as { code?: string }).code === startingOrStopping ? 'wait' : null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Stops a server in the order that loses nothing: its transactions end, it writes its checkpoint; at last by force. */
export async function stopServer(pid: number, cluster: string, pgCtl: string): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w']);
    return;
  }
  for (const [name, patienceMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    signal(pid, name);
    if (await gone([pid], patienceMs)) return;
  }
  throw new Error(`Postgres (pid ${pid}) does not stop.`);
}

/**
 * Ends what a killed server left behind, so that a new one may open the same files: backends that have not noticed
 * yet, and the `postmaster.pid` of a process that is no more or is somebody else's by now.
 */
export async function clearRemains(cluster: string): Promise<void> {
  if (process.platform === 'win32') return;
  const word = await clusterWord(cluster);
  // A process that is just being forked may be missed by one look: look until none is left.
  for (let looks = 0; looks < 50; looks++) {
    const left = processesWith(word);
    if (left.length === 0) {
      await rm(join(cluster, 'postmaster.pid'), { force: true });
      return;
    }
    for (const pid of left) signal(pid, 'SIGKILL');
    await gone(left, 1_000);
    await pause(5);
  }
  throw new Error(`Processes of an earlier Postgres still work in ${cluster}.`);
}
