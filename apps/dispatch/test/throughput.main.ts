import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@bellbird/database/embedded';
import { eventually } from '@bellbird/testing';
import { cpuMs } from './cpu-time.js';
import { dispatchWorld, fund, startCarrier, startWorker, storeAudience } from './dispatch-world.js';

/**
 * Messages a second of one worker against a carrier of 20 ms in its own process, with a disk that is waited for:
 * `node --import ./libs/testing/typescript.mjs apps/dispatch/test/throughput.main.ts [messages] [in flight]`
 */
const messages = Number(process.argv[2] ?? 50_000);
const inFlight = process.argv[3] ?? '400';
const folder = await mkdtemp(join(tmpdir(), 'dispatch-throughput-'));
const server = await startEmbeddedPostgres({ dataDir: folder, durable: true });
process.env.TEST_POSTGRES_URL = server.url;
const world = await dispatchWorld();
const carrier = await startCarrier();
const worker = await startWorker(world, carrier.url, { DISPATCH_IN_FLIGHT: inFlight, DISPATCH_LEASE_MS: '5000' });
try {
  for (const [label, count] of [
    ['warm-up', 5_000],
    ['measured', messages],
  ] as const) {
    const storing = performance.now();
    const campaign = await storeAudience(world, count);
    const stored = performance.now();
    const cpu = () => [cpuMs(worker.pid, false), cpuMs(server.pid, true), cpuMs(carrier.service.pid, false)];
    const before = cpu();
    await fund(world, campaign);
    await eventually(
      async () =>
        (
          await world.look<{ state: string }>('select state from campaign_control where campaign_id = $1', [
            campaign.campaignId,
          ])
        )[0]?.state === 'finished',
      { timeoutMs: 300_000, everyMs: 50 },
    );
    const [node, postgres, net] = cpu().map((after, at) => Math.round(((after - before[at]!) * 1_000) / count));
    const calls = (await carrier.calls()).filter(({ m }) => m.startsWith(campaign.campaignId));
    const [first, last] = [Math.min(...calls.slice(0, 5_000).map(({ at }) => at)), calls.at(-1)!.at];
    const report = await carrier.report();
    process.stdout.write(
      `${label}: ${count} stored in ${Math.round(stored - storing)} ms; funded to finished ${Math.round(performance.now() - stored)} ms; ` +
        `first to last call ${last - first} ms = ${Math.round((count / (last - first)) * 1_000)}/s; twice ${report.twice.length}; CPU a message: node ${node} µs, postgres ${postgres} µs, carrier ${net} µs\n`,
    );
  }
} finally {
  await worker.kill();
  await carrier.service.kill('SIGKILL');
  await world.drop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
