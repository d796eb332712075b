import { newId } from '@bellbird/database';
import { topUpSucceeded } from '@bellbird/events';
import { eventually, seeded } from '@bellbird/testing';
import { RepairPayments } from '../src/payments/settling/repair-payments.js';
import type { FakeIntent } from './fake-card-provider.js';
import { TenantsUnderTest, topUpDocument } from './test-platform.js';

describe('what the card provider reports', () => {
  let t: TenantsUnderTest;
  beforeAll(async () => {
    t = await new TenantsUnderTest().start();
  }, 60_000);
  afterAll(async () => t.stop());
  afterEach(async () => expect(await t.violations()).toEqual([]));

  const types = ['payment_intent.succeeded', 'payment_intent.payment_failed', 'charge.succeeded'];

  async function paid(amount = '30.00'): Promise<{ owner: ReturnType<typeof t.person>; intent: FakeIntent }> {
    const owner = t.person();
    const { id } = await t.data<{ id: string }>(owner, topUpDocument, {
      input: { amount, paymentMethod: t.cards.card() },
    });
    const intent = t.cards.intents.get(id);
    if (intent === undefined) throw new Error('The provider has no such intent.');
    return { owner, intent };
  }

  async function alarms(kind: string): Promise<number> {
    const metrics = await (await fetch(`${t.service.url}/metrics`)).text();
    return Number(new RegExp(`ledger_alarms_total\\{kind="${kind}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0);
  }

  it('has a figure for each alarm and each way that money goes back before the first of them, and for calls of the provider', async () => {
    const before = await (await fetch(`${t.service.url}/metrics`)).text();
    for (const line of [
      'ledger_alarms_total{kind="payment-owed"} 0',
      'payments_money_back_total{kind="chargeback"} 0',
      'card_provider_calls_total{outcome="unauthorised"} 0',
    ]) {
      expect(before.split('\n')).toContain(line);
    }
    expect(before).toMatch(/^faults_total\{service="tenants_\w+"\} 0$/m);
    await paid();
    expect(await (await fetch(`${t.service.url}/metrics`)).text()).toMatch(
      /^card_provider_calls_total\{outcome="accepted"\} [1-9]/m,
    );
  });

  // Check 13.
  it('is credited once: one intent by three kinds of event, five times each, in any order and side by side', async () => {
    await seeded(async (seed) => {
      const { owner, intent } = await paid();
      const events = types
        .flatMap((type) => Array.from({ length: 5 }, () => type))
        .map((type) => ({ type, at: seed.random() }))
        .sort((a, b) => a.at - b.at);
      const answers = await Promise.all(events.map(({ type }) => t.webhook(type, intent)));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(answers.filter(({ outcome }) => outcome === 'credited')).toHaveLength(1);
      expect(await t.balance(owner)).toMatchObject({ balance: '30.00' });
      await eventually(() => expect(t.heard(owner.tenantId, topUpSucceeded)).toHaveLength(1));
    });
  });

  it('is credited never, with an alarm, when amount, currency or tenant are not those that were asked for', async () => {
    const spoil: ((intent: FakeIntent) => void)[] = [
      (intent) => void (intent.amountMinor += 1),
      (intent) => void (intent.amountMinor = 1),
      (intent) => void (intent.currency = 'USD'),
      (intent) => void (intent.metadata['tenantId'] = newId()),
      (intent) => void (intent.metadata['tenantId'] = 'nobody'),
      (intent) => void (intent.metadata['topUpId'] = newId()),
      (intent) => void (intent.metadata = {}),
    ];
    for (const spoiling of spoil) {
      const { owner, intent } = await paid();
      const before = await alarms('payment-mismatch');
      spoiling(intent);
      expect(await t.webhook('payment_intent.succeeded', intent)).toMatchObject({ status: 200, outcome: 'refused' });
      expect(await t.balance(owner)).toMatchObject({ balance: '0.00' });
      expect(await alarms('payment-mismatch')).toBe(before + 1);
    }
  });

  it("is credited to nobody else: another tenant's intent under my attempt is refused", async () => {
    const [mine, theirs] = [await paid(), await paid()];
    theirs.intent.metadata = { ...mine.intent.metadata };
    expect(await t.webhook('payment_intent.succeeded', theirs.intent)).toMatchObject({ outcome: 'refused' });
    expect(await t.webhook('payment_intent.succeeded', mine.intent)).toMatchObject({ outcome: 'credited' });
    expect(await t.balance(mine.owner)).toMatchObject({ balance: '30.00' });
    expect(await t.balance(theirs.owner)).toMatchObject({ balance: '0.00' });
  });

  it('is fetched from the provider: what the webhook itself claims counts for nothing', async () => {
    const { owner, intent } = await paid();
    expect(
      await t.webhook('payment_intent.succeeded', {
        ...intent,
        amountMinor: 9_999_900,
        metadata: { tenantId: newId() },
      }),
    ).toMatchObject({ outcome: 'credited' });
    expect(await t.balance(owner)).toMatchObject({ balance: '30.00' });
    expect(await t.webhook('payment_intent.succeeded', { ...intent, id: 'pi_invented' })).toMatchObject({
      status: 200,
      outcome: 'refused',
    });
  });

  it('is refused without a good signature over the very address and bytes', async () => {
    const { owner, intent } = await paid();
    const address = `${t.service.url}/webhooks/sandbox-payments`;
    expect((await t.webhook('payment_intent.succeeded', intent, { key: 'another key' })).status).toBe(400);
    expect(
      (
        await t.webhook('payment_intent.succeeded', intent, {
          url: 'https://elsewhere.example/webhooks/sandbox-payments',
        })
      ).status,
    ).toBe(400);
    const { body, signature } = t.cards.webhook(address, 'payment_intent.succeeded', intent);
    const call = (sent: string, headers: Record<string, string>) =>
      fetch(address, { method: 'POST', body: sent, headers: { 'content-type': 'application/json', ...headers } });
    expect((await call(`${body} `, { 'x-sandbox-signature': signature })).status).toBe(400);
    expect((await call(body, {})).status).toBe(400);
    expect((await call(body, { 'x-sandbox-signature': 'zz' })).status).toBe(400);
    expect((await call('', { 'x-sandbox-signature': signature })).status).toBe(400);
    expect((await call('{', { 'x-sandbox-signature': signature })).status).toBe(400);
    expect(await t.balance(owner)).toMatchObject({ balance: '0.00' });
    // The address that was really called will do as well as the public one.
    expect((await call(body, { 'x-sandbox-signature': signature })).status).toBe(200);
    expect(await t.balance(owner)).toMatchObject({ balance: '30.00' });
  });

  it('that is signed but nonsense is taken and ignored', async () => {
    expect(await t.webhook('payout.paid', { id: 'po_1' })).toMatchObject({ status: 200, outcome: 'ignored' });
    expect(await t.webhook('payment_intent.succeeded', null)).toMatchObject({ status: 200, outcome: 'ignored' });
  });

  // Check 15, short.
  it('is repaired within three days where its webhook was lost, and nothing else is', async () => {
    const repair = () => t.service.app.get(RepairPayments).execute();
    await repair();
    const [lost, reported, fresh, wrong, old, unpaid] = await Promise.all([
      paid('11.00'),
      paid('12.00'),
      paid('13.00'),
      paid('14.00'),
      paid('15.00'),
      paid('16.00'),
    ]);
    await t.webhook('payment_intent.succeeded', reported.intent);
    const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
    for (const { intent } of [lost, reported, wrong, unpaid]) intent.createdAt = ago(2);
    old.intent.createdAt = ago(73);
    wrong.intent.amountMinor += 100;
    unpaid.intent.status = 'requires_action';
    const [repaired, mismatches] = [await alarms('payment-repaired'), await alarms('payment-mismatch')];
    expect(await repair()).toBe(1);
    expect(await repair()).toBe(0);
    expect(await alarms('payment-repaired')).toBe(repaired + 1);
    expect(await alarms('payment-mismatch')).toBeGreaterThan(mismatches);
    const balances = await Promise.all(
      [lost, reported, fresh, wrong, old, unpaid].map(async ({ owner }) => (await t.balance(owner))['balance']),
    );
    expect(balances).toEqual(['11.00', '12.00', '0.00', '0.00', '0.00', '0.00']);
  });

  it("is found through more than one page of the provider's list", async () => {
    const owner = t.person();
    const { id } = await t.data<{ id: string }>(owner, topUpDocument, {
      input: { amount: '21.00', paymentMethod: t.cards.card() },
    });
    const template = t.cards.intents.get(id) as FakeIntent;
    t.cards.intents.delete(id);
    const since = new Date(Date.now() - 3_600_000).toISOString();
    for (let n = 0; n < 250; n++)
      t.cards.intents.set(`pi_other_${n}`, { ...template, id: `pi_other_${n}`, status: 'canceled', createdAt: since });
    t.cards.intents.set(id, { ...template, createdAt: since });
    expect(await t.service.app.get(RepairPayments).execute()).toBe(1);
    expect(await t.balance(owner)).toMatchObject({ balance: '21.00' });
  });
});
