import { spawn } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from '../binaries/binaries.js';
import { freePort } from './free-port.js';
import { serverEnvironment } from './init-cluster.js';
import { reachableFolder } from './reachable-folder.js';
import { askServer, clearRemains, postmasterFile, serverUrl } from './running-server.js';
import { asUser, type ServerUser } from './server-user.js';

export interface Launch {
  folder: string;
  binaries: Binaries;
  user: ServerUser | null;
  password: string;
  /** Fixed port; without it a free one is looked for. */
  port: number | undefined;
  settings: Readonly<Record<string, string>>;
  clusterName: string;
}

export interface Launched {
  pid: number;
  port: number;
}

// Recovery of a crash replays at most max_wal_size of log, which takes a minute or two on a slow disk.
const recoveryPatienceMs = 10 * 60_000;
const keptLogBytes = 5_000_000;

/** Starts a server on a whole cluster and waits until it answers. A port that was taken meanwhile is replaced by another. */
export async function launchServer(launch: Launch): Promise<Launched> {
  await clearRemains(join(launch.folder, 'cluster'));
  for (let tries = 1; ; tries++) {
    const port = launch.port ?? (await freePort());
    const failure = await attempt(launch, port);
    if (typeof failure !== 'string') return failure;
    const portTaken = /could not bind|Address already in use|could not create any TCP/.test(failure);
    if (portTaken && launch.port !== undefined)
      throw new Error(`Postgres cannot listen on port ${port}: another program uses it.`);
    const remains = /pre-existing shared memory block|lock file "postmaster.pid" already exists/.test(failure);
    if (tries === 20 || !(portTaken || remains))
      throw new Error(`Postgres did not start in ${launch.folder}: ${failure}`);
    await pause(remains ? 250 : 0);
  }
}

/** One try; a string is what the server said before it gave up. */
async function attempt(launch: Launch, port: number): Promise<Launched | string> {
  const cluster = join(launch.folder, 'cluster');
  const logFile = await openLog(launch.folder);
  const at = reachableFolder(launch.folder, launch.user);
  const settings = { ...launch.settings, port: String(port), cluster_name: launch.clusterName };
  const server = spawn(
    launch.binaries.postgres,
    [
      '-D',
      join(at.path, 'cluster'),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // A session of its own: Ctrl-C in the terminal reaches Node alone, which stops its services first and Postgres last.
    {
      ...asUser(launch.user),
      cwd: '/',
      env: serverEnvironment(),
      detached: true,
      stdio: ['ignore', 'ignore', logFile.descriptor, at.inherit],
    },
  );
  at.close();
  closeSync(logFile.descriptor);
  let ended: string | null = null;
  server.once('error', (error) => void (ended = error.message));
  server.once('exit', (code, signal) => void (ended ??= `it ended with ${signal ?? `code ${code}`}`));
  server.unref();
  const until = performance.now() + recoveryPatienceMs;
  while (performance.now() < until) {
    await pause(10);
    if (ended !== null) return (await lastWords(logFile)) || ended;
    const file = await postmasterFile(cluster);
    if (file?.pid !== server.pid || !file?.ready) continue;
    const answer = await askServer(serverUrl(port, launch.password));
    if (answer !== null && answer !== 'wait') return { pid: server.pid as number, port };
  }
  server.kill('SIGKILL');
  return `it was not ready after ${recoveryPatienceMs / 60_000} minutes`;
}

interface Log {
  path: string;
  descriptor: number;
  /** Where this start begins. */
  from: number;
}

async function openLog(folder: string): Promise<Log> {
  const path = join(folder, 'postgres.log');
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > keptLogBytes) await rename(path, `${path}.1`);
  const descriptor = openSync(path, 'a', 0o600);
  return { path, descriptor, from: size > keptLogBytes ? 0 : size };
}

async function lastWords(log: Log): Promise<string> {
  const file = await open(log.path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16_384), 0, 16_384, log.from);
    const lines = buffer.subarray(0, bytesRead).toString('utf8').trim().split('\n');
    const fatal = lines.filter((line) => /FATAL|PANIC|could not/.test(line));
    return (fatal.length > 0 ? fatal : lines.slice(-1)).map((line) => line.replace(/^.*\] \w+: +/, '')).join('; ');
  } finally {
    await file.close();
  }
}
