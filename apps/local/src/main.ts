import { startSystem } from './system.js';

/** Errors that are one sentence for the person who starts Bellbird; all else shows its stack. */
const sentences = new Set(['MissingSettings', 'DataFolderInUse', 'DataFolderUnwritable', 'PortInUse', 'MissingBinaries', 'KafkaUnreachable', 'RedisRefuses', 'StorageUnusable', 'SandboxPhoneInFolder']);

process.on('unhandledRejection', (reason) => {
  process.stderr.write(`${reason instanceof Error ? reason.stack : String(reason)}\n`);
  process.exit(1);
});

let stopping = false;
let starting: ReturnType<typeof startSystem> | undefined;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  process.stdout.write('\nStopping …\n');
  // Who is stopped while starting has a database running already: it is stopped as soon as all is up.
  const system = await starting?.catch(() => undefined);
  await system?.stop();
  process.exit(0);
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

try {
  starting = startSystem(process.env);
  await starting;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (sentences.has(error.name) ? error.message : error.stack) : String(error)}\n`);
  process.exit(1);
}
