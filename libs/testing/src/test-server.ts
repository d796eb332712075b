import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderInUse, discardEmbeddedPostgres, startEmbeddedPostgres } from '@bellbird/database/embedded';

const prefix = 'postgres-';

/**
 * Starts the Postgres of a test run in `<root>/.test` and puts its address into TEST_POSTGRES_URL, where workers and
 * child processes find it; a TEST_POSTGRES_URL that is set already is used as it is. Answers how to stop it.
 */
export async function startTestServer(root: string): Promise<() => Promise<void>> {
  if (process.env.TEST_POSTGRES_URL) return async () => undefined;
  const folder = join(root, '.test');
  await discardLeftServers(folder);
  const dataDir = join(folder, `${prefix}${process.pid}`);
  const server = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    settings: { shared_buffers: '128MB', max_wal_size: '512MB' },
  });
  process.env.TEST_POSTGRES_URL = server.url;
  const letGo = killWithRun(() => server.pid);
  return async () => {
    letGo();
    delete process.env.TEST_POSTGRES_URL;
    await server.stop();
    await discardEmbeddedPostgres(dataDir);
  };
}

/** A run that is broken off by Ctrl-C or `process.exit` never comes to its teardown. Answers how to undo this. */
function killWithRun(pid: () => number): () => void {
  const kill = (): void => {
    if (isAlive(pid())) process.kill(pid(), 'SIGQUIT');
  };
  const killAndEnd = (signal: NodeJS.Signals): void => {
    process.off('exit', kill);
    kill();
    process.kill(process.pid, signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  process.once('exit', kill);
  for (const signal of signals) process.once(signal, killAndEnd);
  return () => {
    process.off('exit', kill);
    for (const signal of signals) process.off(signal, killAndEnd);
  };
}

/** Runs that were killed leave their server behind; the next run clears it away. */
async function discardLeftServers(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const left = (await readdir(folder)).filter(
    (name) => name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length))),
  );
  for (const name of left) {
    await discardEmbeddedPostgres(join(folder, name)).catch((error: unknown) => {
      if (!(error instanceof DataFolderInUse)) throw error;
    });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
