import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@bellbird/database';
import { metrics } from '@bellbird/service-host';
import { createLogger } from '@bellbird/service-host/light';
import type { ChannelProvider, ProviderMessage } from '../src/channels/channel-provider.js';
import type { OpenChannel } from '../src/channels/registry.js';
import { TwilioSms } from '../src/channels/sms/twilio/twilio-sms.js';
import { storeFrozen } from '../src/intake/store-frozen.js';
import { storePage } from '../src/intake/store-page.js';
import { lookUpUnknown } from '../src/sweeping/look-up-unknown.js';
import { dispatchWorld, fund, person, type Campaign, type World } from './dispatch-world.js';

let world: World;
beforeAll(async () => void (world = await dispatchWorld()), 60_000);
afterAll(() => world?.drop());
beforeEach(() => world.look('delete from lookup'));

const text = 'We are open today.';
let phones = 70_000_000;

/** Two tenants that sent the same words from the shared number to one phone; how each text stands. */
async function twoTenants(
  first: { state: number; sid?: string },
  second: { state: number; sid?: string },
): Promise<[Campaign, Campaign]> {
  phones += 1;
  const campaigns: Campaign[] = [];
  for (const { state, sid } of [first, second]) {
    const campaign: Campaign = { tenantId: newId(), campaignId: newId(), holdId: newId(), recipients: 1 };
    await world.db.tenant(campaign.tenantId, async (tx) => {
      await storePage(tx, { ...campaign, page: 1, people: [person(1, { phone: `+614${phones}`, text })] });
      await storeFrozen(tx, { ...campaign, pages: 1, leftOut: {}, stopped: false });
    });
    await fund(world, campaign, { paused: true });
    await world.look(
      `update message m set state = $2::smallint, attempt = 1, sending_at = now(), provider_sid = $3, price = case when $2::smallint = 2 then 80000 end from campaign_control ca where ca.campaign_no = m.campaign_no and ca.campaign_id = $1`,
      [campaign.campaignId, state, sid ?? null],
    );
    if (state === 4)
      await world.look(
        `insert into lookup (tenant_no, id, attempt, next_at) select m.tenant_no, m.id, 1, now() from message m join campaign_control ca using (campaign_no) where ca.campaign_id = $1`,
        [campaign.campaignId],
      );
    campaigns.push(campaign);
  }
  return campaigns as [Campaign, Campaign];
}

const stands = async ({ campaignId }: Campaign): Promise<{ state: number; sid: string | null }> =>
  (
    await world.look<{ state: number; sid: string | null }>(
      'select m.state, m.provider_sid as sid from message m join campaign_control ca using (campaign_no) where ca.campaign_id = $1',
      [campaignId],
    )
  )[0]!;

/** A carrier that is asked and nothing else; its answer may be made while it is asked. */
const carrierThat = (
  answers: (asked: { to: string; from: string }) => Promise<ProviderMessage[]>,
): ChannelProvider => ({
  name: 'test',
  send: () => Promise.reject(new Error('nothing is sent here')),
  close: () => Promise.resolve(),
  lookUp: answers,
});

const ask = (provider: ChannelProvider, claimMs = 60_000, carries = ['sms', 'pigeon']): Promise<number> =>
  lookUpUnknown({
    db: world.db,
    channels: { find: (name) => (carries.includes(name) ? ({ provider } as OpenChannel) : undefined) },
    logger: createLogger('test'),
    lookUpAfterMs: [60_000, 60_000, 60_000],
    claimMs,
  });

const showing = (sid: string, { to, from }: { to: string; from: string }): ProviderMessage[] => [
  { sid, from, to, body: text, createdAt: new Date() },
];

/** One look-up of all that is due, at a carrier that has one such text. */
async function lookUp(sid: string): Promise<void> {
  expect(await ask(carrierThat((asked) => Promise.resolve(showing(sid, asked))))).toBeGreaterThan(0);
}

describe('on a number that tenants share, a text at the carrier', () => {
  it('that is another tenant’s is not taken for ours', async () => {
    const [ours, theirs] = await twoTenants({ state: 4 }, { state: 2, sid: 'SMtheirs' });
    await lookUp('SMtheirs');
    expect(await stands(ours)).toEqual({ state: 4, sid: null });
    expect(await stands(theirs)).toEqual({ state: 2, sid: 'SMtheirs' });
  });

  it('that may be either’s is given to neither', async () => {
    const [ours, theirs] = await twoTenants({ state: 4 }, { state: 4 });
    await lookUp('SMeither');
    expect([await stands(ours), await stands(theirs)]).toEqual([
      { state: 4, sid: null },
      { state: 4, sid: null },
    ]);
  });

  it('that may be either’s but for white space is given to neither', async () => {
    const [ours, theirs] = await twoTenants({ state: 4 }, { state: 4 });
    await world.look(
      `update message m set body = body || E'\\r\\n' from campaign_control ca where ca.campaign_no = m.campaign_no and ca.campaign_id = $1`,
      [theirs.campaignId],
    );
    await lookUp('SMeither3');
    expect([await stands(ours), await stands(theirs)]).toEqual([
      { state: 4, sid: null },
      { state: 4, sid: null },
    ]);
  });

  it.each([
    ['accepted', `state = 2, provider_sid = 'SMmeanwhile', price = 80000`],
    ['lost too', 'state = 4'],
  ])('that another tenant’s became while we asked, %s, is not taken for ours', async (_how, set) => {
    const [ours, theirs] = await twoTenants({ state: 4 }, { state: 0 });
    await world.look(
      'update message m set attempt = 0 from campaign_control ca where ca.campaign_no = m.campaign_no and ca.campaign_id = $1',
      [theirs.campaignId],
    );
    await ask(
      carrierThat(async (asked) => {
        await world.look(
          `update message m set attempt = 1, ${set} from campaign_control ca where ca.campaign_no = m.campaign_no and ca.campaign_id = $1`,
          [theirs.campaignId],
        );
        return showing('SMmeanwhile', asked);
      }),
    );
    expect(await stands(ours)).toEqual({ state: 4, sid: null });
  });

  it('that can only be ours is ours', async () => {
    const [ours] = await twoTenants({ state: 4 }, { state: 2, sid: 'SMtheirs2' });
    await lookUp('SMours');
    expect(await stands(ours)).toEqual({ state: 2, sid: 'SMours' });
  });
});

describe('an answer that nobody can read', () => {
  it.each([
    ['a page of a proxy', '<html>Down for maintenance</html>'],
    ['another shape', '{"texts":[]}'],
  ])('counts, %s, and ends the message after eight, neither sent again nor charged', async (_what, body) => {
    const [ours] = await twoTenants({ state: 4 }, { state: 2, sid: `SMtheirs${body.length}` });
    const http = createServer((_req, res) => void res.end(body)).listen(0);
    await once(http, 'listening');
    const { port } = http.address() as AddressInfo;
    const options = {
      apiUrl: `http://127.0.0.1:${port}`,
      accountSid: 'AC1',
      authToken: 'x',
      connections: 1,
      timeoutMs: 5_000,
    };
    const twilio = new TwilioSms(options);
    const before = await unreadable();
    for (let tries = 1; tries <= 8; tries++) {
      expect(await stands(ours)).toEqual({ state: 4, sid: null });
      await world.look('update lookup set next_at = now()');
      expect(await ask(twilio)).toBe(1);
    }
    expect(await stands(ours)).toEqual({ state: 6, sid: null });
    expect(await unreadable()).toBe(before + 8);
    expect(await ask(twilio)).toBe(0);
    await twilio.close();
    http.close();
  });

  it('of a carrier that is away counts nothing', async () => {
    const [ours] = await twoTenants({ state: 4 }, { state: 2, sid: 'SMtheirs9' });
    const before = await unreadable();
    await ask(carrierThat(() => Promise.reject(new Error('away'))));
    expect(await unreadable()).toBe(before);
    expect(await world.look('select tries from lookup')).toEqual([{ tries: 0 }]);
    expect(await stands(ours)).toEqual({ state: 4, sid: null });
  });

  it('of a channel that only a later release carries is left to that release, and nothing is counted', async () => {
    const [ours] = await twoTenants({ state: 4 }, { state: 2, sid: 'SMtheirs10' });
    await world.look(`update campaign_control set channel = 'pigeon' where campaign_id = $1`, [ours.campaignId]);
    await ask(
      carrierThat(() => Promise.reject(new Error('the wrong provider was asked'))),
      60_000,
      ['sms'],
    );
    expect(await world.look('select tries, next_at > now() as rests from lookup')).toEqual([{ tries: 0, rests: true }]);
    expect(await stands(ours)).toEqual({ state: 4, sid: null });
  });

  async function unreadable(): Promise<number> {
    const metric = await metrics.registry.getSingleMetric('dispatch_look_ups_unreadable_total')?.get();
    return metric?.values[0]?.value ?? 0;
  }
});

describe('of two workers that ask in one round, because the claim ran out,', () => {
  /** While the one waits for its answer, the other claims the same, asks and acts. */
  async function bothAsk(
    first: (asked: { to: string; from: string }) => ProviderMessage[],
    second: typeof first,
  ): Promise<void> {
    let other: Promise<number> | undefined;
    await ask(
      carrierThat(async (asked) => {
        await (other ??= ask(
          carrierThat((of) => Promise.resolve(first(of))),
          0,
        ));
        return second(asked);
      }),
      0,
    );
  }
  const round = ({ campaignId }: Campaign) =>
    world.look(
      'select l.tries, l.empty from lookup l join message m using (id, tenant_no) join campaign_control ca using (campaign_no) where ca.campaign_id = $1',
      [campaignId],
    );
  const lastRound = () => world.look('update lookup set tries = 2, empty = 2');

  it('one counts', async () => {
    const [ours] = await twoTenants({ state: 4 }, { state: 2, sid: 'SMtheirs3' });
    await bothAsk(
      () => [],
      () => [],
    );
    expect(await round(ours)).toEqual([{ tries: 1, empty: 1 }]);
  });

  it('the later cannot send again what the earlier saw', async () => {
    const [ours] = await twoTenants({ state: 4 }, { state: 4 });
    await lastRound();
    await bothAsk(
      (asked) => showing('SMeither2', asked),
      () => [],
    );
    expect([await stands(ours), await round(ours)]).toEqual([{ state: 4, sid: null }, [{ tries: 3, empty: 0 }]]);
  });

  it('either’s proof that it went out counts', async () => {
    const [ours] = await twoTenants({ state: 4 }, { state: 2, sid: 'SMtheirs4' });
    await lastRound();
    await bothAsk(
      () => [],
      (asked) => showing('SMours2', asked),
    );
    expect(await stands(ours)).toEqual({ state: 2, sid: 'SMours2' });
  });
});
