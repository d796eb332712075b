import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually, type Service } from '@bellbird/testing';
import { heedStop } from '../src/campaign/heed-stop.js';
import { resumeCampaign } from '../src/campaign/resume-campaign.js';
import { stopCampaign } from '../src/campaign/stop-campaign.js';
import { tenantNumber } from '../src/campaign/tenant-number.js';
import { heedConsentDecided } from '../src/consent/heed-consent-decided.js';
import { recordConsent } from '../src/consent/record-consent.js';
import { receiveInbound } from '../src/inbound/receive-inbound.js';
import { storeFrozen } from '../src/intake/store-frozen.js';
import { storePage } from '../src/intake/store-page.js';
import {
  dispatchWorld,
  fund,
  person,
  startCarrier,
  startWorker,
  storeAudience,
  type Campaign,
  type World,
} from './dispatch-world.js';
import { figuresOf } from './figures.js';

const [inFlight, latencyMs] = [50, 50];
let world: World;
let carrier: Awaited<ReturnType<typeof startCarrier>>;
const workers: Service[] = [];
beforeAll(async () => {
  [world, carrier] = await Promise.all([dispatchWorld(), startCarrier()]);
  await carrier.set({ latencyMs });
  for (let n = 0; n < 2; n++)
    workers.push(
      await startWorker(world, carrier.url, { DISPATCH_LEASE_MS: '5000', DISPATCH_IN_FLIGHT: String(inFlight) }),
    );
}, 60_000);
afterAll(async () => {
  for (const worker of workers) await worker.kill('SIGKILL');
  await carrier?.service.kill('SIGKILL');
  await world?.drop();
});

const finished = (campaign: Campaign) =>
  eventually(
    async () =>
      expect(
        (
          await world.look<{ state: string }>('select state from campaign_control where campaign_id = $1', [
            campaign.campaignId,
          ])
        )[0]?.state,
      ).toBe('finished'),
    { timeoutMs: 40_000, everyMs: 100 },
  );
const callsOf = async (campaign: Campaign) =>
  (await carrier.calls()).filter(({ m }) => m.startsWith(campaign.campaignId));
const calling = (campaign: Campaign, atLeast: number) =>
  eventually(async () => (await callsOf(campaign)).length >= atLeast, { timeoutMs: 20_000, everyMs: 100 });

/** Check 25. */
it('a cancel with 50,000 queued: what may be called for two seconds more is all that still is, and everybody is accounted for', async () => {
  const campaign = await storeAudience(world, 50_000);
  await fund(world, campaign);
  await calling(campaign, 500);
  expect(await stopCampaign(world.db, { ...campaign, version: 5n, cancel: true })).toBe(true);
  const canceledAt = Date.now();
  await world.db.tenant(campaign.tenantId, (tx) => heedStop(tx, { ...campaign, campaignVersion: 5 }, true));
  await finished(campaign);
  const calls = await callsOf(campaign);
  const late = calls.filter(({ at }) => at > canceledAt).length;
  process.stderr.write(`canceled after ${calls.length} calls, ${late} of them after the cancel\n`);
  expect(late).toBeLessThan((2 * workers.length * inFlight * 1_000) / latencyMs);
  const figures = await figuresOf(world);
  expect(figures).toMatchObject({
    open: 0,
    byState: { 2: calls.length, 5: 50_000 - calls.length },
    charged: String(80_000n * BigInt(calls.length)),
    finishedWrong: 0,
  });
}, 90_000);

it('paused and let go on twenty times, each text goes out once', async () => {
  const campaign = await storeAudience(world, 4_000, { pageSize: 250 });
  await fund(world, campaign);
  for (let version = 10; version < 50; version += 2) {
    await stopCampaign(world.db, { ...campaign, version: BigInt(version), cancel: false });
    const [before] = await world.look<{ n: number }>(
      `select count(*)::int as n from message m join campaign_control ca using (tenant_no, campaign_no) where ca.campaign_id = $1 and m.attempt > 0`,
      [campaign.campaignId],
    );
    await pause(60);
    const [after] = await world.look<{ n: number }>(
      `select count(*)::int as n from message m join campaign_control ca using (tenant_no, campaign_no) where ca.campaign_id = $1 and m.attempt > 0`,
      [campaign.campaignId],
    );
    expect(after).toEqual(before); // nothing is licensed while it is paused
    await world.db.tenant(campaign.tenantId, (tx) =>
      resumeCampaign(tx, { ...campaign, campaignVersion: version + 1, notLaterThan: null }, new Date()),
    );
    await pause(150);
  }
  await finished(campaign);
  const calls = await callsOf(campaign);
  expect(calls).toHaveLength(4_000);
  expect((await carrier.report()).twice).toEqual([]);
}, 90_000);

it('a pause that is known before the funding stays in force, and an older one than the last resume does not count', async () => {
  const campaign = await storeAudience(world, 50);
  await stopCampaign(world.db, { ...campaign, version: 3n, cancel: false });
  await fund(world, campaign);
  await pause(1_300);
  expect(await callsOf(campaign)).toHaveLength(0);
  await world.db.tenant(campaign.tenantId, (tx) =>
    resumeCampaign(tx, { ...campaign, campaignVersion: 4, notLaterThan: null }, new Date()),
  );
  await stopCampaign(world.db, { ...campaign, version: 3n, cancel: false });
  await finished(campaign);
  expect(await callsOf(campaign)).toHaveLength(50);
}, 30_000);

/** Check 26. */
it('opt-outs of 1,000 people in mid-run: no licence begins after the commit of one, and without a licence nobody is called', async () => {
  const tenantId = crypto.randomUUID();
  const people = Array.from({ length: 6_000 }, (_, at) => person(at + 1));
  const store = async (of: typeof people): Promise<Campaign> => {
    const campaign = { tenantId, campaignId: crypto.randomUUID(), holdId: crypto.randomUUID(), recipients: of.length };
    for (let page = 0; page * 500 < of.length; page++)
      await world.db.tenant(tenantId, (tx) =>
        storePage(tx, { ...campaign, page: page + 1, people: of.slice(page * 500, page * 500 + 500) }),
      );
    await world.db.tenant(tenantId, (tx) =>
      storeFrozen(tx, { ...campaign, pages: Math.ceil(of.length / 500), leftOut: {}, stopped: false }),
    );
    return campaign;
  };
  // Those who will text STOP were texted before: their word finds its tenant.
  // Who would be texted last says it first, so that it comes in time for many, however fast the machine is.
  const late = people
    .slice(2_000, 6_000)
    .filter((_, at) => at % 4 === 0)
    .reverse();
  const before = await store(
    late.map((each, at) => ({ ...each, ordinal: at + 1, text: 'Before', units: 1, name: '' })),
  );
  await fund(world, before);
  await finished(before);

  const campaign = await store(people);
  await fund(world, campaign);
  await calling(campaign, 100);
  const committedAt = new Map<string, Date>();
  const optOut = async (phone: string, nth: number): Promise<void> => {
    const decision = { tenantId, scope: 'all' as const, state: 'out' as const, wording: null, contactId: null };
    if (nth % 3 === 0)
      await receiveInbound(world.db, { sid: `IN${nth}`, from: phone, to: '+61491578888', text: 'Stop' }, new Date());
    else if (nth % 3 === 1)
      await world.db.tenant(tenantId, async (tx) =>
        recordConsent(tx, await tenantNumber(tx, tenantId), {
          ...decision,
          address: phone,
          decidedAt: new Date(),
          source: 'public-page',
        }),
      );
    else
      await world.db.tenant(tenantId, (tx) =>
        heedConsentDecided(tx, {
          ...decision,
          channel: 'sms',
          address: phone,
          decidedAt: new Date().toISOString(),
          source: 'import',
        }),
      );
    const [row] = await world.look<{ at: Date }>('select clock_timestamp() as at');
    committedAt.set(phone, row!.at);
  };
  let next = 0;
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      while (next < late.length) {
        const nth = next++;
        await optOut(late[nth]!.address, nth);
      }
    }),
  );
  await finished(campaign);
  const rows = await world.look<{ phone: string; state: number; error_code: number | null; sending_at: Date | null }>(
    'select m.address as phone, m.state, m.error_code, m.sending_at from message m join campaign_control ca using (tenant_no, campaign_no) where ca.campaign_id = $1 and m.address = any($2)',
    [campaign.campaignId, [...committedAt.keys()]],
  );
  expect(rows).toHaveLength(1_000);
  const skipped = rows.filter(({ state }) => state === 5);
  expect(rows.filter(({ sending_at, phone }) => sending_at !== null && sending_at > committedAt.get(phone)!)).toEqual(
    [],
  );
  expect(skipped.length).toBeGreaterThan(100);
  expect(skipped.every(({ error_code }) => error_code === 1)).toBe(true);
  const called = new Set((await callsOf(campaign)).map(({ to }) => to));
  expect(rows.filter(({ phone, sending_at }) => sending_at === null && called.has(phone))).toEqual([]);
  process.stderr.write(`${skipped.length} of 1,000 were spared\n`);
}, 90_000);
