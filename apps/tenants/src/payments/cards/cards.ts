import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@bellbird/auth';
import { Database, newId, sql } from '@bellbird/database';
import { notFound } from '@bellbird/errors';
import { actorOf, recordAudit } from '@bellbird/resource-kit';
import { CLOCK, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { readTenant, tenants, type TenantRow } from '../../business/tenant-row.js';
import { PaymentCalls } from '../provider/payment-calls.js';
import { PAYMENTS } from '../provider/payment-errors.js';
import {
  UnknownPaymentMethod,
  type Card,
  type CardSetup,
  type PaymentsProvider,
} from '../provider/payments-provider.js';
import { customerOf, ensureCustomer } from './customer.js';
import { isPaymentMethodId, readPaymentMethod } from './payment-method-id.js';

export interface SavedCard extends Card {
  isDefault: boolean;
}

/**
 * A tenant's cards. They are the provider's; which one is the default is kept here. The provider is always asked before
 * a transaction, and may be asked again: what a crash in between has left is taken up by the next try.
 */
@Injectable()
export class Cards {
  constructor(
    private readonly db: Database,
    private readonly work: Work,
    @Inject(PAYMENTS) private readonly payments: PaymentsProvider,
    private readonly calls: PaymentCalls,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws 429, 503. */
  async list(context: GraphContext): Promise<SavedCard[]> {
    const tenant = await this.tenant(context);
    const cards = await this.calls.of(tenant.id, () => this.cardsOf(tenant));
    return cards.map((card) => ({ ...card, isDefault: card.id === tenant.defaultPaymentMethod }));
  }

  /** For the card form, before it saves a card: null where the provider needs no word of the bank. @throws 429, 503. */
  async setUp(context: GraphContext): Promise<CardSetup | null> {
    const { tenantId, userId } = context.caller as Actor;
    const key = context.idempotencyKey === null ? newId() : `${userId} ${context.idempotencyKey}`;
    return this.calls.of(tenantId, async () => this.payments.createSetup(await this.customer(context), key));
  }

  /** Saves a card that the card form has made; the first is the default. @throws 400 on `paymentMethod`, 402 card-declined, 429, 503. */
  async add(context: GraphContext, paymentMethod: unknown): Promise<SavedCard> {
    const id = readPaymentMethod(paymentMethod);
    const { tenantId } = context.caller as Actor;
    return this.work.changeAfter(
      context,
      () => this.calls.of(tenantId, async () => this.payments.attachCard(await this.customer(context), id)),
      async (tx, card) => {
        const defaultPaymentMethod = sql`coalesce(default_payment_method, ${card.id})`;
        const row = await tenants.updated(tx, { id: tenantId }, { defaultPaymentMethod });
        await recordAudit(tx, actorOf(context), { action: 'card.added', nth: 1, subject: subjectOf(card) });
        return { ...card, isDefault: row?.defaultPaymentMethod === card.id };
      },
    );
  }

  /** @throws 404 for a card that this tenant does not have, 429, 503. */
  async setDefault(context: GraphContext, id: string): Promise<SavedCard> {
    const { tenantId } = context.caller as Actor;
    const answer = await this.work.changeAfter(
      context,
      () => this.calls.of(tenantId, () => this.find(context, id)),
      async (tx, found) => {
        if (found === null) throw notFound();
        await tenants.update(tx, { id: tenantId }, { defaultPaymentMethod: id });
        return { ...found.card, isDefault: true };
      },
    );
    await this.calls.of(tenantId, () => this.settleDefault(context));
    return answer;
  }

  /**
   * Where it was the default, the oldest of the others becomes it.
   * @throws 404 for a card that this tenant does not have, 429, 503.
   */
  async remove(context: GraphContext, id: string): Promise<boolean> {
    const { tenantId } = context.caller as Actor;
    const answer = await this.work.changeAfter(
      context,
      () => this.calls.of(tenantId, () => this.find(context, id)),
      async (tx, found) => {
        if (found === null) throw notFound();
        const defaultPaymentMethod = found.others[0]?.id ?? null;
        await tenants.update(tx, { id: tenantId, defaultPaymentMethod: id }, { defaultPaymentMethod });
        await recordAudit(tx, actorOf(context), { action: 'card.removed', nth: 1, subject: subjectOf(found.card) });
        return true;
      },
    );
    // The answer is kept before the provider is told, so that the same call finds it though the card is gone by then;
    // and it is given only after the provider was told, by this call or by a retry after a crash in between.
    await this.calls.of(tenantId, async () => {
      await this.detach(context, id);
      await this.settleDefault(context);
    });
    return answer;
  }

  /**
   * Of two calls at once one may make a card the default that the other removes. Whoever is last finds it gone, and the
   * oldest of the others becomes it.
   */
  private async settleDefault(context: GraphContext): Promise<void> {
    for (;;) {
      const tenant = await this.tenant(context);
      const { id, defaultPaymentMethod } = tenant;
      if (defaultPaymentMethod === null) return;
      const cards = await this.cardsOf(tenant);
      if (cards.some((card) => card.id === defaultPaymentMethod)) return;
      const next = { defaultPaymentMethod: cards[0]?.id ?? null };
      await this.db.tenant(id, (tx) => tenants.update(tx, { id, defaultPaymentMethod }, next));
    }
  }

  private async detach(context: GraphContext, id: string): Promise<void> {
    const customer = customerOf(await this.tenant(context), this.payments);
    if (customer === null) return;
    await this.payments.detachCard(customer, id).catch((error: unknown) => {
      // Somebody was faster, or the call before this one.
      if (!(error instanceof UnknownPaymentMethod)) throw error;
    });
  }

  private async find(context: GraphContext, id: string): Promise<{ card: Card; others: Card[] } | null> {
    if (!isPaymentMethodId(id)) return null;
    const tenant = await this.tenant(context);
    const cards = await this.cardsOf(tenant);
    const card = cards.find((each) => each.id === id);
    return card === undefined ? null : { card, others: cards.filter((each) => each !== card) };
  }

  private async cardsOf(tenant: TenantRow): Promise<Card[]> {
    const customer = customerOf(tenant, this.payments);
    return customer === null ? [] : this.payments.listCards(customer);
  }

  private tenant(context: GraphContext): Promise<TenantRow> {
    return this.work.read(context, (tx) => readTenant(tx, tx.tenantId ?? '', context.caller, this.clock.now()));
  }

  private customer({ caller }: GraphContext): Promise<string> {
    return ensureCustomer(this.db, this.payments, (caller as Actor).tenantId, caller, this.clock.now());
  }
}

/** What the audit trail calls a card. */
const subjectOf = ({ id, brand, last4 }: Card): { type: string; id: string; name: string } => ({
  type: 'card',
  id,
  name: `${brand} ${last4}`,
});
