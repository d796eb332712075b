import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@bellbird/database/embedded';
import { eventually } from '@bellbird/testing';
import { dispatchWorld, fund, startCarrier, startWorker, storeAudience } from './dispatch-world.js';

/**
 * Messages a second of one worker against a carrier of 20 ms in its own process, with a disk that is waited for:
 * `node --import ./libs/testing/typescript.mjs apps/dispatch/test/throughput.main.ts [messages] [in flight]`
 */
/** CPU of a process and its children so far, in milliseconds (Linux; 0 elsewhere). */
function cpuMs(pid: number, withChildren: boolean): number {
  try {
    const own = statOf(pid);
    const children = withChildren ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number).filter((each) => statOf(each).parent === pid) : [];
    return own.ms + own.reapedMs + children.reduce((sum, each) => sum + statOf(each).ms, 0);
  } catch {
    return 0;
  }
}

function statOf(pid: number): { ms: number; reapedMs: number; parent: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number);
    return { parent: fields[1]!, ms: (fields[11]! + fields[12]!) * 10, reapedMs: (fields[13]! + fields[14]!) * 10 };
  } catch {
    return { parent: 0, ms: 0, reapedMs: 0 };
  }
}

const messages = Number(process.argv[2] ?? 50_000);
const inFlight = process.argv[3] ?? '400';
const folder = await mkdtemp(join(tmpdir(), 'dispatch-throughput-'));
const server = await startEmbeddedPostgres({ dataDir: folder, durable: true });
process.env.TEST_POSTGRES_URL = server.url;
const world = await dispatchWorld();
const carrier = await startCarrier();
const worker = await startWorker(world, carrier.url, { DISPATCH_IN_FLIGHT: inFlight, DISPATCH_LEASE_MS: '5000' });
try {
  for (const [label, count] of [['warm-up', 5_000], ['measured', messages]] as const) {
    const storing = performance.now();
    const campaign = await storeAudience(world, count);
    const stored = performance.now();
    const cpu = () => [cpuMs(worker.pid, false), cpuMs(server.pid, true), cpuMs(carrier.service.pid, false)];
    const before = cpu();
    await fund(world, campaign);
    await eventually(async () => (await world.look<{ state: string }>('select state from campaign_control where campaign_id = $1', [campaign.campaignId]))[0]?.state === 'finished', { timeoutMs: 300_000, everyMs: 50 });
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
