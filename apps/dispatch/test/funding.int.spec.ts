import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually, type Service } from '@bellbird/testing';
import { closeHolds } from '../src/campaign/close-holds.js';
import { heedStop } from '../src/campaign/heed-stop.js';
import { resumeCampaign } from '../src/campaign/resume-campaign.js';
import {
  dispatchWorld,
  fund,
  startCarrier,
  startWorker,
  storeAudience,
  type Campaign,
  type World,
} from './dispatch-world.js';
import { figuresOf } from './figures.js';

/** Check 31: no licence without an open hold that covers it. That a hold covers the frozen cost is campaigns' part. */
let world: World;
let carrier: Awaited<ReturnType<typeof startCarrier>>;
let worker: Service;
beforeAll(async () => {
  [world, carrier] = await Promise.all([dispatchWorld(), startCarrier()]);
  worker = await startWorker(world, carrier.url, { DISPATCH_IN_FLIGHT: '20', DISPATCH_LEASE_MS: '5000' });
  await carrier.set({ latencyMs: 50 });
}, 60_000);
afterAll(async () => {
  await worker?.kill();
  await carrier?.service.kill('SIGKILL');
  await world?.drop();
});

const callsOf = async (campaign: Campaign) =>
  (await carrier.calls()).filter(({ m }) => m.startsWith(campaign.campaignId)).length;
const stateOf = async (campaign: Campaign) =>
  (
    await world.look<{ state: string }>('select state from campaign_control where campaign_id = $1', [
      campaign.campaignId,
    ])
  )[0]?.state;
const finishedOf = async (campaign: Campaign) =>
  (
    await world.look<{ payload: unknown }>(
      `select payload from outbox where event_type = 'sending.finished' and payload->>'campaignId' = $1`,
      [campaign.campaignId],
    )
  ).map(({ payload }) => payload);

it('a campaign that is not funded is not sent, not even when it is let go on', async () => {
  const campaign = await storeAudience(world, 100);
  await world.db.tenant(campaign.tenantId, (tx) =>
    resumeCampaign(tx, { ...campaign, campaignVersion: 9, notLaterThan: null }, new Date()),
  );
  await pause(1_500);
  expect([await callsOf(campaign), await stateOf(campaign)]).toEqual([0, 'waiting']);
});

it('a campaign whose hold was refused is swept and finished without a hold, and nobody is texted', async () => {
  const campaign = await storeAudience(world, 100);
  await world.db.tenant(campaign.tenantId, (tx) => heedStop(tx, { ...campaign, campaignVersion: 4 }, true));
  await eventually(
    async () => expect(await finishedOf(campaign)).toMatchObject([{ holdId: null, total: '0', settleCount: 1 }]),
    { timeoutMs: 10_000 },
  );
  expect(await callsOf(campaign)).toBe(0);
});

it('a campaign that is funded after its cancel stays canceled', async () => {
  const campaign = await storeAudience(world, 100);
  await world.db.tenant(campaign.tenantId, (tx) => heedStop(tx, { ...campaign, campaignVersion: 4 }, true));
  await fund(world, campaign);
  await eventually(async () => expect(await stateOf(campaign)).toBe('finished'), { timeoutMs: 10_000 });
  expect(await callsOf(campaign)).toBe(0);
});

it('once the hold is closed early, nothing more is licensed', async () => {
  const campaign = await storeAudience(world, 2_000, { pageSize: 200 });
  await fund(world, campaign);
  await eventually(async () => (await callsOf(campaign)) > 20, { timeoutMs: 10_000 });
  const close = (): Promise<string[]> =>
    world.db.tenant(campaign.tenantId, (tx) => closeHolds(tx, campaign.tenantId, [campaign.campaignId]));
  expect(await close()).toEqual([campaign.campaignId]);
  expect(await close()).toEqual([]);
  const licensed = () =>
    world.look(
      `select count(*)::int as n from message m join campaign_control ca using (tenant_no, campaign_no) where ca.campaign_id = $1 and attempt > 0`,
      [campaign.campaignId],
    );
  const then = await licensed();
  await pause(1_500);
  expect(await licensed()).toEqual(then);
  expect(await callsOf(campaign)).toBeLessThan(2_000);
  await figuresOf(world);
});
