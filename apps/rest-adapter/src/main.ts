import { platformFromEnvironment } from '@bellbird/service-host';
import { startRestAdapter } from './rest-adapter.service.js';

const platform = await platformFromEnvironment(process.env);
const adapter = await startRestAdapter(platform, Number(process.env['PORT'] ?? 0));
process.stdout.write(`rest-adapter is ready at ${adapter.url}\n`);
const stop = async (): Promise<void> => {
  await adapter.stop();
  await platform.bus.close();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
