import { lastWords } from '@bellbird/errors';
import {
  edgePlatformFromEnvironment,
  platformFromEnvironment,
  type Peer,
} from '../platform/platform-from-environment.js';
import { asksOf, type EdgePlatform } from '../platform/platform.js';
import { Settings } from '../platform/settings.js';
import { startTracing, stopTracing } from '../telemetry/tracing.js';
import type { ServiceDefinition } from '../wiring/define-service.js';
import { ProcessEnd, type Stop } from './process-end.js';
import { startService } from './start-service.js';

type Environment = Readonly<Record<string, string | undefined>>;
interface Running {
  url: string;
  stop: Stop;
}

/** A service as a process of its own: settings from the environment, a graceful stop on SIGTERM and Ctrl-C. */
export function runService(definition: ServiceDefinition, env: Environment = process.env): Promise<void> {
  return runProcess(definition.name, async () => {
    const settings = new Settings(env);
    const port = portOf(settings);
    const platform = await platformFromEnvironment(
      env,
      { asks: asksOf(definition.name), config: definition.config },
      settings,
    );
    const running = await startService(definition, platform, port);
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

/** What stands before the services, as a process of its own: it needs the addresses of those that it asks, and no database. */
export function runEdge(
  name: string,
  asks: readonly Peer[],
  start: (platform: EdgePlatform, port: number) => Promise<{ url: string; stop(): Promise<void> }>,
  env: Environment = process.env,
): Promise<void> {
  return runProcess(name, async () => {
    const settings = new Settings(env);
    const port = portOf(settings);
    const platform = await edgePlatformFromEnvironment(env, asks, settings);
    startTracing(env, { process: name });
    const running = await start(platform, port);
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
const portOf = (settings: Settings): number => settings.integer('PORT', 0, { most: 65_535 });

/** What the environment lacks is one sentence and exit code 1. */
async function runProcess(name: string, start: () => Promise<Running>): Promise<void> {
  const processEnd = new ProcessEnd(name);
  try {
    const running = await start();
    process.stdout.write(`${name} is ready at ${running.url}\n`);
    processEnd.stopBy(async (closing) => {
      await running.stop(closing);
      await stopTracing();
    });
  } catch (error) {
    process.stderr.write(`${name}: ${lastWords(error)}\n`);
    process.exit(1);
  }
}
