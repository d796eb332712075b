import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findBinaries } from './binaries/binaries.js';
import { lockDataFolder } from './lock-data-folder.js';
import { initCluster } from './server/init-cluster.js';
import { keepAlive } from './server/keep-alive.js';
import { launchServer, type Launch, type Launched } from './server/launch-server.js';
import { signal } from './server/processes.js';
import { askServer, clusterWord, livingServer, serverUrl, stopServer } from './server/running-server.js';
import { serverUser } from './server/server-user.js';
import { serverSettings, settingsName } from './server/settings.js';

export interface EmbeddedPostgresOptions {
  /** Belongs to the launcher alone: the cluster, the superuser's password, the server's log. Made where missing. */
  dataDir: string;
  /** Default: a free one, another at every start. */
  port?: number;
  /** Postgres settings over ours, e.g. `{ shared_preload_libraries: 'pg_stat_statements' }`. */
  settings?: Readonly<Record<string, string>>;
  /** False (tests): nothing waits for the disk. Default true. */
  durable?: boolean;
  /** Hears in one line that a server which died was started again. */
  log?: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** As the superuser, on the database `postgres`. */
  readonly url: string;
  readonly port: number;
  /** Of the server's first process at this moment. */
  readonly pid: number;
  /** Whether a server that an earlier, killed process had left running was taken over. */
  readonly reused: boolean;
  /** Tells the server to stop by itself, for a process that cannot wait. A server that is gone already is no error. */
  tellToStop(): void;
  /** Stops the server with a checkpoint and lets the folder go. May be called twice. */
  stop(): Promise<void>;
}

export const lockName = 'postgres.lock';
const unansweringPatienceMs = 5_000;

/**
 * Starts Postgres from the npm package's binaries on `dataDir`, or takes over the one that a killed process left there.
 * While this process lives, a server that dies is started again on the same port.
 * Rejects with one sentence for the person who starts us: folder in use or not writable, no binaries, port taken.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const lock = await lockDataFolder(options.dataDir, lockName);
  try {
    const launch = await prepare(options);
    const cluster = join(launch.folder, 'cluster');
    const living = await takeOver(launch, cluster);
    const first = living ?? (await launchServer(launch));
    const server = keepAlive(
      first,
      () => launchServer({ ...launch, port: first.port }),
      options.log ?? (() => undefined),
    );
    let stopping: Promise<void> | null = null;
    return {
      url: serverUrl(first.port, launch.password),
      port: first.port,
      get pid() {
        return server.pid();
      },
      reused: living !== null,
      tellToStop: () => signal(server.pid(), 'SIGINT'),
      stop: () =>
        (stopping ??= server
          .end()
          .then((pid) => stopServer(pid, cluster, launch.binaries.pgCtl))
          .finally(() => lock.release())),
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function prepare(options: EmbeddedPostgresOptions): Promise<Launch> {
  const folder = await realpath(resolve(options.dataDir));
  const user = serverUser();
  const binaries = await findBinaries(user);
  const durable = options.durable ?? true;
  const password = await initCluster(folder, binaries, user, durable);
  const settings = serverSettings(durable, options.settings ?? {});
  const clusterName = `${await clusterWord(join(folder, 'cluster'))}-${settingsName(settings, binaries.version)}`;
  return { folder, binaries, user, password, port: options.port, settings, clusterName };
}

/** The living server of an earlier process if it answers and runs as we want it; one that does not is stopped. */
async function takeOver(launch: Launch, cluster: string): Promise<Launched | null> {
  let unansweredSince = performance.now();
  for (;;) {
    const living = await livingServer(cluster);
    if (living === null) return null;
    const answer = await askServer(serverUrl(living.port, launch.password));
    if (answer !== null && answer !== 'wait') {
      const asWanted = answer.clusterName === launch.clusterName && (launch.port ?? living.port) === living.port;
      if (asWanted) return { pid: living.pid, port: living.port };
      await stopServer(living.pid, cluster, launch.binaries.pgCtl);
      return null;
    }
    // It starts, recovers or stops: that ends by itself. Silence does not.
    if (answer === 'wait') unansweredSince = performance.now();
    if (performance.now() - unansweredSince > unansweringPatienceMs) return null;
    await pause(50);
  }
}
