import { newId } from '@bellbird/database';
import {
  BadSignature,
  CardDeclined,
  UnknownPaymentMethod,
  type NewPaymentIntent,
  type PaymentsProvider,
  type WebhookRequest,
} from './payments-provider.js';

/** The far side of an adapter, as a test can play it. */
export interface PaymentsWorld {
  provider: PaymentsProvider;
  /** Makes a payment method as the card form would. */
  card(behaviour: 'works' | 'declined' | 'secure'): Promise<string>;
  /** The bank's page at the end of 3-D Secure. */
  completeAction(intentId: string, succeed: boolean): Promise<void>;
  /** The webhook that the provider has sent about the end of a payment. */
  webhook(intentId: string): Promise<WebhookRequest>;
  /** Takes the provider off the air, or back on it. */
  reachable(yes: boolean): Promise<void>;
  close(): Promise<void>;
}

/** What every adapter of the payments port has to do. */
export function describePaymentsProvider(name: string, open: () => Promise<PaymentsWorld>): void {
  describe(`payments port: ${name}`, () => {
    let world: PaymentsWorld;
    let provider: PaymentsProvider;
    beforeAll(async () => {
      world = await open();
      provider = world.provider;
    });
    afterAll(async () => world.close());

    const wanted = async (more: Partial<NewPaymentIntent> = {}): Promise<NewPaymentIntent> => {
      const tenantId = newId();
      return {
        amount: 50_000_000n,
        currency: 'AUD',
        customer: await provider.createCustomer(tenantId),
        metadata: { tenantId, topUpId: newId() },
        idempotencyKey: newId(),
        ...more,
      };
    };

    it('gives a tenant one customer, and another tenant another', async () => {
      const tenantId = newId();
      const customer = await provider.createCustomer(tenantId);
      expect(await provider.createCustomer(tenantId)).toBe(customer);
      expect(await provider.createCustomer(newId())).not.toBe(customer);
    });

    it('saves, lists and removes cards; saving one twice changes nothing', async () => {
      const { customer } = await wanted();
      expect(await provider.listCards(customer)).toEqual([]);
      const [first, second] = [await world.card('works'), await world.card('works')];
      const card = await provider.attachCard(customer, first);
      expect(card).toEqual({
        id: first,
        brand: 'visa',
        last4: expect.stringMatching(/^\d{4}$/),
        expMonth: expect.any(Number),
        expYear: expect.any(Number),
      });
      expect(await provider.attachCard(customer, first)).toEqual(card);
      await provider.attachCard(customer, second);
      expect((await provider.listCards(customer)).map(({ id }) => id)).toEqual([first, second]);
      await provider.detachCard(customer, first);
      expect((await provider.listCards(customer)).map(({ id }) => id)).toEqual([second]);
      await expect(provider.detachCard(customer, first)).rejects.toBeInstanceOf(UnknownPaymentMethod);
    });

    it("keeps customers apart: neither saved, listed, removed nor paid with another's card", async () => {
      const [mine, theirs] = [await wanted(), await wanted()];
      const card = await world.card('works');
      await provider.attachCard(mine.customer, card);
      await expect(provider.attachCard(theirs.customer, card)).rejects.toBeInstanceOf(UnknownPaymentMethod);
      await expect(provider.detachCard(theirs.customer, card)).rejects.toBeInstanceOf(UnknownPaymentMethod);
      await expect(provider.createIntent({ ...theirs, paymentMethod: card })).rejects.toBeInstanceOf(
        UnknownPaymentMethod,
      );
      expect(await provider.listCards(theirs.customer)).toEqual([]);
      expect(await provider.listCards(mine.customer)).toHaveLength(1);
    });

    it('says so when a card is declined or does not exist', async () => {
      const intent = await wanted();
      await expect(provider.attachCard(intent.customer, await world.card('declined'))).rejects.toBeInstanceOf(
        CardDeclined,
      );
      await expect(provider.attachCard(intent.customer, 'pm_nothing')).rejects.toBeInstanceOf(UnknownPaymentMethod);
      await expect(provider.createIntent({ ...intent, paymentMethod: 'pm_nothing' })).rejects.toBeInstanceOf(
        UnknownPaymentMethod,
      );
      await expect(
        provider.createIntent({ ...(await wanted()), paymentMethod: await world.card('declined') }),
      ).rejects.toBeInstanceOf(CardDeclined);
    });

    it('pays at once with a card, exactly the amount that was asked for, and remembers whose it is', async () => {
      const asked = await wanted({ amount: 12_340_000n, paymentMethod: await world.card('works') });
      const intent = await provider.createIntent(asked);
      expect(intent).toMatchObject({
        status: 'succeeded',
        amount: 12_340_000n,
        currency: 'AUD',
        metadata: asked.metadata,
        failure: null,
        clientSecret: expect.any(String),
      });
      expect(await provider.fetchIntent(intent.id)).toEqual(intent);
      expect(await provider.fetchIntent('pi_nothing')).toBeNull();
    });

    it('makes one intent for one idempotency key, also side by side', async () => {
      const asked = await wanted({ paymentMethod: await world.card('works') });
      const intents = await Promise.all(Array.from({ length: 5 }, () => provider.createIntent(asked)));
      expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
    });

    it('waits for a card, and for the bank where it asks for more', async () => {
      expect(await provider.createIntent(await wanted())).toMatchObject({
        status: 'requires_payment_method',
        failure: null,
      });
      for (const succeed of [true, false]) {
        const { id, status } = await provider.createIntent(await wanted({ paymentMethod: await world.card('secure') }));
        expect(status).toBe('requires_action');
        await world.completeAction(id, succeed);
        expect(await provider.fetchIntent(id)).toMatchObject(
          succeed
            ? { status: 'succeeded', failure: null }
            : { status: 'requires_payment_method', failure: expect.any(String) },
        );
      }
    });

    it('lists every intent since an instant once, oldest first', async () => {
      const made: string[] = [];
      for (let n = 0; n < 3; n++) made.push((await provider.createIntent(await wanted())).id);
      const first = await provider.fetchIntent(made[0] ?? '');
      const listed: string[] = [];
      for await (const { id } of provider.intentsSince(first?.createdAt ?? new Date())) listed.push(id);
      expect(listed.filter((id) => made.includes(id))).toEqual(made);
      expect(new Set(listed).size).toBe(listed.length);
      const none: string[] = [];
      for await (const { id } of provider.intentsSince(new Date(Date.now() + 3_600_000))) none.push(id);
      expect(none).toEqual([]);
    });

    it('knows of no money that went back where none did', async () => {
      const { id } = await provider.createIntent(await wanted({ paymentMethod: await world.card('works') }));
      expect(await provider.moneyBack(id)).toEqual([]);
      const all: string[] = [];
      for await (const { intentId } of provider.moneyBackSince(new Date(Date.now() - 3_600_000))) all.push(intentId);
      expect(all).toEqual([]);
    });

    it('reads its own webhooks and no others', async () => {
      const { id } = await provider.createIntent(await wanted({ paymentMethod: await world.card('works') }));
      const request = await world.webhook(id);
      expect(provider.readWebhook(request)).toEqual({ type: 'succeeded', intentId: id });
      const failed = await provider.createIntent(await wanted({ paymentMethod: await world.card('secure') }));
      await world.completeAction(failed.id, false);
      expect(provider.readWebhook(await world.webhook(failed.id))).toEqual({ type: 'failed', intentId: failed.id });
      const forged: WebhookRequest[] = [
        { ...request, rawBody: Buffer.concat([request.rawBody, Buffer.from(' ')]) },
        { ...request, rawBody: Buffer.alloc(0) },
        { ...request, headers: {} },
        {
          ...request,
          headers: Object.fromEntries(
            Object.entries(request.headers).map(([header, value]) => [header, `${String(value).slice(0, -1)}g`]),
          ),
        },
      ];
      for (const each of forged) expect(() => provider.readWebhook(each)).toThrow(BadSignature);
    });

    it('tells no answer from a refusal', async () => {
      const asked = await wanted();
      await world.reachable(false);
      try {
        for (const call of [
          provider.createIntent(asked),
          provider.fetchIntent('pi_nothing'),
          provider.listCards(asked.customer),
        ]) {
          await expect(call).rejects.toMatchObject({ name: 'PaymentsUnavailable' });
        }
      } finally {
        await world.reachable(true);
      }
      expect(await provider.createIntent(asked)).toMatchObject({ status: 'requires_payment_method' });
    });
  });
}
