import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@bellbird/database';
import { publish } from '@bellbird/outbox';
import { eventually, seeded, spawnService, testPostgres, type Service } from '@bellbird/testing';
import { FourServices, type Business, type Name } from './support/four-services.js';
import { opensApplied, receiptsSaidNext } from './support/next-release.js';

const people = 15;

/**
 * A campaign runs while a release rolls out: dispatch says already what the campaigns and tenants beside it do not know
 * yet, then a campaigns of the next release joins as a process of its own.
 */
describe('a release that rolls out in the middle of a campaign', () => {
  let world: FourServices;
  let next: Service | undefined;
  let folder: string;
  let said = 0;

  const one = async (name: Name, sql: string): Promise<Record<string, unknown>> =>
    (await world.services.get(name)!.sql<Record<string, unknown>>(sql))[0]!;
  const aside = (name: Name): Promise<Record<string, unknown>> =>
    one(
      name,
      `select (count(*) filter (where state = 'kept'))::int as kept, (count(*) filter (where state = 'parked'))::int as parked from parked_event`,
    );
  /** Twelve events of the next dispatch about a campaign, by turns of a new type and in a new version. */
  const nextDispatchSays = async ({ tenantId }: Business, campaignId: string): Promise<void> => {
    const db = world.services.get('dispatch')!.app.get(Database);
    for (let n = 0; n < 6; n++) {
      await db.tenant(tenantId, async (tx) => {
        await publish(tx, opensApplied, { campaignId, tenantId, clicks: n }, { aggregateVersion: BigInt(++said) });
        const moved = { outbound: 0, delivered: 0, bounced: 0 };
        await publish(tx, receiptsSaidNext, { campaignId, tenantId, moved }, { aggregateVersion: BigInt(++said) });
      });
    }
  };
  const startNextCampaigns = (): Promise<Service> => {
    const { platform } = world;
    return spawnService({
      entry: new URL('support/run-next-campaigns.ts', import.meta.url),
      env: {
        NAME: world.services.get('campaigns')!.name,
        NOW: platform.clock.now().toISOString(),
        BUS_URL: platform.busUrl,
        FOLDER: folder,
        POSTGRES_URL: testPostgres().url,
        SECRET: platform.secret,
        PEERS: JSON.stringify(Object.fromEntries(platform.peers)),
        LOG_LEVEL: 'warn',
      },
      ready: /^ready/,
      timeoutMs: 60_000,
    });
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bellbird-next-'));
    await seeded(async (seed) => {
      world = await new FourServices().start(seed, { SENDER_MPS_DEFAULT: '1' });
    });
  }, 60_000);
  afterAll(async () => {
    await next?.kill();
    await world?.stop();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  it('holds no line: the campaign completes to the cent, and what was kept is taken up in its order', async () => {
    const business = await world.business({ people, funded: true });
    const campaignId = await world.launch(business);
    const see = () => world.see(business, campaignId);
    await eventually(async () => expect((await see()).counts.outbound).toBeGreaterThan(0), { timeoutMs: 20_000 });
    await world.pause(business, campaignId, true);

    await nextDispatchSays(business, campaignId);
    // Tenants know receipts, and have no use for them.
    for (const [name, kept] of [
      ['campaigns', 12],
      ['tenants', 6],
    ] as const)
      await eventually(async () => expect(await aside(name)).toEqual({ kept, parked: 0 }), { timeoutMs: 20_000 });
    expect((await see()).counts.pending).toBeGreaterThan(0);

    next = await startNextCampaigns();
    await world.pause(business, campaignId, false);
    await nextDispatchSays(business, campaignId);
    await world.completed(business, campaignId);

    expect((await see()).counts).toEqual({ recipients: people, outbound: people, pending: 0, delivered: 0 });
    const sent = await one(
      'dispatch',
      `select count(*) filter (where state = 2)::int as accepted, sum(price)::text as charge from message`,
    );
    expect(sent).toEqual({ accepted: people, charge: (80_000 * people).toString() });
    expect(
      await one('tenants', 'select state, captured::text, (reserved - captured - released)::text as left from hold'),
    ).toEqual({
      state: 'closed',
      captured: sent['charge'],
      left: '0',
    });
    expect(await world.services.get('tenants')!.sql('select * from ledger_violations()')).toEqual([]);

    // All of them once, in the order in which they were said, whoever of the two kept them or heard them.
    await eventually(async () => expect(await aside('campaigns')).toEqual({ kept: 0, parked: 0 }), {
      timeoutMs: 20_000,
    });
    const heard = await world.services.get('campaigns')!.sql('select version::int, type from heard_next order by nth');
    expect(heard).toEqual(
      Array.from({ length: 24 }, (_, n) => ({
        version: n + 1,
        type: n % 2 === 0 ? opensApplied.type : receiptsSaidNext.type,
      })),
    );
    // Tenants of the next release are still to come.
    await eventually(async () => expect(await aside('tenants')).toEqual({ kept: 12, parked: 0 }), {
      timeoutMs: 20_000,
    });
  }, 120_000);
});
