import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually, type Service } from '@bellbird/testing';
import { dispatchWorld, fund, startCarrier, startWorker, storeAudience, type World } from './dispatch-world.js';

let world: World;
let carrier: Awaited<ReturnType<typeof startCarrier>>;
let worker: Service;

beforeAll(async () => {
  [world, carrier] = await Promise.all([dispatchWorld(), startCarrier()]);
  worker = await startWorker(world, carrier.url);
}, 60_000);

afterAll(async () => {
  await worker?.kill();
  await carrier?.service.kill('SIGKILL');
  await world?.drop();
});

it('sends a funded campaign, once each, and says that it is finished with the sum of what it charged', async () => {
  const campaign = await storeAudience(world, 3_000);
  expect((await carrier.report()).calls).toBe(0);
  const began = performance.now();
  await fund(world, campaign);
  await eventually(
    async () =>
      expect((await world.look<{ state: string }>('select state from campaign_control'))[0]?.state).toBe('finished'),
    { timeoutMs: 20_000 },
  );
  process.stderr.write(`3,000 in ${Math.round(performance.now() - began)} ms\n`);
  expect(await carrier.report()).toMatchObject({ accepted: 3_000, messages: 3_000, twice: [] });
  const [finished] = await world.look<{ payload: Record<string, unknown> }>(
    `select payload from outbox where event_type = 'sending.finished'`,
  );
  expect(finished?.payload).toMatchObject({
    campaignId: campaign.campaignId,
    holdId: campaign.holdId,
    total: '240000000',
  });
  // Nothing that a library is about to refuse: the hot path stands on what pg allows.
  expect(worker.lines.filter((line) => /DeprecationWarning/.test(line))).toEqual([]);
}, 60_000);
