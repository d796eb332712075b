import { platformFromEnvironment } from './platform-from-environment.js';
import { type ServiceDefinition, startService } from './start-service.js';

/** A service as a process of its own: settings from the environment, a graceful stop on SIGTERM and Ctrl-C. */
export async function runService<C>(definition: ServiceDefinition<C>, env: Readonly<Record<string, string | undefined>> = process.env): Promise<void> {
  process.on('unhandledRejection', (reason) => {
    process.stderr.write(`${definition.name}: ${reason instanceof Error ? reason.stack : String(reason)}\n`);
    process.exit(1);
  });
  const platform = await platformFromEnvironment(env);
  const service = await startService(definition, platform, Number(env['PORT'] ?? 0));
  process.stdout.write(`${definition.name} is ready at ${service.url}\n`);
  const stop = async (): Promise<void> => {
    await service.stop();
    await platform.bus.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}
