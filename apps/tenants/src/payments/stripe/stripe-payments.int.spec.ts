import { newId } from '@bellbird/database';
import { eventually } from '@bellbird/testing';
import { FakeStripe } from '../../../test/fake-stripe/fake-stripe.js';
import { CardDeclined, UnknownPaymentMethod, type NewPaymentIntent } from '../provider/payments-provider.js';
import { openStripe } from './open-stripe.js';
import type { StripePayments } from './stripe-payments.js';

describe('Stripe, beside what all providers do', () => {
  let far: FakeStripe;
  let provider: StripePayments;
  beforeEach(async () => {
    far = await new FakeStripe().start();
    provider = await openStripe({ secretKey: far.secretKey, webhookSecret: far.webhookSecret, apiUrl: far.url });
  });
  afterEach(() => far.stop());
  const wanted = async (more: Partial<NewPaymentIntent> = {}): Promise<NewPaymentIntent> => ({
    amount: 50_000_000n,
    currency: 'AUD',
    customer: await provider.createCustomer(newId()),
    metadata: { tenantId: newId(), topUpId: newId() },
    idempotencyKey: newId(),
    ...more,
  });
  const posts = (path: string): number => far.calls.filter((each) => each === `POST ${path}`).length;

  it('asks for cents and carries our ids', async () => {
    const asked = await wanted({ amount: 49_999_990_000n });
    const { id } = await provider.createIntent(asked);
    expect(far.intents.get(id)).toMatchObject({
      amount: 4_999_999,
      currency: 'aud',
      customer: asked.customer,
      metadata: asked.metadata,
    });
    await expect(provider.createIntent(await wanted({ amount: 1n }))).rejects.toThrow('fraction');
  });

  it('believes what was received, not what was asked for', async () => {
    const { id } = await provider.createIntent(await wanted({ paymentMethod: far.card() }));
    far.intents.get(id)!.amount_received = 4_999;
    expect(await provider.fetchIntent(id)).toMatchObject({ status: 'succeeded', amount: 49_990_000n });
  });

  it('tells why a card was declined, to us', async () => {
    const asked = await wanted({ paymentMethod: far.card('insufficient') });
    await expect(provider.createIntent(asked)).rejects.toMatchObject({
      name: 'CardDeclined',
      declineCode: 'insufficient_funds',
    });
    // The same key, the same refusal; no second try at the bank.
    await expect(provider.createIntent(asked)).rejects.toBeInstanceOf(CardDeclined);
    expect(far.intents.size).toBe(1);
    const [intent] = far.intents.values();
    expect(await provider.fetchIntent(intent!.id)).toMatchObject({
      status: 'requires_payment_method',
      failure: 'insufficient_funds',
    });
  });

  it('saves a card that the bank was asked about, without asking it again', async () => {
    const customer = await provider.createCustomer(newId());
    const { clientSecret } = await provider.createSetup(customer, newId());
    const card = far.card('secure');
    far.completeSetup(clientSecret, card);
    expect(await provider.attachCard(customer, card)).toMatchObject({ id: card, brand: 'visa' });
    expect(posts(`/v1/payment_methods/${card}/attach`)).toBe(0);
    expect((await provider.listCards(customer)).map(({ id }) => id)).toEqual([card]);
  });

  it('saves a card once where two ask side by side', async () => {
    const [customer, card] = [await provider.createCustomer(newId()), far.card()];
    const saved = await Promise.all(Array.from({ length: 3 }, () => provider.attachCard(customer, card)));
    expect(saved.map(({ id }) => id)).toEqual([card, card, card]);
    expect(await provider.listCards(customer)).toHaveLength(1);
  });

  it('takes no card that was removed or used once', async () => {
    const { customer, ...rest } = await wanted();
    const [removed, used] = [far.card(), far.card()];
    await provider.attachCard(customer, removed);
    await provider.detachCard(customer, removed);
    await provider.createIntent({ ...rest, customer, paymentMethod: used });
    for (const card of [removed, used])
      await expect(provider.attachCard(customer, card)).rejects.toBeInstanceOf(UnknownPaymentMethod);
  });

  it('pays once where the answer is lost: the call is repeated with its key', async () => {
    const asked = await wanted({ paymentMethod: far.card() });
    far.failing = 0;
    const pending = provider.createIntent(asked);
    while (far.intents.size === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    far.failing = null;
    expect(await pending).toMatchObject({ status: 'succeeded' });
    expect(far.intents.size).toBe(1);
    expect(posts('/v1/payment_intents')).toBe(2);
  });

  it('waits for the same call in the air', async () => {
    const asked = await wanted();
    let answer = (): void => undefined;
    far.thinking = new Promise((resolve) => (answer = resolve));
    const both = Promise.all([provider.createIntent(asked), provider.createIntent(asked)]);
    await eventually(() => posts('/v1/payment_intents') === 2);
    answer();
    const [first, second] = await both;
    expect(second).toEqual(first);
    expect(posts('/v1/payment_intents')).toBe(3);
  });

  it('reads more than a page of payments and more than one window of time, oldest first', async () => {
    const asked = await wanted();
    const { id } = await provider.createIntent(asked);
    const now = Math.floor(Date.now() / 1_000);
    const made = Array.from({ length: 230 }, (_, n) => ({
      ...far.intents.get(id)!,
      id: `pi_${n}`,
      created: now - 50_000 + n * 200,
    }));
    for (const each of made) far.intents.set(each.id, each);
    const seen: string[] = [];
    for await (const each of provider.intentsSince(new Date((now - 50_000) * 1_000))) seen.push(each.id);
    expect(seen).toEqual([...made.filter(({ created }) => created <= now).map((each) => each.id), id]);
  });

  it('is unavailable while Stripe is, and at fault where our key is', async () => {
    const { customer } = await wanted();
    for (const status of [500, 503, 429]) {
      far.failing = status;
      await expect(provider.fetchIntent('pi_1')).rejects.toMatchObject({
        name: 'PaymentsUnavailable',
        callOutcome: status === 429 ? 'rate-limited' : 'failed',
      });
    }
    far.failing = null;
    const wrong = await openStripe({ secretKey: 'sk_test_wrong', webhookSecret: far.webhookSecret, apiUrl: far.url });
    await expect(wrong.listCards(customer)).rejects.toMatchObject({
      name: 'StripeRefused',
      message: expect.stringContaining('401'),
      callOutcome: 'unauthorised',
    });
  }, 20_000);

  it('tells nothing of a card in what is thrown', async () => {
    const card = far.card('declined');
    Object.assign(far.methods.get(card)!, { billing_details: { email: 'zoe@example.com', name: 'Zoë Ng' } });
    const thrown: unknown = await provider
      .createIntent(await wanted({ paymentMethod: card }))
      .catch((error: unknown) => error);
    const all = JSON.stringify(thrown, Object.getOwnPropertyNames(thrown));
    expect(all).toContain('declined');
    expect(all).not.toMatch(/zoe|\bNg\b|_secret_/i);
    expect((thrown as Error).cause).toBeUndefined();
  });

  it('tells what went back of a payment: refunds, what disputes moved, and what came again', async () => {
    const [paid, other] = [
      await provider.createIntent(await wanted({ paymentMethod: far.card() })),
      await provider.createIntent(await wanted({ paymentMethod: far.card() })),
    ];
    const [intent, another] = [far.intents.get(paid.id)!, far.intents.get(other.id)!];
    const refunds = Array.from({ length: 120 }, () => far.reversals.refund(intent, 1));
    far.reversals.failRefund(refunds[0]!);
    const moved = await provider.moneyBack(paid.id);
    expect(moved).toHaveLength(120);
    expect(moved.find(({ id }) => id === refunds[1]!.id)).toEqual({
      id: refunds[1]!.id,
      intentId: paid.id,
      kind: 'refund',
      amount: 10_000n,
      currency: 'AUD',
    });
    expect(moved.filter(({ kind }) => kind === 'reinstated')).toMatchObject([
      { undoes: refunds[0]!.id, amount: 10_000n },
    ]);

    far.reversals.dispute(another, 900, 'inquiry');
    expect(await provider.moneyBack(other.id)).toEqual([]);
    const dispute = far.reversals.dispute(another, 5_000);
    far.reversals.win(dispute);
    const both = [
      { kind: 'chargeback', amount: 50_000_000n, currency: 'AUD' },
      { kind: 'reinstated', amount: 50_000_000n },
    ];
    expect(await provider.moneyBack(other.id)).toMatchObject(both);
    // Kept by Stripe in another currency: the dispute itself says how much it was for.
    for (const each of dispute.balance_transactions)
      Object.assign(each, { currency: 'usd', amount: Math.trunc(each.amount * 0.65) });
    expect(await provider.moneyBack(other.id)).toMatchObject(both);

    dispute.created -= 7_200;
    const since: string[] = [];
    for await (const { intentId } of provider.moneyBackSince(new Date(Date.now() - 3_600_000))) since.push(intentId);
    expect(since).toEqual(moved.map(() => paid.id));
  });

  it('believes no call that is forged, old, of the future, or of another account', () => {
    const event = far.happen('payment_intent.succeeded', { id: 'pi_1' });
    const read = ({ body, signature }: { body: string; signature: string }) =>
      provider.readWebhook({ urls: [], headers: { 'stripe-signature': signature }, rawBody: Buffer.from(body) });
    expect(read(far.signed(event))).toEqual({ type: 'succeeded', intentId: 'pi_1' });
    expect(read(far.signed(event, { secondsAgo: 290 }))).toEqual({ type: 'succeeded', intentId: 'pi_1' });
    const { body, signature } = far.signed(event);
    const forged = [
      far.signed(event, { secondsAgo: 301 }),
      far.signed(event, { secret: 'whsec_other' }),
      { body, signature: signature.replace(/t=\d+/, (at) => `t=${Number(at.slice(2)) + 1}`) },
      { body: body.replace('pi_1', 'pi_2'), signature },
      { body, signature: signature.replace('v1', 'v0') },
      { body, signature: '' },
      { body: '', signature },
    ];
    for (const each of forged) expect(() => read(each)).toThrow(expect.objectContaining({ name: 'BadSignature' }));
    for (const type of ['charge.succeeded', 'payment_intent.created', 'payout.paid'])
      expect(read(far.signed(far.happen(type, { id: 'x' })))).toBeNull();
    expect(read(far.signed(far.happen('payment_intent.canceled', { id: 'pi_1' })))).toEqual({
      type: 'failed',
      intentId: 'pi_1',
    });
    for (const type of [
      'charge.refunded',
      'refund.updated',
      'refund.failed',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.funds_reinstated',
    ]) {
      expect(read(far.signed(far.happen(type, { id: 'x', payment_intent: 'pi_1' })))).toEqual({
        type: 'money-back',
        intentId: 'pi_1',
      });
      expect(read(far.signed(far.happen(type, { id: 'x', payment_intent: null })))).toBeNull();
    }
  });
});
