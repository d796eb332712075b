import { edgePlatformFromEnvironment, platformFromEnvironment } from './platform-from-environment.js';
import type { EdgePlatform } from './platform.js';
import { MissingSettings } from './settings.js';
import { type ServiceDefinition, startService } from './start-service.js';
import { stopAtSignal } from './stop-at-signal.js';

type Environment = Readonly<Record<string, string | undefined>>;
interface Running {
  url: string;
  /** `closing` is to be called when the work in hand is done, and only connections are left to close. */
  stop(closing: () => void): Promise<void>;
}

/** A service as a process of its own: settings from the environment, a graceful stop on SIGTERM and Ctrl-C. */
export function runService<C>(definition: ServiceDefinition<C>, env: Environment = process.env): Promise<void> {
  return runProcess(definition.name, async () => {
    const platform = await platformFromEnvironment(env);
    const running = await startService(definition, platform, portOf(env));
    return {
      url: running.url,
      stop: async (closing) => {
        await running.stop(closing);
        await platform.bus.close();
        await platform.live.close();
      },
    };
  });
}

/** What stands before the services, as a process of its own: it needs their addresses, and no database. */
export function runEdge(name: string, start: (platform: EdgePlatform, port: number) => Promise<{ url: string; stop(): Promise<void> }>, env: Environment = process.env): Promise<void> {
  return runProcess(name, async () => {
    const platform = await edgePlatformFromEnvironment(env);
    const running = await start(platform, portOf(env));
    return {
      url: running.url,
      stop: async (closing) => {
        await running.stop();
        closing();
        await platform.live.close();
      },
    };
  });
}

/** 0, a free one, where PORT is not set. */
const portOf = (env: Environment): number => Number(env['PORT'] ?? 0);

/** What the environment lacks is one sentence and exit code 1. */
async function runProcess(name: string, start: () => Promise<Running>): Promise<void> {
  process.on('unhandledRejection', (reason) => end(name, reason));
  try {
    const running = await start();
    process.stdout.write(`${name} is ready at ${running.url}\n`);
    stopAtSignal(name, running.stop);
  } catch (error) {
    end(name, error);
  }
}

/** Errors of adapters that are one sentence, too. */
const sentences = new Set(['KafkaUnreachable', 'MigrationsPending', 'RedisRefuses', 'StorageUnusable']);

function end(name: string, error: unknown): never {
  const text = error instanceof MissingSettings || (error instanceof Error && sentences.has(error.name)) ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${name}: ${text}\n`);
  process.exit(1);
}
