import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { newId } from '@bellbird/database';
import { toMinorUnits } from '@bellbird/money';
import {
  BadSignature,
  UnknownPaymentMethod,
  type Card,
  type CardSetup,
  type MoneyBack,
  type NewPaymentIntent,
  type PaymentIntent,
  type PaymentNotice,
  type PaymentsProvider,
  type WebhookRequest,
} from '../provider/payments-provider.js';
import {
  readStripeCard,
  readStripeDispute,
  readStripeEvent,
  readStripeIntent,
  readStripeRefund,
} from './read-stripe.js';
import { fromStripeError } from './stripe-errors.js';

const pageSize = 100;
/** Stripe lists newest first: a window is read whole and given in reverse, so that no more than it is held. */
const windowSeconds = 6 * 3_600;
/** How old a signed call may be (Stripe's own advice). */
const toleranceSeconds = 300;

/** Cards and payments at Stripe. Every POST has an idempotency key, so the client library may repeat it. */
export class StripePayments implements PaymentsProvider {
  readonly name = 'stripe';
  readonly webhookPath = '/webhooks/stripe';

  constructor(
    private readonly stripe: Stripe,
    private readonly webhookSecret: string,
  ) {}

  /** The tenant's id is the key: asked again within a day, Stripe gives the same; after that the tenant's row has it. */
  async createCustomer(tenantId: string): Promise<string> {
    return (
      await asked(this.stripe.customers.create({ metadata: { tenantId } }, { idempotencyKey: `customer-${tenantId}` }))
    ).id;
  }

  async createSetup(customer: string, idempotencyKey: string): Promise<CardSetup> {
    // Keys are the whole account's at Stripe, and of 255 characters at most; a caller's own is one person's, and may be as long.
    const key = `setup-${customer}-${createHash('sha256').update(idempotencyKey).digest('hex')}`;
    const setup = await asked(
      this.stripe.setupIntents.create(
        { customer, allowed_payment_method_types: ['card'], usage: 'on_session' },
        { idempotencyKey: key },
      ),
    );
    return { clientSecret: setup.client_secret ?? '' };
  }

  async attachCard(customer: string, paymentMethod: string): Promise<Card> {
    const before = await asked(this.stripe.paymentMethods.retrieve(paymentMethod));
    if (ownerOf(before) === customer) return cardOf(before);
    if (ownerOf(before) !== null) throw new UnknownPaymentMethod();
    try {
      // A key of its own each time: an answer of before would tell of a card that was removed since.
      return cardOf(
        await asked(
          this.stripe.paymentMethods.attach(paymentMethod, { customer }, { idempotencyKey: `attach-${newId()}` }),
        ),
      );
    } catch (error) {
      // Somebody was faster.
      if (
        error instanceof UnknownPaymentMethod &&
        ownerOf(await asked(this.stripe.paymentMethods.retrieve(paymentMethod))) === customer
      )
        return cardOf(before);
      throw error;
    }
  }

  async listCards(customer: string): Promise<Card[]> {
    const cards: Card[] = [];
    const all = this.stripe.customers.listPaymentMethods(customer, { type: 'card', limit: pageSize });
    for await (const method of asking(all)) cards.push(cardOf(method));
    return cards.reverse();
  }

  async detachCard(customer: string, id: string): Promise<void> {
    await asked(this.stripe.customers.retrievePaymentMethod(customer, id));
    await asked(this.stripe.paymentMethods.detach(id, {}, { idempotencyKey: `detach-${newId()}` }));
  }

  async createIntent({
    amount,
    currency,
    customer,
    paymentMethod,
    metadata,
    idempotencyKey,
  }: NewPaymentIntent): Promise<PaymentIntent> {
    // `use_stripe_sdk`: where the bank asks for more, the card form in the browser goes on.
    const wanted: Stripe.PaymentIntentCreateParams = {
      amount: Number(toMinorUnits(amount, currency)),
      currency: currency.toLowerCase(),
      customer,
      metadata: { ...metadata },
      allowed_payment_method_types: ['card'],
      ...(paymentMethod !== undefined && { payment_method: paymentMethod, confirm: true, use_stripe_sdk: true }),
    };
    return readStripeIntent(
      await asked(this.stripe.paymentIntents.create(wanted, { idempotencyKey: `intent-${idempotencyKey}` })),
    );
  }

  async fetchIntent(id: string): Promise<PaymentIntent | null> {
    try {
      return readStripeIntent(await asked(this.stripe.paymentIntents.retrieve(id)));
    } catch (error) {
      if (error instanceof UnknownPaymentMethod) return null;
      throw error;
    }
  }

  async *intentsSince(createdAfter: Date): AsyncIterable<PaymentIntent> {
    // eslint-disable-next-line bellbird/no-raw-clock -- Stripe lives in real time, whatever business time says
    const now = Math.floor(Date.now() / 1_000);
    // Whole seconds at Stripe: the one that the instant falls into belongs to it.
    for (let from = Math.floor(createdAfter.getTime() / 1_000); from <= now; from += windowSeconds) {
      const until = from + windowSeconds;
      const window: PaymentIntent[] = [];
      const created = { gte: from, ...(until <= now && { lt: until }) };
      for await (const intent of asking(this.stripe.paymentIntents.list({ created, limit: pageSize })))
        window.push(readStripeIntent(intent));
      yield* window.reverse();
    }
  }

  async moneyBack(intentId: string): Promise<MoneyBack[]> {
    const moved: MoneyBack[] = [];
    for await (const each of this.moved({ payment_intent: intentId })) moved.push(each);
    return moved;
  }

  moneyBackSince(createdAfter: Date): AsyncIterable<MoneyBack> {
    return this.moved({ created: { gte: Math.floor(createdAfter.getTime() / 1_000) } });
  }

  private async *moved(which: { payment_intent: string } | { created: { gte: number } }): AsyncIterable<MoneyBack> {
    for await (const refund of asking(this.stripe.refunds.list({ ...which, limit: pageSize })))
      yield* readStripeRefund(refund);
    for await (const dispute of asking(this.stripe.disputes.list({ ...which, limit: pageSize })))
      yield* readStripeDispute(dispute);
  }

  readWebhook({ headers, rawBody }: WebhookRequest): PaymentNotice | null {
    const signature = headers['stripe-signature'];
    if (typeof signature !== 'string') throw new BadSignature();
    return readStripeEvent(this.signedEvent(rawBody, signature));
  }

  private signedEvent(rawBody: Buffer, signature: string): Stripe.Event {
    try {
      const event = this.stripe.webhooks.constructEvent(
        rawBody,
        signature,
        this.webhookSecret,
        toleranceSeconds,
      ) as Partial<Stripe.Event> | null;
      if (event?.data?.object == null) throw new SyntaxError('no event');
      return event as Stripe.Event;
    } catch (error) {
      // Signed, and yet no JSON, or no event: the caller tells that apart.
      if (error instanceof SyntaxError) throw error;
      throw new BadSignature();
    }
  }
}

async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw fromStripeError(error);
  }
}

async function* asking<T>(all: AsyncIterable<T>): AsyncIterable<T> {
  try {
    yield* all;
  } catch (error) {
    throw fromStripeError(error);
  }
}

const ownerOf = ({ customer }: Stripe.PaymentMethod): string | null =>
  typeof customer === 'string' ? customer : (customer?.id ?? null);

/** @throws UnknownPaymentMethod for one that is no card. */
function cardOf(method: Stripe.PaymentMethod): Card {
  const card = readStripeCard(method);
  if (card === null) throw new UnknownPaymentMethod();
  return card;
}
