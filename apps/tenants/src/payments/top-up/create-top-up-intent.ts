import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@bellbird/auth';
import { Database, newId, sql, type Tx } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import { CLOCK, type Clock, type GraphContext } from '@bellbird/service-host';
import { homeCurrency } from '../../ledger/ledger.js';
import { ensureCustomer } from '../cards/customer.js';
import { readPaymentMethod } from '../cards/payment-method-id.js';
import { PaymentCalls } from '../provider/payment-calls.js';
import { PAYMENTS } from '../provider/payment-errors.js';
import { CardDeclined, type PaymentsProvider } from '../provider/payments-provider.js';
import { readTopUpAmount } from './top-up-amount.js';
import { topUps, type Answer, type TopUpIntent, type TopUpRow } from './top-up-row.js';

/**
 * Asks for a payment. First the attempt is committed, then the provider is asked with the attempt's id as its
 * idempotency key, then its answer is kept: so a repeated request, a lost answer or a crash in between gives the same
 * intent, and its webhook always meets a row. No connection to the database is held while the provider thinks.
 */
@Injectable()
export class CreateTopUpIntent {
  constructor(
    private readonly db: Database,
    @Inject(PAYMENTS) private readonly payments: PaymentsProvider,
    private readonly calls: PaymentCalls,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws 400 on `amount` or `paymentMethod`, 402 card-declined, 409 idempotency-mismatch, 429, 503. */
  async execute(context: GraphContext, input: { amount?: unknown; paymentMethod?: unknown }): Promise<TopUpIntent> {
    const amount = readTopUpAmount(input.amount);
    const paymentMethod = input.paymentMethod == null ? undefined : readPaymentMethod(input.paymentMethod);
    const actor = context.caller as Actor;
    const { tenantId } = actor;
    const requestHash = createHash('sha256')
      .update(`${amount} ${paymentMethod ?? ''}`)
      .digest();
    return this.calls.of(tenantId, async () => {
      const attempt = await this.db.tenant(tenantId, (tx) =>
        this.attempt(tx, actor, context.idempotencyKey, requestHash, amount),
      );
      if (!attempt.requestHash.equals(requestHash)) throw new ProductError('idempotency-mismatch');
      if (attempt.answer !== null) return shown(attempt.answer);
      return this.ask(actor, { amount, topUpId: attempt.id, ...(paymentMethod !== undefined && { paymentMethod }) });
    });
  }

  private async ask(
    actor: Actor,
    { amount, topUpId, ...method }: { amount: bigint; topUpId: string; paymentMethod?: string },
  ): Promise<TopUpIntent> {
    const { tenantId } = actor;
    const customer = await ensureCustomer(this.db, this.payments, tenantId, actor, this.clock.now());
    try {
      const { id, status, clientSecret } = await this.payments.createIntent({
        amount,
        currency: homeCurrency,
        customer,
        metadata: { tenantId, topUpId },
        idempotencyKey: topUpId,
        ...method,
      });
      const answer = { id, status, clientSecret };
      await this.keep(tenantId, topUpId, answer, id);
      return answer;
    } catch (error) {
      if (error instanceof CardDeclined) await this.keep(tenantId, topUpId, { declined: true }, null);
      throw error;
    }
  }

  /** The attempt of this request: a new one, or the one that its idempotency key has had for 24 hours. */
  private async attempt(
    tx: Tx,
    actor: Actor,
    key: string | null,
    requestHash: Buffer,
    amount: bigint,
  ): Promise<Pick<TopUpRow, 'id' | 'requestHash' | 'answer'>> {
    const { tenantId, userId } = actor;
    if (key !== null) {
      await tx.execute(
        `update top_up set request_key = null where tenant_id = $1 and user_id = $2 and request_key = $3 and recorded_at < now() - interval '24 hours'`,
        [tenantId, userId, key],
      );
    }
    const mine = { tenantId, userId, requestKey: key };
    const id = newId();
    const facts = { requestHash, amount, currency: homeCurrency, createdAt: this.clock.now() };
    if (await topUps.insertIfNew(tx, { id, ...mine, ...facts })) return { id, requestHash, answer: null };
    const before = await topUps.find(tx, mine);
    if (before === null) throw new ProductError('in-progress');
    return before;
  }

  private async keep(tenantId: string, topUpId: string, answer: Answer, intentId: string | null): Promise<void> {
    await this.db.tenant(tenantId, (tx) =>
      topUps.update(tx, { tenantId, id: topUpId }, { answer, intentId: sql`coalesce(intent_id, ${intentId})` }),
    );
  }
}

function shown(answer: Answer): TopUpIntent {
  if ('declined' in answer) throw new ProductError('card-declined');
  return answer;
}
