import type { Micros } from '@bellbird/money';
import type { CallError, CallOutcome } from '@bellbird/service-host';

/** A saved card, as far as it may be known. */
export interface Card {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

export type PaymentIntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded';

export interface PaymentIntent {
  id: string;
  status: PaymentIntentStatus;
  /** For the card form, to confirm or to go through the bank's page. */
  clientSecret: string;
  amount: Micros;
  currency: string;
  metadata: Readonly<Record<string, string>>;
  createdAt: Date;
  /** Why the last try to pay failed. */
  failure: string | null;
}

export interface NewPaymentIntent {
  amount: Micros;
  currency: string;
  customer: string;
  /** Confirms at once with this card. */
  paymentMethod?: string;
  metadata: Readonly<Record<string, string>>;
  /** The same key gives the same intent, however often it is asked for. */
  idempotencyKey: string;
}

/** A webhook as it came. The signature is over the raw bytes. */
export interface WebhookRequest {
  /** The addresses that the provider may have called to reach us: fronts rewrite hosts. */
  urls: readonly string[];
  headers: Readonly<Record<string, string | string[] | undefined>>;
  rawBody: Buffer;
}

/** What a webhook is about. What it says of amounts is never believed: the intent is fetched. */
export interface PaymentNotice {
  type: 'succeeded' | 'failed' | 'money-back';
  intentId: string;
}

export const moneyBackKinds = ['refund', 'chargeback', 'reinstated'] as const;

/** Money of a payment that went back, by a refund or because its bank took it, or that came again after that. */
export interface MoneyBack {
  /** Of this one movement, for ever. */
  id: string;
  intentId: string;
  kind: (typeof moneyBackKinds)[number];
  amount: Micros;
  currency: string;
  /** Of a refund that failed: the movement that is undone. Where that was never heard of, there is nothing to undo. */
  undoes?: string;
}

/** A card that is about to be saved, for the card form: the customer's bank may want to hear from the person first. */
export interface CardSetup {
  clientSecret: string;
}

/** Port: cards and payments. One contract suite runs over every adapter. */
export interface PaymentsProvider {
  readonly name: 'sandbox' | 'stripe';
  /** Where the provider calls us. */
  readonly webhookPath: string;
  /** The customer that stands for a tenant; the same tenant gets the same one. */
  createCustomer(tenantId: string): Promise<string>;
  /** Lets the card form ask the person's bank before the card is saved; null where the provider saves cards without. */
  createSetup(customer: string, idempotencyKey: string): Promise<CardSetup | null>;
  /** One that the card form has saved for this customer already is given as it is. @throws CardDeclined, UnknownPaymentMethod. */
  attachCard(customer: string, paymentMethod: string): Promise<Card>;
  /** Oldest first. */
  listCards(customer: string): Promise<Card[]>;
  /** @throws UnknownPaymentMethod where this customer has no such card. */
  detachCard(customer: string, id: string): Promise<void>;
  /** @throws CardDeclined, UnknownPaymentMethod. */
  createIntent(wanted: NewPaymentIntent): Promise<PaymentIntent>;
  /** null where there is none. */
  fetchIntent(id: string): Promise<PaymentIntent | null>;
  /** All intents made since then, oldest first. */
  intentsSince(createdAfter: Date): AsyncIterable<PaymentIntent>;
  /** What of a payment went back, and what of that came again. */
  moneyBack(intentId: string): Promise<MoneyBack[]>;
  /** The same of all payments, as far as it began since then; in any order. */
  moneyBackSince(createdAfter: Date): AsyncIterable<MoneyBack>;
  /** null for a notice that is not about a payment's end, nor about its money. @throws BadSignature. */
  readWebhook(request: WebhookRequest): PaymentNotice | null;
}

/** The bank said no. Nothing was paid. */
export class CardDeclined extends Error implements CallError {
  override readonly name = 'CardDeclined';
  readonly callOutcome = 'refused';

  /** `declineCode`: why, in the provider's word, such as `insufficient_funds`. People are not told: it may be `stolen_card`. */
  constructor(readonly declineCode: string | null = null) {
    super(`The card was declined${declineCode === null ? '' : `: ${declineCode}`}.`);
  }
}

/** No such payment method, or another customer's. */
export class UnknownPaymentMethod extends Error implements CallError {
  override readonly name = 'UnknownPaymentMethod';
  readonly callOutcome = 'refused';
}

/** Not from the provider. */
export class BadSignature extends Error {
  override readonly name = 'BadSignature';
}

/** Did not answer, or not with anything that can be used. Whether it did what it was asked is not known. */
export class PaymentsUnavailable extends Error implements CallError {
  override readonly name = 'PaymentsUnavailable';

  constructor(
    message: string,
    readonly callOutcome: CallOutcome = 'failed',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
