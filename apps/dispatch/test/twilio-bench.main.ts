import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@bellbird/database/embedded';
import { eventually, freePort, spawnService } from '@bellbird/testing';
import { TwilioSms } from '../src/channels/sms/twilio/twilio-sms.js';
import { receiptRank } from '../src/receipts/receipt-rank.js';
import { cpuMs } from './cpu-time.js';
import { dispatchWorld, fund, secret, storeAudience, wideAudience, wideFunding, type World } from './dispatch-world.js';
import { account, startTwilioCarrier, type TwilioCarrier } from './twilio-carrier/start-twilio-carrier.js';

/**
 * The speed marks of the real carrier: texts a second through the whole service dispatch, by the Twilio adapter, to a
 * carrier of 20 ms in its own process; and receipts a second, signed, one call each. Postgres waits for its disk.
 * `node --import ./libs/testing/typescript.mjs apps/dispatch/test/twilio-bench.main.ts [messages] [in flight]`
 */
const messages = Number(process.argv[2] ?? 30_000);
const inFlight = Number(process.argv[3] ?? 400);
const marks = { texts: 3_000, receipts: 5_000 };

const row = (what: string, perSecond: number, bare: [what: string, perSecond: number], mark: number): void =>
  void process.stdout.write(
    `| ${what} | ${Math.round(perSecond)}/s (${bare[0]} ${Math.round(bare[1])}/s, ratio ${(perSecond / bare[1]).toFixed(2)}) | ≥ ${mark}/s: ${(perSecond / mark).toFixed(2)} × |\n`,
  );

/** The adapter alone, as many calls in the air at once, nothing kept. */
async function bareAdapter(carrier: TwilioCarrier, count: number): Promise<number> {
  const twilio = new TwilioSms({ ...account, apiUrl: carrier.url, connections: inFlight, timeoutMs: 15_000 });
  let left = count;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (left-- > 0)
        await twilio.send(
          {
            id: 'x.1',
            attempt: 1,
            from: '+61491578888',
            to: '+61412345678',
            body: 'Hello number 1',
            statusCallback: 'http://127.0.0.1:9/webhooks/twilio/status?m=x.1&a=1&s=y',
            validitySeconds: 600,
          },
          () => true,
        );
    }),
  );
  const perSecond = (count * 1_000) / (performance.now() - began);
  await twilio.close();
  return perSecond;
}

async function throughDispatch(world: World, count: number, isWide = false): Promise<number> {
  const campaign = await storeAudience(world, count, isWide ? wideAudience : {});
  const began = performance.now();
  await fund(world, campaign, isWide ? wideFunding(1) : {});
  await eventually(
    async () =>
      (
        await world.look<{ state: string }>('select state from campaign_control where campaign_id = $1', [
          campaign.campaignId,
        ])
      )[0]?.state === 'finished',
    { timeoutMs: 300_000, everyMs: 50 },
  );
  return (count * 1_000) / (performance.now() - began);
}

/** A listener that reads a call and says 204: what the generator of receipts can do at most. */
async function bareListener(carrier: TwilioCarrier): Promise<number> {
  const server = createServer((req, res) => void req.resume().on('end', () => res.writeHead(204).end()));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { receipts, ms } = await carrier.sendReceipts(
    ['sent'],
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  server.closeAllConnections();
  server.close();
  return (receipts * 1_000) / ms;
}

const folder = await mkdtemp(join(tmpdir(), 'twilio-bench-'));
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: true });
process.env.TEST_POSTGRES_URL = server.url;
const world = await dispatchWorld('dispatch');
const carrier = await startTwilioCarrier({ file: join(folder, 'taken') });
const port = await freePort();
const dispatch = await spawnService({
  entry: new URL('../src/main.ts', import.meta.url),
  ready: /dispatch is ready at/,
  timeoutMs: 120_000,
  env: {
    ...carrier.env,
    DATABASE_URL: server.url,
    BELLBIRD_SECRET: secret,
    STORAGE_FOLDER: join(folder, 'files'),
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    IDENTITY_URL: 'http://127.0.0.1:1',
    CONTACTS_URL: 'http://127.0.0.1:1',
    TENANTS_URL: 'http://127.0.0.1:1',
    DISPATCH_IN_FLIGHT: String(inFlight),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  },
});
/** What happens meanwhile, and how many microseconds of CPU each of `count` took: of dispatch, of Postgres, of the carrier. */
async function withCpu<T>(count: number, work: () => Promise<T>): Promise<[T, string]> {
  const cpu = (): number[] => [cpuMs(dispatch.pid, false), cpuMs(server.pid, true), cpuMs(carrier.service.pid, false)];
  const before = cpu();
  const done = await work();
  const [node, postgres, net] = cpu().map((after, at) => Math.round(((after - before[at]!) * 1_000) / count));
  return [done, `dispatch ${node} µs, postgres ${postgres} µs, carrier ${net} µs`];
}

const cpus: string[] = [];
try {
  process.stdout.write(
    `${messages} texts, ${inFlight} in the air, load of the machine before ${loadavg()
      .map((each) => each.toFixed(1))
      .join(' ')}\n\n| what | figure | mark |\n|---|---|---|\n`,
  );
  await throughDispatch(world, 5_000);
  const alone = await bareAdapter(carrier, messages / 2);
  await carrier.forget();
  const [texts, textCpu] = await withCpu(messages, () => throughDispatch(world, messages));
  row(
    'texts by the Twilio adapter through the whole of dispatch, carrier at 20 ms',
    texts,
    ['the adapter alone', alone],
    marks.texts,
  );
  cpus.push(`a text: ${textCpu}`);
  const report = await carrier.report();
  if (report.twice.length > 0 || report.accepted !== messages)
    throw new Error(`The carrier has ${report.accepted} texts, ${report.twice.length} twice.`);

  const bare = await bareListener(carrier);
  const before = (await carrier.report()).callbacks.answers[204] ?? 0;
  const [{ receipts, ms }, receiptCpu] = await withCpu(2 * messages, () => carrier.sendReceipts(['sent', 'delivered']));
  cpus.push(`a receipt: ${receiptCpu}`);
  row(
    'receipts, signed, one call each, logged before they are answered',
    (receipts * 1_000) / ms,
    ['a bare listener', bare],
    marks.receipts,
  );
  const taken = ((await carrier.report()).callbacks.answers[204] ?? 0) - before;
  if (taken !== receipts) throw new Error(`${receipts - taken} receipts were not answered 204.`);
  const matching = performance.now();
  await eventually(
    async () =>
      (
        await world.look<{ n: number }>(
          `select count(*)::int as n from message where provider_rank = ${receiptRank.delivered}`,
        )
      )[0]?.n === messages,
    { timeoutMs: 120_000, everyMs: 100 },
  );
  const applied = Math.round(performance.now() - matching);

  const [wide, wideCpu] = await withCpu(messages, () => throughDispatch(world, messages, true));
  row('texts of a campaign of two, with links, in people’s own time', wide, ['of one text', texts], marks.texts);
  cpus.push(`one of two texts: ${wideCpu}`);
  process.stdout.write(
    `\nAll ${receipts} receipts are applied ${applied} ms after the last, none lost. CPU ${cpus.join('; ')}. Load of the machine after ${loadavg()[0]!.toFixed(1)}.\n`,
  );
} finally {
  await dispatch.kill();
  await carrier.service.kill('SIGKILL');
  await world.drop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
