import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually, type Service } from '@bellbird/testing';
import { requestMessages } from '../src/intake/request-messages.js';
import {
  asked,
  dispatchWorld,
  fund,
  requestOf,
  startCarrier,
  startWorker,
  storeAudience,
  type Campaign,
  type World,
} from './dispatch-world.js';
import { figuresOf } from './figures.js';

let world: World;
let carrier: Awaited<ReturnType<typeof startCarrier>>;
const workers: Service[] = [];
beforeAll(async () => {
  [world, carrier] = await Promise.all([dispatchWorld(), startCarrier()]);
}, 60_000);
afterAll(async () => {
  for (const worker of workers) await worker.kill('SIGKILL');
  await carrier?.service.kill('SIGKILL');
  await world?.drop();
});
const work = async (env: Record<string, string>): Promise<Service> => {
  const worker = await startWorker(world, carrier.url, env);
  workers.push(worker);
  return worker;
};
const stateOf = async (campaign: Campaign) =>
  (
    await world.look<{ state: string }>('select state from campaign_control where campaign_id = $1', [
      campaign.campaignId,
    ])
  )[0]?.state;
const finished = (campaign: Campaign, timeoutMs = 30_000) =>
  eventually(async () => expect(await stateOf(campaign)).toBe('finished'), { timeoutMs, everyMs: 100 }).catch(
    async (error: unknown) => {
      const left = await world.look(
        `select ch.state as chunk, ch.lease_until < now() as over, m.state, m.attempt, count(*)::int as n, min(l.tries) as tries, min(l.next_at - now())::text as next from message m join chunk ch on ch.id = m.chunk_id left join lookup l on l.id = m.id group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
      );
      throw new Error(
        `Not finished: ${JSON.stringify(left)}\n${workers.map((worker) => worker.lines.slice(-5).join('\n')).join('\n')}`,
        { cause: error },
      );
    },
  );

it('an embedded start ends all leases of before: sending goes on at once, whatever they were', async () => {
  await carrier.set({ latencyMs: 100 });
  const first = await work({ DISPATCH_LEASE_MS: '60000', DISPATCH_IN_FLIGHT: '20', LOOKUP_AFTER_MS: '300,600,900' });
  const campaign = await storeAudience(world, 1_500, { pageSize: 250 });
  await fund(world, campaign);
  await eventually(async () => (await carrier.report()).accepted > 50, { timeoutMs: 10_000 });
  await first.kill('SIGKILL');
  const ready = performance.now();
  await carrier.set({ latencyMs: 5 });
  const second = await work({ DISPATCH_LEASE_MS: '60000', EMBEDDED_POSTGRES: '1', LOOKUP_AFTER_MS: '300,600,900' });
  await finished(campaign);
  process.stderr.write(`settled ${Math.round(performance.now() - ready)} ms after the new start began\n`);
  expect(await carrier.report()).toMatchObject({ accepted: 1_500, twice: [] });
  await second.kill();
}, 60_000);

it('a worker that is asked to stop sends what it has in the air and gives the rest back, with nothing unknown', async () => {
  await carrier.set({ latencyMs: 100 });
  const first = await work({ DISPATCH_LEASE_MS: '60000', DISPATCH_IN_FLIGHT: '20' });
  const campaign = await storeAudience(world, 600, { pageSize: 250 });
  await fund(world, campaign);
  await eventually(
    async () =>
      (
        await world.look<{ n: number }>(
          `select count(*)::int as n from message where state = 2 and campaign_no = (select campaign_no from campaign_control where campaign_id = $1)`,
          [campaign.campaignId],
        )
      )[0]!.n > 20,
    { timeoutMs: 10_000 },
  );
  expect(await first.kill('SIGTERM')).toBe(0);
  const [left] = await world.look(
    `select count(*) filter (where state = 1)::int as sending, count(*) filter (where state = 4)::int as unknown from message`,
  );
  expect(left).toEqual({ sending: 0, unknown: 0 });
  const second = await work({ DISPATCH_LEASE_MS: '60000' });
  await finished(campaign);
  expect((await carrier.report()).twice).toEqual([]);
  await second.kill();
}, 60_000);

it('single texts pass a large campaign by, and a small tenant is not kept waiting by a large one', async () => {
  await carrier.set({ latencyMs: 50 });
  const worker = await work({ DISPATCH_LEASE_MS: '5000', DISPATCH_IN_FLIGHT: '50' });
  const large = await storeAudience(world, 20_000);
  await fund(world, large);
  await eventually(async () => (await carrier.calls()).some(({ m }) => m.startsWith(large.campaignId)), {
    timeoutMs: 10_000,
  });

  const small = await storeAudience(world, 100);
  await fund(world, small, { sender: { callerId: crypto.randomUUID(), address: 'Small Shop' } });
  const request = {
    tenantId: crypto.randomUUID(),
    campaignId: crypto.randomUUID(),
    holdId: crypto.randomUUID(),
    recipients: 20,
  };
  const payload = requestOf({
    requestId: request.campaignId,
    tenantId: request.tenantId,
    holdId: request.holdId,
    people: Array.from({ length: 20 }, () => asked()),
  });
  await world.db.tenant(request.tenantId, (tx) => requestMessages(tx, [{ payload, traceparent: null }], new Date()));
  // Only now are all of them wanted: how long that took here says nothing of whom the worker lets pass.
  const began = Date.now();
  await Promise.all([finished(small), finished(request)]);
  const calls = await carrier.calls();
  const timesOf = (of: Campaign): number[] => calls.filter(({ m }) => m.startsWith(of.campaignId)).map(({ at }) => at);
  /** How many texts of the large one left while another waited for its last. */
  const passedBy = (of: Campaign): number => {
    const last = Math.max(...timesOf(of));
    return timesOf(large).filter((at) => at > began && at < last).length;
  };
  process.stderr.write(`texts of the large one before single texts ${passedBy(request)}, small ${passedBy(small)}\n`);
  expect(passedBy(request)).toBeLessThan(2_500);
  expect(passedBy(small)).toBeLessThan(6_000);
  expect(await stateOf(large)).toBe('running');
  await worker.kill('SIGKILL');
}, 60_000);

it('what goes by a channel that nobody here carries waits for a worker that does, and holds nothing up', async () => {
  await world.look(`update campaign_control set state = 'finished' where state = 'running'`);
  await carrier.set({ latencyMs: 5 });
  const byPigeon = await storeAudience(world, 10);
  await fund(world, byPigeon);
  const channel = (name: string) =>
    world.look('update campaign_control set channel = $2 where campaign_id = $1', [byPigeon.campaignId, name]);
  await channel('pigeon');
  const byText = await storeAudience(world, 10);
  await fund(world, byText);
  const worker = await work({ DISPATCH_LEASE_MS: '5000' });
  await finished(byText);
  const called = async () => (await carrier.calls()).filter(({ m }) => m.startsWith(byPigeon.campaignId)).length;
  expect([await stateOf(byPigeon), await called()]).toEqual(['running', 0]);
  await channel('sms');
  await finished(byPigeon);
  expect(await called()).toBe(10);
  await worker.kill();
}, 60_000);

it('a carrier that throttles is sent what it takes: hardly anything is refused three times', async () => {
  await world.look(`update campaign_control set state = 'finished' where state = 'running'`);
  await carrier.set({ latencyMs: 10, perSecond: 60 });
  const before = await carrier.report();
  const worker = await work({ DISPATCH_LEASE_MS: '5000', DISPATCH_IN_FLIGHT: '100' });
  const campaign = await storeAudience(world, 500);
  await fund(world, campaign);
  await finished(campaign, 50_000);
  const after = await carrier.report();
  const [outcome] = await world.look<{ accepted: number; rejected: number }>(
    `select sum(accepted)::int as accepted, sum(rejected)::int as rejected from settle where campaign_no = (select campaign_no from campaign_control where campaign_id = $1)`,
    [campaign.campaignId],
  );
  process.stderr.write(
    `${outcome?.accepted} accepted, ${outcome?.rejected} refused three times, ${after.calls - before.calls} calls\n`,
  );
  expect(outcome!.accepted + outcome!.rejected).toBe(500);
  expect(outcome!.rejected).toBeLessThan(10);
  await worker.kill();
  await figuresOf(world);
}, 90_000);
