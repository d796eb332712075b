import { lastWords } from '@bellbird/errors';
import { startSystem } from './system.js';

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
  process.stderr.write(`${lastWords(error)}\n`);
  process.exit(1);
}
