import { platformFromEnvironment } from './platform-from-environment.js';
import type { Platform } from './platform.js';
import { MissingSettings } from './settings.js';
import { type ServiceDefinition, startService } from './start-service.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** A service as a process of its own, as runProcess() has it. */
export function runService<C>(definition: ServiceDefinition<C>, env: Environment = process.env): Promise<void> {
  return runProcess(definition.name, (platform, port) => startService(definition, platform, port), env);
}

/**
 * A part of Bellbird as a process of its own: settings from the environment, a graceful stop on SIGTERM and Ctrl-C.
 * What the environment lacks is one sentence and exit code 1. `port` is 0, a free one, where PORT is not set.
 */
export async function runProcess(name: string, start: (platform: Platform, port: number) => Promise<{ url: string; stop(): Promise<void> }>, env: Environment = process.env): Promise<void> {
  process.on('unhandledRejection', (reason) => end(name, reason));
  try {
    const platform = await platformFromEnvironment(env);
    const running = await start(platform, Number(env['PORT'] ?? 0));
    process.stdout.write(`${name} is ready at ${running.url}\n`);
    const stop = async (): Promise<void> => {
      await running.stop();
      await platform.bus.close();
      process.exit(0);
    };
    process.once('SIGTERM', () => void stop());
    process.once('SIGINT', () => void stop());
  } catch (error) {
    end(name, error);
  }
}

function end(name: string, error: unknown): never {
  const text = error instanceof MissingSettings ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${name}: ${text}\n`);
  process.exit(1);
}
