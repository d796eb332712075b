import { tmpdir } from 'node:os';
import { discardEmbeddedPostgres, isAlive, startEmbeddedPostgres } from '@bellbird/database/embedded';
import { postgresOfRun } from './run-folder.js';

/**
 * Starts the Postgres of a test run in the run's folder and puts its address into TEST_POSTGRES_URL, where workers and
 * child processes find it; a TEST_POSTGRES_URL that is set already is used as it is. Answers how to stop it.
 */
export async function startTestServer(): Promise<() => Promise<void>> {
  if (process.env.TEST_POSTGRES_URL) return async () => undefined;
  const dataDir = postgresOfRun(tmpdir());
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
