import { notFound } from '@bellbird/errors';
import { CLOCK, type Clock, type GraphContext, Work } from '@bellbird/service-host';
import { Inject, Injectable } from '@nestjs/common';
import { newId, type Tx } from '@bellbird/database';
import { readTenant } from '../../account/tenant-row.js';
import { asking, PAYMENTS } from '../provider/payment-errors.js';
import type { Card, CardSetup, PaymentsProvider } from '../provider/payments-provider.js';
import { customerOf, ensureCustomer } from './customer.js';
import { isPaymentMethodId, readPaymentMethod } from './payment-method-id.js';

export interface SavedCard extends Card {
  isDefault: boolean;
}

/** A tenant's cards. They are the provider's; which one is the default is kept here. */
@Injectable()
export class Cards {
  constructor(private readonly work: Work, @Inject(PAYMENTS) private readonly payments: PaymentsProvider, @Inject(CLOCK) private readonly clock: Clock) {}

  async list(context: GraphContext): Promise<SavedCard[]> {
    const tenant = await this.work.read(context, (tx) => readTenant(tx, tx.tenantId ?? '', context.caller, this.clock.now()));
    const customer = customerOf(tenant, this.payments);
    if (customer === null) return [];
    const cards = await asking(this.payments.listCards(customer));
    return cards.map((card) => ({ ...card, isDefault: card.id === tenant.defaultPaymentMethod }));
  }

  /** For the card form, before it saves a card: null where the provider needs no word of the bank. @throws 503. */
  async setUp(context: GraphContext): Promise<CardSetup | null> {
    const customer = await this.work.change(context, (tx) => this.customer(tx, context));
    return asking(this.payments.createSetup(customer, context.idempotencyKey ?? newId()));
  }

  /** Saves a card that the card form has made; the first is the default. @throws 400 on `paymentMethod`, 402 card-declined, 503. */
  async add(context: GraphContext, paymentMethod: unknown): Promise<SavedCard> {
    const id = readPaymentMethod(paymentMethod);
    return this.work.change(context, async (tx) => {
      const customer = await this.customer(tx, context);
      const card = await asking(this.payments.attachCard(customer, id));
      await tx.execute('update tenant set default_payment_method = $2 where tenant_id = $1 and default_payment_method is null', [tx.tenantId, card.id]);
      return { ...card, isDefault: (await this.defaultOf(tx)) === card.id };
    });
  }

  /** @throws 404 for a card that this tenant does not have, 503. */
  async setDefault(context: GraphContext, id: string): Promise<SavedCard> {
    return this.work.change(context, async (tx) => {
      const { card } = await this.find(tx, context, id);
      await tx.execute('update tenant set default_payment_method = $2 where tenant_id = $1', [tx.tenantId, card.id]);
      return { ...card, isDefault: true };
    });
  }

  /** Where it was the default, the oldest of the others becomes it. @throws 404 for a card that this tenant does not have, 503. */
  async remove(context: GraphContext, id: string): Promise<boolean> {
    return this.work.change(context, async (tx) => {
      const { card, customer, others } = await this.find(tx, context, id);
      await asking(this.payments.detachCard(customer, card.id));
      await tx.execute('update tenant set default_payment_method = $3 where tenant_id = $1 and default_payment_method = $2', [tx.tenantId, card.id, others[0]?.id ?? null]);
      return true;
    });
  }

  private async find(tx: Tx, context: GraphContext, id: string): Promise<{ card: Card; customer: string; others: Card[] }> {
    if (!isPaymentMethodId(id)) throw notFound();
    const customer = await this.customer(tx, context);
    const cards = await asking(this.payments.listCards(customer));
    const card = cards.find((each) => each.id === id);
    if (card === undefined) throw notFound();
    return { card, customer, others: cards.filter((each) => each !== card) };
  }

  private customer(tx: Tx, context: GraphContext): Promise<string> {
    return ensureCustomer(tx, this.payments, tx.tenantId ?? '', context.caller, this.clock.now());
  }

  private async defaultOf(tx: Tx): Promise<string | null> {
    const [row] = await tx.query<{ id: string | null }>('select default_payment_method as id from tenant where tenant_id = $1', [tx.tenantId]);
    return row?.id ?? null;
  }
}
