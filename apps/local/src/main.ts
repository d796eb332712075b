import { startSystem } from './system.js';

/** Errors that are one sentence for the person who starts Bellbird; all else shows its stack. */
const sentences = new Set(['MissingSettings', 'DataFolderInUse', 'DataFolderUnwritable', 'PortInUse', 'MissingBinaries']);

process.on('unhandledRejection', (reason) => {
  process.stderr.write(`${reason instanceof Error ? reason.stack : String(reason)}\n`);
  process.exit(1);
});

let stopping = false;
let system: Awaited<ReturnType<typeof startSystem>> | undefined;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  process.stdout.write('\nStopping …\n');
  await system?.stop();
  process.exit(0);
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

try {
  system = await startSystem(process.env);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (sentences.has(error.name) ? error.message : error.stack) : String(error)}\n`);
  process.exit(1);
}
