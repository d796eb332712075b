import { platformFromEnvironment } from '@bellbird/service-host';
import { startGateway } from './gateway.service.js';

const platform = await platformFromEnvironment(process.env);
const gateway = await startGateway(platform, Number(process.env['PORT'] ?? 0));
process.stdout.write(`gateway is ready at ${gateway.url}\n`);
const stop = async (): Promise<void> => {
  await gateway.stop();
  await platform.bus.close();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
