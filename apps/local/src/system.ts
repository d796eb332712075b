import { fileURLToPath } from 'node:url';
import { dispatchWebhooks } from '@bellbird/dispatch/service';
import { startGateway } from '@bellbird/gateway/service';
import { tellDemoNotices } from '@bellbird/notifications/service';
import { startRestAdapter } from '@bellbird/rest-adapter/service';
import { startService, startTracing, stopTracing, type RunningService } from '@bellbird/service-host';
import { clientPayments } from '@bellbird/tenants/service';
import { makeDemoQueue } from '@bellbird/waiting-list/service';
import { checkSettings } from './check-settings.js';
import { demoAccounts, makeDemoData } from './demo/make-demo-data.js';
import { openFront } from './front/front.js';
import { serveWeb } from './front/serve-web.js';
import { openPlatform } from './open-platform.js';
import { services } from './services.generated.js';
import { startSandboxWorker } from './start-sandbox-worker.js';

export interface RunningSystem {
  url: string;
  stop(): Promise<void>;
}

/**
 * The whole product in this process, on the embedded defaults or on what the environment names. Prints that it is
 * ready when it is. @throws errors whose message is one sentence, for a busy port, a held folder, a missing setting.
 */
export async function startSystem(env: Readonly<Record<string, string | undefined>>): Promise<RunningSystem> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const each of stops.reverse())
      await each().catch((error: unknown) => process.stderr.write(`While stopping: ${String(error)}\n`));
  };
  checkSettings(env, services);
  startTracing(env, { process: 'bellbird', several: true });
  stops.push(stopTracing);
  try {
    const front = await openFront(env);
    stops.push(front.close);
    const local = await openPlatform(env, front.url);
    stops.push(local.close);
    const sandbox = await startSandboxWorker(local, front.url);
    stops.push(sandbox.stop);

    const running = new Map<string, RunningService>();
    // Side by side: each is ready by itself, and looks up where another one is at each call.
    const started = await Promise.allSettled(
      services.map(async (definition) => {
        const service = await startService(definition, local.platform);
        stops.push(service.stop);
        running.set(definition.name, service);
        local.peers.set(definition.name, service.url);
      }),
    );
    // All have ended one way or the other: what is stopped now has no start of another still standing on it.
    const failed = started.find((each) => each.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    const gateway = await startGateway(local.platform);
    stops.push(gateway.stop);
    local.peers.set('gateway', gateway.url);
    const rest = await startRestAdapter(local.platform);
    stops.push(rest.stop);

    front.serve({
      api: rest.handle,
      gateway,
      sandboxUrl: sandbox.url,
      webhooks: { dispatch: dispatchWebhooks(running.get('dispatch')!.app), tenants: running.get('tenants')!.handle },
      files: local.files,
      web: serveWeb(fileURLToPath(new URL('../../web/dist', import.meta.url)), {
        payments: clientPayments(local.platform.env),
      }),
      missing: async () =>
        (
          await Promise.all(
            [...running.values()].map(async (service) =>
              (await service.ready()).map((part) => `${service.name}: ${part}`),
            ),
          )
        ).flat(),
    });
    const demo = env['BELLBIRD_DEMO']?.trim() !== 'false';
    if (demo)
      await makeDemoData({
        url: front.url,
        sandboxUrl: sandbox.url,
        dataFolder: local.dataFolder,
        texts: local.platform.env['SMS_PROVIDER']?.trim() !== 'twilio',
        pays: clientPayments(local.platform.env).provider === 'sandbox',
        addPast: async (whom) => {
          await tellDemoNotices(running.get('notifications')!.app, whom);
          await makeDemoQueue(running.get('waiting-list')!.app, whom);
        },
      });
    front.ready();
    process.stdout.write(`\nBellbird is ready at ${front.url}\n${demo ? demoAccounts() : ''}`);
    return { url: front.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
