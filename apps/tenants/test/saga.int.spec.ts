import { namedId, newId } from '@bellbird/database';
import {
  fundsHeld,
  fundsRefused,
  fundsRequestCancelled,
  fundsRequested,
  holdClosed,
  sendingFinished,
  sliceSettled,
} from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { AskForMissingCaptures } from '../src/ledger/ask-for-missing-captures.js';
import { CheckInvariants } from '../src/ledger/check-invariants.js';
import { anAdmin, merchantDocuments } from './merchants.js';
import { TenantsUnderTest } from './test-platform.js';

describe('the saga between campaigns, tenants and dispatch', () => {
  let t: TenantsUnderTest;
  beforeAll(async () => {
    t = await new TenantsUnderTest().start();
  }, 60_000);
  afterAll(async () => t.stop());
  afterEach(async () => {
    expect(await t.violations()).toEqual([]);
    expect(await t.service.sql('select event_id, error from parked_event')).toEqual([]);
  });

  interface Campaign {
    tenantId: string;
    campaignId: string;
    holdId: string;
  }

  const campaignOf = (tenantId: string): Campaign => {
    const campaignId = newId();
    return { tenantId, campaignId, holdId: namedId('hold', campaignId) };
  };
  const request = ({ tenantId, campaignId, holdId }: Campaign, maxCost: bigint, eventId?: string) =>
    t.tell(
      fundsRequested,
      { holdId, subjectId: campaignId, tenantId, maxCost: maxCost.toString(), currency: 'AUD', priceVersion: 1 },
      eventId,
    );
  const takeBack = ({ tenantId, campaignId, holdId }: Campaign) =>
    t.tell(fundsRequestCancelled, { holdId, subjectId: campaignId, tenantId, currency: 'AUD' });
  const settle = (
    { tenantId, campaignId, holdId }: Campaign,
    charge: bigint,
    settleId = newId(),
    more: { late?: boolean; holdId?: null } = {},
  ) =>
    t.tell(sliceSettled, {
      settleId,
      campaignId,
      tenantId,
      holdId,
      accepted: 1,
      rejected: 0,
      unknown: 0,
      skipped: 0,
      failedUnknown: 0,
      units: 1,
      charge: charge.toString(),
      late: false,
      byVariant: null,
      ...more,
    });
  const finish = ({ tenantId, campaignId, holdId }: Campaign, settleCount: number, total: bigint) =>
    t.tell(sendingFinished, { campaignId, tenantId, holdId, settleCount, total: total.toString() });
  /** Until everything that was told has been handled. */
  const settled = () =>
    eventually(async () =>
      expect((await t.platform.bus.lag(t.service.name)).reduce((rows, lag) => rows + lag.rows, 0)).toBe(0),
    );

  it('holds, captures slice by slice, closes, and says so each time', async () => {
    const owner = t.person();
    await t.payIn(owner, '100.00');
    const campaign = campaignOf(owner.tenantId);
    await request(campaign, 1_600_000n);
    const answer = { holdId: campaign.holdId, subjectId: campaign.campaignId, tenantId: owner.tenantId };
    await eventually(() => expect(t.heard(owner.tenantId, fundsHeld)).toEqual([{ ...answer, reserved: '1600000' }]));
    expect(await t.balance(owner)).toMatchObject({ balance: '98.40', prepaid: '100.00', frozen: '1.60' });
    await settle(campaign, 800_000n);
    await settle(campaign, 0n);
    await settle(campaign, 560_000n);
    await finish(campaign, 3, 1_360_000n);
    await eventually(() =>
      expect(t.heard(owner.tenantId, holdClosed)).toEqual([
        { ...answer, captured: '1360000', released: '240000', balance: '98640000' },
      ]),
    );
    expect(await t.balance(owner)).toMatchObject({ balance: '98.64', prepaid: '98.64', frozen: '0.00' });
    expect(await t.data(owner, '{ billingHistory { data { kind amount campaignId } count } }')).toEqual({
      data: expect.arrayContaining([
        { kind: 'charge', amount: '1.360000', campaignId: campaign.campaignId },
        { kind: 'top-up', amount: '100.000000', campaignId: null },
      ]),
      count: 2,
    });
    const charges = [{ field: 'kind', type: 'enum', operation: 'equals', value: 'charge' }];
    expect(
      await t.data(
        owner,
        'query ($query: ListQuery) { billingHistory(query: $query) { data { kind } count hasMore } }',
        { query: { filters: charges, limit: 1 } },
      ),
    ).toEqual({ data: [{ kind: 'charge' }], count: 1, hasMore: false });
  });

  it('answers again, and moves nothing again, when events come twice or are asked again', async () => {
    const owner = t.person();
    await t.payIn(owner, '10.00');
    const campaign = campaignOf(owner.tenantId);
    const [eventId, settleId] = [newId(), newId()];
    for (let time = 0; time < 2; time++) await request(campaign, 1_000_000n, eventId);
    await request(campaign, 1_000_000n);
    for (let time = 0; time < 3; time++) await settle(campaign, 400_000n, settleId);
    for (let time = 0; time < 2; time++) await finish(campaign, 1, 400_000n);
    await settled();
    // The repeated event is one to the inbox; the repeated question is answered.
    await eventually(() => expect(t.heard(owner.tenantId, fundsHeld)).toHaveLength(2));
    await eventually(() => expect(t.heard(owner.tenantId, holdClosed)).toHaveLength(2));
    expect(new Set(t.heard(owner.tenantId, holdClosed).map((event) => JSON.stringify(event))).size).toBe(1);
    expect(await t.balance(owner)).toMatchObject({ balance: '9.60', frozen: '0.00' });
  });

  it('refuses with the shortfall, for ever', async () => {
    const owner = t.person();
    await t.payIn(owner, '5.00');
    const campaign = campaignOf(owner.tenantId);
    await request(campaign, 7_500_000n);
    await settled();
    await t.payIn(owner, '50.00');
    await request(campaign, 7_500_000n);
    const refused = {
      holdId: campaign.holdId,
      subjectId: campaign.campaignId,
      tenantId: owner.tenantId,
      shortfall: '2500000',
    };
    await eventually(() => expect(t.heard(owner.tenantId, fundsRefused)).toEqual([refused, refused]));
    expect(await t.balance(owner)).toMatchObject({ balance: '55.00', frozen: '0.00' });
  });

  it('gives everything back when the request is cancelled, and never answers a request that comes after its cancel', async () => {
    const owner = t.person();
    await t.payIn(owner, '10.00');
    const [before, after] = [campaignOf(owner.tenantId), campaignOf(owner.tenantId)];
    await request(before, 4_000_000n);
    await takeBack(before);
    await takeBack(after);
    await request(after, 4_000_000n);
    await settled();
    await eventually(() => expect(t.heard(owner.tenantId, holdClosed)).toHaveLength(2));
    const answers = new Map(t.heard(owner.tenantId, holdClosed).map((event) => [event['holdId'], event]));
    expect(answers.get(before.holdId)).toMatchObject({ captured: '0', released: '4000000' });
    expect(answers.get(after.holdId)).toMatchObject({ captured: '0', released: '0' });
    expect(t.heard(owner.tenantId, fundsHeld).map((event) => event['holdId'])).toEqual([before.holdId]);
    expect(t.heard(owner.tenantId, fundsRefused)).toEqual([]);
    expect(await t.balance(owner)).toMatchObject({ balance: '10.00', frozen: '0.00' });
  });

  it('lets slices pass that were skipped before any money was asked for', async () => {
    const owner = t.person();
    const campaign = campaignOf(owner.tenantId);
    await settle(campaign, 0n, newId(), { holdId: null });
    await t.tell(sendingFinished, {
      campaignId: campaign.campaignId,
      tenantId: owner.tenantId,
      holdId: null,
      settleCount: 1,
      total: '0',
    });
    await settled();
    expect(t.heard(owner.tenantId, holdClosed)).toEqual([]);
  });

  it("keeps another tenant's hold out of reach", async () => {
    const [mine, theirs] = [t.person(), t.person()];
    await t.payIn(mine, '10.00');
    await t.payIn(theirs, '10.00');
    const campaign = campaignOf(mine.tenantId);
    await request(campaign, 4_000_000n);
    await settled();
    const foreign = { ...campaign, tenantId: theirs.tenantId };
    await settle(foreign, 1_000_000n);
    await finish(foreign, 0, 0n);
    await takeBack(foreign);
    await eventually(async () => expect(await t.service.sql('select error from parked_event')).toHaveLength(3), {
      timeoutMs: 20_000,
    });
    await t.service.sql('delete from parked_event');
    expect(t.heard(theirs.tenantId, holdClosed)).toEqual([]);
    expect(await t.balance(mine)).toMatchObject({ balance: '6.00', frozen: '4.00' });
    expect(await t.balance(theirs)).toMatchObject({ balance: '10.00', frozen: '0.00' });
  }, 40_000);

  it('parks a charge above the hold for a person, and charges the others', async () => {
    const owner = t.person();
    await t.payIn(owner, '10.00');
    const [broken, sound] = [campaignOf(owner.tenantId), campaignOf(owner.tenantId)];
    for (const campaign of [broken, sound]) await request(campaign, 1_000_000n);
    await settled();
    await settle(broken, 1_000_001n);
    await settle(sound, 1_000_000n);
    await finish(sound, 1, 1_000_000n);
    await eventually(
      () => expect(t.heard(owner.tenantId, holdClosed)).toMatchObject([{ holdId: sound.holdId, captured: '1000000' }]),
      { timeoutMs: 20_000 },
    );
    await eventually(
      async () => expect(await t.service.sql('select key from parked_event')).toEqual([{ key: broken.campaignId }]),
      { timeoutMs: 20_000 },
    );
    await t.service.sql('delete from parked_event');
    expect(await t.balance(owner)).toMatchObject({ balance: '8.00', frozen: '1.00' });
  }, 40_000);

  // Check 7, over the bus and GraphQL.
  it('carries amounts above 2^53 exactly', async () => {
    const owner = t.person();
    const much = 2n ** 53n + 1n;
    await t.service.sql(
      `insert into account (tenant_id, currency, kind, floor) values ($1, 'AUD', 'available_prepaid', 0), ($1, 'AUD', 'available_monthly', 0), ($1, 'AUD', 'held', 0), ($1, 'AUD', 'receivable', null), ($1, 'AUD', 'revenue', null)`,
      [owner.tenantId],
    );
    await t.service.sql(
      `select set_config('app.tenant', '${owner.tenantId}', false); select ledger_adjust('${newId()}', 'adjustment', 'available_prepaid', ${much}, 'AUD', 'test'); select set_config('app.tenant', '', false)`,
    );
    expect(await t.available(owner.tenantId)).toBe(much);
    const campaign = campaignOf(owner.tenantId);
    await request(campaign, much);
    await eventually(() =>
      expect(t.heard(owner.tenantId, fundsHeld)).toMatchObject([{ reserved: '9007199254740993' }]),
    );
    expect(await t.balance(owner)).toMatchObject({ balance: '0.00', frozen: '9007199254.74' });
    await takeBack(campaign);
    await eventually(() =>
      expect(t.heard(owner.tenantId, holdClosed)).toMatchObject([
        { released: '9007199254740993', balance: '9007199254740993' },
      ]),
    );
  });

  describe('when nobody finishes', () => {
    const overdue = (holdId: string) =>
      t.service.sql(
        `update hold set closing_since = now() - interval '16 minutes' where id = $1 and closing_since is not null`,
        [holdId],
      );
    const ask = () => t.service.app.get(AskForMissingCaptures).execute();

    it('asks dispatch for the captures that never came, and closes', async () => {
      const owner = t.person();
      await t.payIn(owner, '10.00');
      const campaign = campaignOf(owner.tenantId);
      await request(campaign, 1_000_000n);
      const settles = [1, 2, 3].map((n) => ({ settleId: newId(), charge: String(n * 100_000), late: false }));
      await settle(campaign, 100_000n, settles[0]?.settleId);
      await finish(campaign, 3, 600_000n);
      await settled();
      await ask();
      expect(await t.balance(owner)).toMatchObject({ frozen: '0.90' });
      await overdue(campaign.holdId);
      t.settlements.set(campaign.campaignId, settles);
      await ask();
      await eventually(() =>
        expect(t.heard(owner.tenantId, holdClosed)).toMatchObject([
          { holdId: campaign.holdId, captured: '600000', released: '400000' },
        ]),
      );
      expect(await t.balance(owner)).toMatchObject({ balance: '9.40', frozen: '0.00' });
      // The events themselves, late, move nothing.
      for (const each of settles) await settle(campaign, BigInt(each.charge), each.settleId);
      await settled();
      expect(await t.balance(owner)).toMatchObject({ balance: '9.40', frozen: '0.00' });
    });

    it('captures what dispatch names of an old open hold, and releases nothing', async () => {
      const owner = t.person();
      await t.payIn(owner, '10.00');
      const campaign = campaignOf(owner.tenantId);
      await request(campaign, 1_000_000n);
      await settled();
      await t.service.sql(
        `update hold set expires_at = now() - interval '1 minute', opened_at = now() - interval '27 hours' where id = $1`,
        [campaign.holdId],
      );
      t.settlements.set(campaign.campaignId, [{ settleId: newId(), charge: '250000', late: false }]);
      await ask();
      expect(await t.balance(owner)).toMatchObject({ balance: '9.00', prepaid: '9.75', frozen: '0.75' });
      expect(t.heard(owner.tenantId, holdClosed)).toEqual([]);
    });

    it('rings while dispatch does not answer, and goes on with the next', async () => {
      const owner = t.person();
      await t.payIn(owner, '10.00');
      const campaign = campaignOf(owner.tenantId);
      await request(campaign, 1_000_000n);
      await finish(campaign, 1, 100_000n);
      await settled();
      await overdue(campaign.holdId);
      const dispatch = t.platform.peers.get('dispatch') ?? '';
      t.platform.peers.delete('dispatch');
      await ask();
      t.platform.peers.set('dispatch', dispatch);
      expect(await t.balance(owner)).toMatchObject({ frozen: '1.00' });
      const metrics = await (await fetch(`${t.service.url}/metrics`)).text();
      expect(metrics).toMatch(/ledger_alarms_total\{kind="hold-closing-overdue"\} [1-9]/);
      expect(metrics).toMatch(/ledger_alarms_total\{kind="hold-unanswered"\} [1-9]/);
    });
  });

  describe('asked at once', () => {
    const reserve =
      'mutation ($holdId: ID!, $subjectId: ID!, $amount: String!, $currency: String!) { reserveFunds(holdId: $holdId, subjectId: $subjectId, amount: $amount, currency: $currency) { held available frozen } }';

    it('answers as the event would, the same again, without an event', async () => {
      const owner = t.person();
      await t.payIn(owner, '10.00');
      const campaigns = { service: 'campaigns', tenantId: owner.tenantId };
      const asked = { holdId: newId(), subjectId: newId(), amount: '160000', currency: 'AUD' };
      for (let time = 0; time < 2; time++)
        expect(await t.data(campaigns, reserve, asked)).toEqual({ held: true, available: '9840000', frozen: '160000' });
      expect(
        await t.data(campaigns, reserve, { ...asked, holdId: newId(), subjectId: newId(), amount: '9840001' }),
      ).toEqual({ held: false, available: '9840000', frozen: '160000' });
      expect(await t.refusal(campaigns, reserve, { ...asked, amount: '160001' })).toBe('idempotency-mismatch');
      expect(await t.refusal(campaigns, reserve, { holdId: 'x', subjectId: 'y', amount: '1.5', currency: 'USD' })).toBe(
        'invalid-input holdId subjectId amount currency',
      );
      expect(await t.refusal(campaigns, reserve, { ...asked, holdId: newId(), amount: '9223372036854775808' })).toBe(
        'invalid-input amount',
      );
      expect(await t.refusal({ service: 'campaigns', tenantId: newId() }, reserve, asked)).toBe('idempotency-mismatch');
      expect(t.heard(owner.tenantId, fundsHeld)).toEqual([]);
      // A single text is charged as any other: its row names no campaign.
      await settle({ tenantId: owner.tenantId, campaignId: asked.subjectId, holdId: asked.holdId }, 80_000n);
      await finish({ tenantId: owner.tenantId, campaignId: asked.subjectId, holdId: asked.holdId }, 1, 80_000n);
      await eventually(() => expect(t.heard(owner.tenantId, holdClosed)).toHaveLength(1));
      expect(await t.data(owner, '{ billingHistory { data { kind amount campaignId } } }')).toMatchObject({
        data: expect.arrayContaining([{ kind: 'charge', amount: '0.080000', campaignId: null }]),
      });
    });

    const reserveMany = 'mutation ($holds: [HoldWish!]!) { reserveManyFunds(holds: $holds) { held available frozen } }';
    const wish = (amount: string) => ({ holdId: newId(), subjectId: newId(), amount, currency: 'AUD' });

    it('answers many in the order asked, the same again, with what there is after all of them', async () => {
      const owner = t.person();
      await t.payIn(owner, '10.00');
      const campaigns = { service: 'campaigns', tenantId: owner.tenantId };
      const holds = [wish('6000000'), wish('5000000'), wish('3000000'), wish('1000001')];
      const after = { available: '1000000', frozen: '9000000' };
      for (let time = 0; time < 2; time++)
        expect(await t.data(campaigns, reserveMany, { holds })).toEqual(
          [true, false, true, false].map((held) => ({ held, ...after })),
        );
      // As one alone is answered: declined for good, though asked for later than what was held.
      for (const [nth, held] of [true, false, true, false].entries())
        expect(await t.data(campaigns, reserve, holds[nth])).toEqual({ held, ...after });
      expect(t.heard(owner.tenantId, fundsHeld)).toEqual([]);
    });

    it('holds none of many where one is refused, and names the field', async () => {
      const owner = t.person();
      await t.payIn(owner, '10.00');
      const campaigns = { service: 'campaigns', tenantId: owner.tenantId };
      const refusal = (holds: unknown[]) => t.refusal(campaigns, reserveMany, { holds });
      const [known] = [wish('1000000')];
      await t.data(campaigns, reserveMany, { holds: [known] });
      expect(await refusal([wish('1'), { ...known, amount: '1000001' }, wish('1')])).toBe('idempotency-mismatch');
      expect(await refusal([wish('1'), wish('1.5'), { ...wish('9223372036854775808'), currency: 'USD' }])).toBe(
        'invalid-input holds[1].amount holds[2].amount holds[2].currency',
      );
      expect(await refusal([])).toBe('invalid-input holds');
      const hundred = Array.from({ length: 100 }, () => wish('1000'));
      expect(await refusal([...hundred, wish('1000')])).toBe('invalid-input holds');
      expect(await t.balance(owner)).toMatchObject({ balance: '9.00', frozen: '1.00' });
      expect(
        new Set(
          (await t.data<{ held: boolean }[]>(campaigns, reserveMany, { holds: hundred })).map(({ held }) => held),
        ),
      ).toEqual(new Set([true]));
      expect(await t.balance(owner)).toMatchObject({ balance: '8.90', frozen: '1.10' });
    });

    it('holds none of many while sending is paused, and records nothing', async () => {
      const owner = t.person();
      await t.payIn(owner, '10.00');
      const campaigns = { service: 'campaigns', tenantId: owner.tenantId };
      const [before, ...others] = [wish('1000000'), wish('2000000'), wish('20000000')];
      await t.data(campaigns, reserveMany, { holds: [before] });
      const [admin, input] = [anAdmin(), { reason: 'Sends what nobody asked for' }];
      await t.data(admin, merchantDocuments.suspend, { id: owner.tenantId, input });
      expect(await t.refusal(campaigns, reserveMany, { holds: [before, ...others] })).toBe('wrong-state');
      // What was answered before is a recorded answer.
      expect(await t.data(campaigns, reserveMany, { holds: [before] })).toMatchObject([{ held: true }]);
      await t.data(admin, merchantDocuments.reinstate, { id: owner.tenantId, input });
      expect(await t.data(campaigns, reserveMany, { holds: [before, ...others] })).toEqual(
        [true, true, false].map((held) => ({ held, available: '7000000', frozen: '3000000' })),
      );
    });

    it('tells the terms of sending', async () => {
      const owner = t.person();
      await t.data(
        owner,
        'mutation { setAccountSettingsDetails(input: { name: "Corner Café", country: "AU", timeZone: "Australia/Sydney" }) { name } }',
      );
      await t.payIn(owner, '10.00');
      expect(
        await t.data(
          { service: 'campaigns', tenantId: owner.tenantId },
          '{ sendingTerms { businessName country timeZone currency prices priceVersion available frozen } }',
        ),
      ).toEqual({
        businessName: 'Corner Café',
        country: 'AU',
        timeZone: 'Australia/Sydney',
        currency: 'AUD',
        prices: { AU: '80000', NZ: '100000' },
        priceVersion: 1,
        available: '10000000',
        frozen: '0',
      });
    });
  });

  describe('many of one business at once', () => {
    const many = 50;
    /** Holds of 10,000 each, of as many single texts. */
    const heldTexts = async (): Promise<{ owner: { tenantId: string }; texts: Campaign[] }> => {
      const owner = t.person();
      await t.payIn(owner, '10.00');
      const texts = Array.from({ length: many }, () => campaignOf(owner.tenantId));
      const holds = texts.map(({ campaignId: subjectId, holdId }) => ({
        holdId,
        subjectId,
        amount: '10000',
        currency: 'AUD',
      }));
      await t.data(
        { service: 'campaigns', tenantId: owner.tenantId },
        'mutation ($holds: [HoldWish!]!) { reserveManyFunds(holds: $holds) { held } }',
        { holds },
      );
      return { owner, texts };
    };
    const settlementOf = ({ tenantId, campaignId, holdId }: Campaign, charge: bigint, held = true) => ({
      eventId: newId(),
      payload: {
        ...sliceSettled.example,
        settleId: newId(),
        campaignId,
        tenantId,
        holdId: held ? holdId : null,
        charge: charge.toString(),
        late: false,
      },
    });
    const endOf = ({ tenantId, campaignId, holdId }: Campaign, total: bigint) => ({
      eventId: newId(),
      payload: { campaignId, tenantId, holdId, settleCount: 1, total: total.toString() },
    });
    const answersOf = (tenantId: string) =>
      t
        .heard(tenantId, holdClosed)
        .map(({ holdId, captured, released }) => `${String(holdId)} ${String(captured)} ${String(released)}`)
        .sort();

    it('captures and closes each once, though told twice', async () => {
      const { owner, texts } = await heldTexts();
      const settlements = texts.map((text, nth) => settlementOf(text, BigInt(nth)));
      // The first half end before their captures are there.
      await t.tellAll(
        sendingFinished,
        texts.slice(0, many / 2).map((text, nth) => endOf(text, BigInt(nth))),
      );
      await settled();
      await t.tellAll(sliceSettled, [
        ...settlements,
        ...settlements.map(({ payload }) => ({ payload, eventId: newId() })),
        ...settlements,
      ]);
      await t.tellAll(
        sendingFinished,
        texts.slice(many / 2).map((text, nth) => endOf(text, BigInt(nth + many / 2))),
      );
      await eventually(() =>
        expect(answersOf(owner.tenantId)).toEqual(
          texts.map(({ holdId }, nth) => `${holdId} ${nth} ${10_000 - nth}`).sort(),
        ),
      );
      expect(await t.available(owner.tenantId)).toBe(10_000_000n - 1_225n);
      expect(await t.balance(owner)).toMatchObject({ frozen: '0.00' });
    });

    it('parks the one that nobody can see to, and sees to all others', async () => {
      const { owner, texts } = await heldTexts();
      const [broken, greedy, ...rest] = texts;
      const told = [
        ...rest.slice(0, 20).map((text) => settlementOf(text, 100n)),
        settlementOf(broken!, 100n, false),
        settlementOf(greedy!, 10_001n),
        ...rest.slice(20).map((text) => settlementOf(text, 100n)),
      ];
      await t.tellAll(sliceSettled, told);
      const refused = [told[20]!.eventId, told[21]!.eventId].sort();
      await eventually(async () =>
        expect(await t.service.sql('select event_id from parked_event order by 1')).toEqual(
          refused.map((event_id) => ({ event_id })),
        ),
      );
      await settled();
      expect(
        await t.service.sql(
          'select captured, count(*)::int as n from hold where tenant_id = $1 group by 1 order by 1',
          [owner.tenantId],
        ),
      ).toEqual([
        { captured: 0n, n: 2 },
        { captured: 100n, n: many - 2 },
      ]);
      await t.service.sql('delete from parked_event where event_id = any($1)', [refused]);
    });

    it('gives back what is taken back, also before it was asked for', async () => {
      const { owner, texts } = await heldTexts();
      const cancelled = [...texts, campaignOf(owner.tenantId)];
      await t.tellAll(
        fundsRequestCancelled,
        cancelled.map(({ tenantId, campaignId: subjectId, holdId }) => ({
          eventId: newId(),
          payload: { holdId, subjectId, tenantId, currency: 'AUD' },
        })),
      );
      await eventually(() =>
        expect(answersOf(owner.tenantId)).toEqual(
          cancelled.map(({ holdId }, nth) => `${holdId} 0 ${nth < many ? 10_000 : 0}`).sort(),
        ),
      );
      expect(await t.balance(owner)).toMatchObject({ balance: '10.00', frozen: '0.00' });
    });
  });

  it('charges many tenants side by side without a dead-lock', async () => {
    const owners = Array.from({ length: 12 }, () => t.person());
    await Promise.all(owners.map((owner) => t.payIn(owner, '10.00')));
    const campaigns = owners.flatMap((owner) => [campaignOf(owner.tenantId), campaignOf(owner.tenantId)]);
    for (const campaign of campaigns) await request(campaign, 1_000_000n);
    await settled();
    const deadlocks = () =>
      t.service.sql<{ n: bigint }>('select deadlocks as n from pg_stat_database where datname = current_database()');
    const before = await deadlocks();
    // Slices of every topic and partition name the tenants in orders of their own.
    await Promise.all(
      campaigns.map(async (campaign, index) => {
        for (let n = 0; n < 20; n++)
          await settle(
            index % 2 === 0 ? campaign : (campaigns[(index + n * 2) % campaigns.length] ?? campaign),
            1_000n,
          );
      }),
    );
    await settled();
    const charged = await t.service.sql<{ total: bigint }>(
      'select sum(captured)::bigint as total from hold where id = any($1)',
      [campaigns.map(({ holdId }) => holdId)],
    );
    expect(charged).toEqual([{ total: BigInt(campaigns.length) * 20_000n }]);
    expect(await deadlocks()).toEqual(before);
  }, 60_000);

  it('checks its own invariants', async () => {
    expect(await t.service.app.get(CheckInvariants).execute()).toEqual([]);
  });
});
