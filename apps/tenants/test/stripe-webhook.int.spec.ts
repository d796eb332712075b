import { Stripe } from 'stripe';
import { newId } from '@bellbird/database';
import { paymentReturned, tenantReinstated, tenantSuspended, topUpFailed, topUpSucceeded } from '@bellbird/events';
import { eventually, seeded } from '@bellbird/testing';
import { RepairPayments } from '../src/payments/settling/repair-payments.js';
import { FakeStripe } from './fake-stripe/fake-stripe.js';
import type { FakeEvent, FakeIntent } from './fake-stripe/stripe-objects.js';
import { TenantsUnderTest, topUpDocument } from './test-platform.js';

describe("Stripe's webhook", () => {
  let t: TenantsUnderTest;
  let stripe: FakeStripe;
  beforeAll(async () => {
    stripe = await new FakeStripe().start();
    t = await new TenantsUnderTest().start({
      PAYMENTS_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.url,
    });
  }, 60_000);
  afterAll(async () => {
    await t.stop();
    await stripe.stop();
  });
  afterEach(async () => {
    stripe.onEvent = () => undefined;
    expect(await t.violations()).toEqual([]);
  });

  type Owner = ReturnType<TenantsUnderTest['person']>;
  async function ask(owner: Owner, amount = '30.00', card = stripe.card()): Promise<FakeIntent> {
    const { id } = await t.data<{ id: string }>(owner, topUpDocument, { input: { amount, paymentMethod: card } });
    return stripe.intents.get(id)!;
  }
  async function call(
    { body, signature }: { body: string; signature: string },
    headers: Record<string, string> = {},
  ): Promise<{ status: number; outcome?: string }> {
    const response = await fetch(`${t.service.url}/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature, ...headers },
      body,
    });
    return { status: response.status, ...((await response.json()) as { outcome?: string }) };
  }
  const succeeded = (intent: FakeIntent): FakeEvent =>
    stripe.eventsOf(intent.id).find(({ type }) => type === 'payment_intent.succeeded')!;
  const balance = async (owner: Owner) => (await t.balance(owner))['balance'];
  async function counted(figure: string, kind: string): Promise<number> {
    const metrics = await (await fetch(`${t.service.url}/metrics`)).text();
    return Number(new RegExp(`${figure}\\{kind="${kind}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0);
  }
  const alarms = (kind: string): Promise<number> => counted('ledger_alarms_total', kind);
  const timesBooked = (kind: string): Promise<number> => counted('payments_money_back_total', kind);

  it('credits what was paid, to the micro-dollar, and nothing credits before it', async () => {
    const owner = t.person();
    const intent = await ask(owner, '49999.99');
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount: 4_999_999,
      currency: 'aud',
      metadata: { tenantId: owner.tenantId },
    });
    expect(await balance(owner)).toBe('0.00');
    expect(await call(stripe.signed(succeeded(intent)))).toEqual({ status: 200, received: true, outcome: 'credited' });
    expect(await balance(owner)).toBe('49999.99');
    await eventually(() =>
      expect(t.heard(owner.tenantId, topUpSucceeded)).toMatchObject([
        { paymentIntentId: intent.id, amount: '49999990000', currency: 'AUD' },
      ]),
    );
  });

  it('repeated 50 times, side by side and mixed with all else that Stripe says of it, credits once', async () => {
    await seeded(async (seed) => {
      const owner = t.person();
      const intent = await ask(owner);
      const others = stripe.events.filter(({ data }) => JSON.stringify(data).includes(intent.id));
      const events = [...Array.from({ length: 50 }, () => succeeded(intent)), ...others, ...others]
        .map((event) => ({ event, at: seed.random() }))
        .sort((a, b) => a.at - b.at);
      const answers = await Promise.all(events.map(({ event }) => call(stripe.signed(event))));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(answers.filter(({ outcome }) => outcome === 'credited')).toHaveLength(1);
      expect(await balance(owner)).toBe('30.00');
      expect(
        await t.service.sql('select type, outcome, next_try_at from payment_notice where intent_id = $1', [intent.id]),
      ).toEqual([{ type: 'succeeded', outcome: expect.stringMatching(/^credited/), next_try_at: null }]);
    });
  });

  it('before the answer to our own call credits all the same', async () => {
    const owner = t.person();
    const heard: (string | undefined)[] = [];
    stripe.onEvent = async (event) => {
      if (event.type === 'payment_intent.succeeded') heard.push((await call(stripe.signed(event))).outcome);
    };
    await ask(owner, '12.00');
    expect(heard).toEqual(['credited']);
    expect(await balance(owner)).toBe('12.00');
  });

  it('out of order says the same in the end: a failure heard after the success changes nothing', async () => {
    const owner = t.person();
    const intent = await ask(owner, '20.00', stripe.card('secure'));
    stripe.completeAction(intent.id, false);
    const failed = stripe.eventsOf(intent.id).find(({ type }) => type === 'payment_intent.payment_failed')!;
    // Tried again with another card, as the card form can.
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, last_payment_error: null });
    expect(await call(stripe.signed(stripe.happen('payment_intent.succeeded', intent)))).toMatchObject({
      outcome: 'credited',
    });
    expect(await call(stripe.signed(failed))).toMatchObject({ status: 200, outcome: 'credited-before' });
    expect(await balance(owner)).toBe('20.00');
    expect(t.heard(owner.tenantId, topUpFailed)).toEqual([]);
  });

  it('forged, stale, or in 600 ways mutated is refused, and leaves no trace', async () => {
    const owner = t.person();
    const event = succeeded(await ask(owner));
    const good = stripe.signed(event);
    const forged = [
      stripe.signed(event, { secret: 'whsec_another_account' }),
      stripe.signed(event, { secondsAgo: 301 }),
      stripe.signed(event, { secondsAgo: 86_400 }),
      { ...good, signature: '' },
      { ...good, body: '' },
      { ...good, body: `${good.body} ` },
      { ...good, signature: good.signature.replace('v1=', 'v0=') },
      { ...good, signature: good.signature.split(',')[1]! },
    ];
    for (const each of forged) expect((await call(each)).status).toBe(400);
    await seeded(async (seed) => {
      for (let n = 0; n < 600; n++) {
        const inBody = n % 2 === 0;
        const text = inBody ? good.body : good.signature;
        const at = Math.floor(seed.random() * text.length);
        const other = String.fromCharCode(33 + Math.floor(seed.random() * 93));
        if (other === text[at] || (!inBody && other.toLowerCase() === text[at])) continue;
        const mutated = text.slice(0, at) + other + text.slice(at + 1);
        expect([
          mutated,
          (await call(inBody ? { ...good, body: mutated } : { ...good, signature: mutated })).status,
        ]).toEqual([mutated, 400]);
      }
    });
    expect(await balance(owner)).toBe('0.00');
    expect(
      await t.service.sql('select 1 from payment_notice where intent_id = $1', [(event.data.object as FakeIntent).id]),
    ).toEqual([]);
    expect((await call(good)).outcome).toBe('credited');
  }, 60_000);

  it('that was lost is made up for within the hour; what failed unheard is told too', async () => {
    const repair = () => t.service.app.get(RepairPayments).execute();
    await repair();
    const [lost, declined, canceled, fresh] = [t.person(), t.person(), t.person(), t.person()];
    const paid = await ask(lost, '11.00');
    expect(
      await t.refusal(declined, topUpDocument, {
        input: { amount: '12.00', paymentMethod: stripe.card('insufficient') },
      }),
    ).toBe('card-declined');
    const left = await ask(canceled, '13.00', stripe.card('secure'));
    stripe.cancelIntent(left.id, { cancellation_reason: 'abandoned' });
    await ask(fresh, '14.00');
    for (const intent of stripe.intents.values())
      if (intent.metadata['tenantId'] !== fresh.tenantId) intent.created -= 3_600;
    expect(await repair()).toBe(1);
    expect(await repair()).toBe(0);
    expect(await Promise.all([lost, declined, canceled, fresh].map(balance))).toEqual([
      '11.00',
      '0.00',
      '0.00',
      '0.00',
    ]);
    await eventually(() => {
      expect(t.heard(declined.tenantId, topUpFailed)).toMatchObject([{ reason: 'insufficient-funds' }]);
      expect(t.heard(canceled.tenantId, topUpFailed)).toMatchObject([
        { paymentIntentId: left.id, reason: 'abandoned' },
      ]);
    });
    // Heard after all, it credits no second time.
    expect(await call(stripe.signed(succeeded(paid)))).toMatchObject({ outcome: 'credited-before' });
  });

  it('that was lost of a payment asked for days ago and paid only lately is made up for within the day', async () => {
    const repair = () => t.service.app.get(RepairPayments).execute();
    await repair();
    const [late, left] = [t.person(), t.person()];
    const [paid, open] = [
      await ask(late, '17.00', stripe.card('secure')),
      await ask(left, '18.00', stripe.card('secure')),
    ];
    stripe.completeAction(paid.id, true);
    const old = (hours: number) =>
      t.service.sql(
        `update top_up set recorded_at = now() - make_interval(hours => $3, mins => 5) where intent_id in ($1, $2)`,
        [paid.id, open.id, hours],
      );
    for (const intent of [paid, open]) intent.created -= 8 * 86_400;
    await old(8 * 24 + 7);
    expect(await repair()).toBe(0);
    await old(9 * 24);
    expect(await repair()).toBe(1);
    expect(await repair()).toBe(0);
    expect(await Promise.all([late, left].map(balance))).toEqual(['17.00', '0.00']);
  });

  it('that was lost is made up for though another payment cannot be', async () => {
    const [spoilt, lost] = [await ask(t.person(), '11.00'), await ask(t.person(), '12.00')];
    // The database cannot be asked for such an id, and it is the first of the round.
    Object.assign(spoilt, { created: spoilt.created - 7_200, id: 'pi_\0' });
    lost.created -= 3_600;
    const before = await alarms('payment-unsettled');
    expect(await t.service.app.get(RepairPayments).execute()).toBe(1);
    expect(await alarms('payment-unsettled')).toBe(before + 1);
    stripe.intents.clear();
  });

  describe('of money that went back', () => {
    async function credited(amount = '30.00'): Promise<{ owner: Owner; intent: FakeIntent }> {
      const owner = t.person();
      const intent = await ask(owner, amount);
      expect(await call(stripe.signed(succeeded(intent)))).toMatchObject({ outcome: 'credited' });
      return { owner, intent };
    }
    /** All that Stripe has said of it since it was paid, in any order, each twice. */
    async function hear(intent: FakeIntent): Promise<string[]> {
      const said = stripe.events.filter(
        ({ type, data }) =>
          /refund|dispute/.test(type) && (data.object as { payment_intent: string }).payment_intent === intent.id,
      );
      return seeded(async (seed) => {
        const calls = [...said, ...said].map((event) => ({ event, at: seed.random() })).sort((a, b) => a.at - b.at);
        return Promise.all(calls.map(async ({ event }) => (await call(stripe.signed(event))).outcome ?? ''));
      });
    }
    const standing = (owner: Owner) => t.data(owner, '{ billingInformation { owed suspended } }');

    it('takes a refund off the balance, whole or in part, once', async () => {
      const { owner, intent } = await credited();
      const before = await timesBooked('refund');
      stripe.reversals.refund(intent, 1_234);
      expect(await hear(intent)).toContain('money-back');
      expect(await balance(owner)).toBe('17.66');
      stripe.reversals.refund(intent, 1_766, 'pending');
      await hear(intent);
      await hear(intent);
      expect(await balance(owner)).toBe('0.00');
      expect(await standing(owner)).toEqual({ owed: '0.00', suspended: false });
      expect(await timesBooked('refund')).toBe(before + 2);
      const { topUpId } = intent.metadata;
      await eventually(() =>
        expect(t.heard(owner.tenantId, paymentReturned)).toEqual(
          ['12340000', '17660000'].map((amount) => ({
            ...{ tenantId: owner.tenantId, paymentId: topUpId, movement: expect.any(String), kind: 'refund', amount },
            ...{ owed: null, currency: 'AUD', at: expect.any(String) },
          })),
        ),
      );
    });

    it('gives back what a refund took that failed, and nothing where it was never heard of', async () => {
      const [told, untold] = [await credited('20.00'), await credited('20.00')];
      const refund = stripe.reversals.refund(told.intent, 2_000);
      await hear(told.intent);
      expect(await balance(told.owner)).toBe('0.00');
      stripe.reversals.failRefund(refund);
      stripe.reversals.failRefund(stripe.reversals.refund(untold.intent, 2_000));
      for (const { owner, intent } of [told, untold]) {
        await hear(intent);
        await hear(intent);
        expect(await balance(owner)).toBe('20.00');
      }
    });

    // Check 14.
    it('has it owed where it was spent: nothing is left, the tenant suspended; a dispute that is won pays that first', async () => {
      for (const takes of ['refund', 'dispute'] as const) {
        const { owner, intent } = await credited();
        const hold = async () => {
          const { data, error } = await t.ask(
            { service: 'campaigns', tenantId: owner.tenantId },
            'mutation ($h: ID!) { reserveFunds(holdId: $h, subjectId: $h, amount: "20000000", currency: "AUD") { held } }',
            { h: newId() },
          );
          return error?.code ?? data;
        };
        expect(await hold()).toEqual({ reserveFunds: { held: true } });
        const before = await alarms('payment-owed');
        const dispute =
          takes === 'refund' ? stripe.reversals.refund(intent, 3_000) : stripe.reversals.dispute(intent, 3_000);
        await hear(intent);
        expect(await balance(owner)).toBe('0.00');
        expect(await standing(owner)).toEqual({ owed: '20.00', suspended: true });
        expect(await alarms('payment-owed')).toBe(before + 1);
        expect(await hold()).toBe('wrong-state');
        await eventually(() => expect(t.heard(owner.tenantId, tenantSuspended)).toMatchObject([{ kind: 'payment' }]));
        await eventually(() =>
          expect(t.heard(owner.tenantId, paymentReturned)).toMatchObject([
            { kind: takes === 'refund' ? 'refund' : 'chargeback', amount: '30000000', owed: '20000000' },
          ]),
        );
        if (dispute.object === 'refund') continue;
        stripe.reversals.win(dispute);
        await hear(intent);
        expect(await balance(owner)).toBe('10.00');
        expect(await standing(owner)).toEqual({ owed: '0.00', suspended: false });
        await eventually(() => expect(t.heard(owner.tenantId, tenantReinstated)).toHaveLength(1));
        await eventually(() =>
          expect(t.heard(owner.tenantId, paymentReturned).at(-1)).toMatchObject({ kind: 'reinstated', owed: null }),
        );
      }
    });

    it("takes nothing for an inquiry, for a call that says otherwise than Stripe, or for another's payment", async () => {
      const { owner, intent } = await credited();
      stripe.reversals.dispute(intent, 3_000, 'inquiry');
      stripe.happen('charge.refunded', {
        object: 'charge',
        payment_intent: intent.id,
        amount: 3_000,
        amount_refunded: 3_000,
      });
      stripe.happen('charge.dispute.funds_withdrawn', {
        object: 'dispute',
        payment_intent: intent.id,
        amount: 3_000,
        balance_transactions: [{ id: 'txn_1', amount: -3_000 }],
      });
      expect(new Set(await hear(intent))).toEqual(new Set(['credited-before']));
      expect(await balance(owner)).toBe('30.00');
      const foreign = { ...structuredClone(intent), id: 'pi_of_another_product', metadata: {} };
      stripe.intents.set(foreign.id, foreign);
      stripe.reversals.refund(foreign, 3_000);
      expect(new Set(await hear(foreign))).toEqual(new Set(['ignored']));
      expect(
        (await call(stripe.signed(stripe.happen('charge.refunded', { object: 'charge', payment_intent: null }))))
          .outcome,
      ).toBe('ignored');
    });

    it('credits first where the payment itself was never heard of', async () => {
      const owner = t.person();
      const intent = await ask(owner);
      stripe.reversals.refund(intent, 1_000);
      expect(await hear(intent)).toContain('money-back');
      expect(await balance(owner)).toBe('20.00');
    });

    it('finds what was missed within the hour, and a dispute that ends after months', async () => {
      const repair = () => t.service.app.get(RepairPayments).execute();
      const [refunded, disputed] = [await credited('20.00'), await credited('30.00')];
      stripe.reversals.refund(refunded.intent, 500);
      const dispute = stripe.reversals.dispute(disputed.intent, 3_000);
      dispute.created -= 90 * 86_400;
      await repair();
      expect([await balance(refunded.owner), await balance(disputed.owner)]).toEqual(['15.00', '0.00']);
      stripe.reversals.win(dispute);
      await repair();
      await repair();
      expect([await balance(refunded.owner), await balance(disputed.owner)]).toEqual(['15.00', '30.00']);
    });
  });

  it('that is signed and no event is refused, as are another method and what is too long, in our own words', async () => {
    const { webhooks } = new Stripe('sk_test_x');
    for (const body of ['null', '1', '"x"', '[]', '{}', '{"type":"payment_intent.succeeded","data":{}}', '{']) {
      const signature = webhooks.generateTestHeaderString({ payload: body, secret: stripe.webhookSecret });
      expect(await call({ body, signature })).toMatchObject({
        status: 400,
        statusCode: 400,
        code: 'invalid-input',
        error: 'Bad request',
        message: expect.any(String),
      });
    }
    expect(await call({ body: 'x'.repeat(300_000), signature: '' })).toMatchObject({
      status: 413,
      statusCode: 413,
      code: 'too-large',
    });
    const get = await fetch(`${t.service.url}/webhooks/stripe`);
    expect([get.status, get.headers.get('allow'), await get.json()]).toEqual([
      405,
      'POST',
      expect.objectContaining({ statusCode: 405, code: 'method-not-allowed', error: 'Method not allowed' }),
    ]);
    const other = await fetch(`${t.service.url}/webhooks/sandbox-payments`, { method: 'POST' });
    expect([other.status, await other.json()]).toEqual([
      404,
      expect.objectContaining({ statusCode: 404, code: 'not-found' }),
    ]);
  });

  it('about what is none of ours is ignored; what pretends to be ours rings', async () => {
    const foreign = { ...structuredClone(await ask(t.person())), id: 'pi_other_product', metadata: { order: '7' } };
    stripe.intents.set(foreign.id, foreign);
    const before = await alarms('payment-mismatch');
    expect(await call(stripe.signed(stripe.happen('payment_intent.succeeded', foreign)))).toMatchObject({
      status: 200,
      outcome: 'ignored',
    });
    expect(await call(stripe.signed(stripe.happen('customer.created', { id: 'cus_1' })))).toMatchObject({
      status: 200,
      outcome: 'ignored',
    });
    expect(await alarms('payment-mismatch')).toBe(before);
    for (const [n, metadata] of [
      { tenantId: newId(), topUpId: newId() },
      { tenantId: 'nobody', topUpId: newId() },
      { tenantId: newId() },
    ].entries()) {
      const pretender = {
        ...foreign,
        id: `pi_pretender_${n}`,
        metadata: metadata as unknown as Record<string, string>,
      };
      stripe.intents.set(pretender.id, pretender as never);
      expect(await call(stripe.signed(stripe.happen('payment_intent.succeeded', pretender)))).toMatchObject({
        status: 200,
        outcome: 'refused',
      });
    }
    expect(await alarms('payment-mismatch')).toBe(before + 3);
    stripe.intents.clear();
  });

  it('believes Stripe itself, not the call: another amount, currency or tenant there credits nothing', async () => {
    const spoil: ((intent: FakeIntent) => void)[] = [
      (intent) => void (intent.amount_received -= 1),
      (intent) => void (intent.currency = 'usd'),
      (intent) => void (intent.metadata['tenantId'] = newId()),
      (intent) => void (intent.metadata = {}),
    ];
    for (const spoiling of spoil) {
      const owner = t.person();
      const intent = await ask(owner);
      const event = succeeded(intent);
      spoiling(intent);
      expect(await call(stripe.signed(event))).toMatchObject({ status: 200, outcome: 'refused' });
      expect(await balance(owner)).toBe('0.00');
    }
    stripe.intents.clear();
  });

  it('is written down while Stripe cannot be asked, and settled when it can', async () => {
    const owner = t.person();
    const intent = await ask(owner, '16.00');
    stripe.failing = 503;
    expect(await call(stripe.signed(succeeded(intent)))).toMatchObject({ status: 200, outcome: 'logged' });
    stripe.failing = null;
    await t.service.sql('update payment_notice set next_try_at = now() where intent_id = $1', [intent.id]);
    await eventually(async () => expect(await balance(owner)).toBe('16.00'), { timeoutMs: 15_000 });
  }, 30_000);

  it("has a tenant's cards at its own customer, saved with or without the bank's word", async () => {
    const [owner, other] = [t.person(), t.person()];
    const add = 'mutation ($pm: String) { addCreditCard(paymentMethod: $pm) { id brand last4 isDefault } }';
    const asked = stripe.card('secure');
    const { clientSecret } = await t.data<{ clientSecret: string }>(
      owner,
      'mutation { createCardSetup { clientSecret } }',
    );
    stripe.completeSetup(clientSecret, asked);
    expect(await t.data(owner, add, { pm: asked })).toEqual({
      id: asked,
      brand: 'visa',
      last4: '4242',
      isDefault: true,
    });
    expect(await t.data(owner, add, { pm: stripe.card() })).toMatchObject({ isDefault: false });
    expect(await t.refusal(other, add, { pm: asked })).toBe('invalid-input paymentMethod');
    expect(await t.refusal(owner, add, { pm: stripe.card('declined') })).toBe('card-declined');
    expect(
      await t.refusal(t.person({ permissions: ['campaign-editor'] }), 'mutation { createCardSetup { clientSecret } }'),
    ).toBe('forbidden');
    expect((await t.data<{ data: { id: string }[] }>(owner, '{ paymentMethods { data { id } } }')).data).toHaveLength(
      2,
    );
  });

  it("holds nobody up but who asks Stripe: one tenant's cards and first top-ups at a slow Stripe, many at once", async () => {
    const [busy, saver, other] = [t.person(), t.person(), t.person()];
    await t.data(saver, 'mutation { createCardSetup { clientSecret } }');
    await balance(other);
    let answer = (): void => undefined;
    stripe.thinking = new Promise((resolve) => (answer = resolve));
    const [top, add] = [topUpDocument, 'mutation { addCreditCard(paymentMethod: "pm_none") { id } }'];
    const calls = Array.from({ length: 20 }, () => [
      t.ask(busy, top, { input: { amount: '5.00' } }),
      t.ask(saver, add),
    ]).flat();
    // Who is one too many is told so while the others wait for Stripe.
    let refusals = 0;
    for (const call of calls) void call.then(({ error }) => error?.code === 'too-many-requests' && (refusals += 1));
    await eventually(() => refusals > 8);
    expect(await balance(other)).toBe('0.00');
    answer();
    const errors = (await Promise.all(calls)).map(({ error }) => error);
    const refused = errors.filter((error) => error?.code === 'too-many-requests');
    expect(refused.length).toBeGreaterThan(8);
    expect(refused[0]).toMatchObject({ retryAfterSeconds: 5 });
    expect(errors.filter((error) => error?.code === 'invalid-input').length).toBeGreaterThanOrEqual(8);
    expect(await t.refusal(saver, add)).toBe('invalid-input paymentMethod');
  }, 20_000);

  it('takes any Idempotency-Key of anybody for a card setup', async () => {
    const setUp = async (who: Owner, key: string) =>
      (
        await t.data<{ clientSecret: string }>(
          who,
          'mutation { createCardSetup { clientSecret } }',
          {},
          { 'idempotency-key': key },
        )
      ).clientSecret;
    const [one, two] = [t.person(), t.person()];
    const colleague = t.person({ tenantId: one.tenantId });
    const setups = [
      await setUp(one, 'k'),
      await setUp(two, 'k'),
      await setUp(colleague, 'k'),
      await setUp(one, 'k'.repeat(255)),
    ];
    expect(new Set(setups).size).toBe(4);
    expect(await setUp(one, 'k')).toBe(setups[0]);
  });
});
