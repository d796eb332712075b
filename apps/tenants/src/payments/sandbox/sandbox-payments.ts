import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { fromMinorUnits, toMinorUnits } from '@bellbird/money';
import {
  BadSignature,
  PaymentsUnavailable,
  UnknownPaymentMethod,
  type Card,
  type MoneyBack,
  type NewPaymentIntent,
  type PaymentIntent,
  type PaymentNotice,
  type PaymentsProvider,
  type WebhookRequest,
} from '../provider/payments-provider.js';
import { SandboxCalls } from './sandbox-calls.js';

const card = v.object({
  id: v.string(),
  brand: v.string(),
  last4: v.string(),
  expMonth: v.number(),
  expYear: v.number(),
});
const intent = v.object({
  id: v.string(),
  status: v.picklist([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'canceled',
    'succeeded',
  ]),
  clientSecret: v.string(),
  // eslint-disable-next-line bellbird/no-number-money -- whole cents on the wire; fromMinorUnits takes only safe integers
  amountMinor: v.pipe(v.number(), v.safeInteger()),
  currency: v.string(),
  metadata: v.record(v.string(), v.string()),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  declineCode: v.optional(v.nullable(v.string())),
});
const notice = v.object({ type: v.string(), data: v.object({ intent: v.object({ id: v.string() }) }) });
const pageSize = 100;

/** The sandbox's card provider, over HTTP like any other. */
export class SandboxPayments implements PaymentsProvider {
  readonly name = 'sandbox';
  readonly webhookPath = '/webhooks/sandbox-payments';
  private readonly calls: SandboxCalls;

  constructor(private readonly options: { url: string; key: string; timeoutMs?: number }) {
    this.calls = new SandboxCalls(options);
  }

  /** The sandbox knows a customer by any name. */
  async createCustomer(tenantId: string): Promise<string> {
    return tenantId;
  }

  async createSetup(): Promise<null> {
    return null;
  }

  async attachCard(customer: string, paymentMethod: string): Promise<Card> {
    return v.parse(card, await this.calls.send('POST', methodsOf(customer), { paymentMethod }));
  }

  async listCards(customer: string): Promise<Card[]> {
    return v.parse(v.object({ methods: v.array(card) }), await this.calls.send('GET', methodsOf(customer))).methods;
  }

  async detachCard(customer: string, id: string): Promise<void> {
    await this.calls.send('DELETE', `${methodsOf(customer)}/${encodeURIComponent(id)}`);
  }

  async createIntent({
    amount,
    currency,
    customer,
    paymentMethod,
    metadata,
    idempotencyKey,
  }: NewPaymentIntent): Promise<PaymentIntent> {
    const body = {
      amountMinor: Number(toMinorUnits(amount, currency)),
      currency,
      customer,
      paymentMethod,
      metadata,
      idempotencyKey,
    };
    return readIntent(await this.calls.send('POST', '/payments/intents', body));
  }

  async fetchIntent(id: string): Promise<PaymentIntent | null> {
    try {
      return readIntent(await this.calls.send('GET', `/payments/intents/${encodeURIComponent(id)}`));
    } catch (error) {
      if (error instanceof UnknownPaymentMethod) return null;
      throw error;
    }
  }

  async *intentsSince(createdAfter: Date): AsyncIterable<PaymentIntent> {
    let after: string | undefined;
    for (;;) {
      const query = new URLSearchParams({
        createdAfter: createdAfter.toISOString(),
        limit: String(pageSize),
        ...(after !== undefined && { after }),
      });
      const page = v
        .parse(
          v.object({ intents: v.array(v.unknown()) }),
          await this.calls.send('GET', `/payments/intents?${query.toString()}`),
        )
        .intents.map(readIntent);
      yield* page;
      if (page.length < pageSize) return;
      after = page.at(-1)?.id;
    }
  }

  /** The sandbox's money stays where it is. */
  async moneyBack(): Promise<MoneyBack[]> {
    return [];
  }

  async *moneyBackSince(): AsyncIterable<MoneyBack> {}

  readWebhook({ urls, headers, rawBody }: WebhookRequest): PaymentNotice | null {
    const given = headers['x-sandbox-signature'];
    if (typeof given !== 'string' || !urls.some((url) => this.signs(given, url, rawBody))) throw new BadSignature();
    const parsed = v.safeParse(notice, JSON.parse(rawBody.toString('utf8')));
    if (!parsed.success) return null;
    const { type, data } = parsed.output;
    if (type === 'payment_intent.succeeded') return { type: 'succeeded', intentId: data.intent.id };
    if (type === 'payment_intent.payment_failed') return { type: 'failed', intentId: data.intent.id };
    return null;
  }

  private signs(given: string, url: string, rawBody: Buffer): boolean {
    const wanted = createHmac('sha256', this.options.key).update(`${url}\n`).update(rawBody).digest();
    const said = /^[0-9a-f]{64}$/i.test(given) ? Buffer.from(given, 'hex') : Buffer.alloc(0);
    return said.length === wanted.length && timingSafeEqual(said, wanted);
  }
}

const methodsOf = (customer: string): string => `/payments/customers/${encodeURIComponent(customer)}/methods`;

function readIntent(raw: unknown): PaymentIntent {
  const parsed = v.safeParse(intent, raw);
  if (!parsed.success) throw new PaymentsUnavailable('The sandbox answered something that is no payment.');
  const { amountMinor, currency, createdAt, declineCode = null, ...rest } = parsed.output;
  return {
    ...rest,
    currency,
    amount: fromMinorUnits(amountMinor, currency),
    createdAt: new Date(createdAt),
    failure: declineCode,
  };
}
