import { Worker } from 'node:worker_threads';
import { rolePasswords } from '@bellbird/auth';
import { createServiceDatabase } from '@bellbird/database';
import type { LocalPlatform } from './open-platform.js';

/**
 * The outside world in a thread of its own, so that its work is not taken for ours: carrier, card provider, mailbox,
 * identity provider, clock. It knows the product only by the webhooks that real providers would call.
 */
export async function startSandboxWorker(
  local: LocalPlatform,
  publicUrl: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { platform } = local;
  const urls = await createServiceDatabase(platform.databaseUrl, 'sandbox', ...rolePasswords(platform));
  const uses = (setting: string): boolean => (platform.env[setting] ?? 'sandbox') === 'sandbox';
  const worker = new Worker(new URL('./sandbox/sandbox.worker.js', import.meta.url), {
    workerData: {
      databaseUrl: urls.owner,
      key: local.sandboxKey,
      inboundUrl: `${publicUrl}/webhooks/sandbox/inbound`,
      paymentsWebhookUrl: `${publicUrl}/webhooks/sandbox-payments`,
      publicUrl: platform.publicUrl,
      parts: {
        sms: uses('SMS_PROVIDER'),
        payments: uses('PAYMENTS_PROVIDER'),
        mail: uses('MAIL_PROVIDER'),
        identity: uses('IDENTITY_PROVIDER'),
      },
    },
  });
  const gone = new Promise((resolve) => worker.once('exit', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (message: { port?: number; clock?: { id: number; offsetMs: number } }) => {
      if (message.port !== undefined) resolve(message.port);
      if (message.clock !== undefined) {
        local.clock.move(message.clock.offsetMs);
        worker.postMessage({ clockSet: message.clock.id });
      }
    });
  });
  // What nobody caught there nobody caught here: it ends all, as a fault of our own does.
  worker.on('error', (error) => {
    throw error;
  });
  const url = `http://127.0.0.1:${port}`;
  (platform.env as Record<string, string>)['SANDBOX_URL'] = url;
  return {
    url,
    stop: async () => {
      worker.postMessage({ stop: true });
      const timer = setTimeout(() => void worker.terminate(), 5_000);
      await gone;
      clearTimeout(timer);
    },
  };
}
