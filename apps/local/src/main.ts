import { lastWords } from '@bellbird/errors';
import { ProcessEnd } from '@bellbird/service-host/light';
import { startSystem } from './system.js';

let starting: ReturnType<typeof startSystem> | undefined;

new ProcessEnd('bellbird').stopBy(async () => {
  process.stdout.write('\nStopping …\n');
  // Who is stopped while starting has a database running already: it is stopped as soon as all is up.
  const system = await starting?.catch(() => undefined);
  await system?.stop();
});

try {
  starting = startSystem(process.env);
  await starting;
} catch (error) {
  process.stderr.write(`${lastWords(error)}\n`);
  process.exit(1);
}
