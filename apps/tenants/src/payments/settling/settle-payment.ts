import { Inject, Injectable } from '@nestjs/common';
import { Database, isUuid, namedId } from '@bellbird/database';
import { topUpFailed, topUpSucceeded } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import { CLOCK, LOGGER, type Clock, type Logger } from '@bellbird/service-host';
import { LedgerAlarms } from '../../ledger/ledger-alarms.js';
import { refusalOf, topUp } from '../../ledger/ledger.js';
import { TenantHints } from '../../live/tenant-hints.js';
import { PAYMENTS } from '../provider/payment-errors.js';
import type { PaymentIntent, PaymentNotice, PaymentsProvider } from '../provider/payments-provider.js';
import { topUps } from '../top-up/top-up-row.js';
import { BookMoneyBack } from './book-money-back.js';

/**
 * What became of a payment here. `refused`: it is not the one that was asked for; nothing was credited, an alarm rang.
 * `ignored`: it says nothing of us and was never asked for, as those of another product on the same account.
 * `money-back`: it was credited, and what went back of it is booked now.
 */
export type Settled = 'credited' | 'credited-before' | 'money-back' | 'failed' | 'pending' | 'refused' | 'ignored';

/**
 * Brings a payment's end into the ledger. What a webhook says is only a reason to look: the intent is fetched from the
 * provider, and its amount, currency and tenant must be those that were asked for. Once an intent, however often.
 */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly db: Database,
    @Inject(PAYMENTS) private readonly payments: PaymentsProvider,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly moneyBack: BookMoneyBack,
    private readonly alarms: LedgerAlarms,
    private readonly hints: TenantHints,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws PaymentsUnavailable where the provider does not answer: the notice must come again. */
  async byNotice(notice: PaymentNotice): Promise<Settled> {
    const intent = await this.payments.fetchIntent(notice.intentId);
    if (intent === null) return this.refuse(notice.intentId, 'unknown-intent');
    const settled = await this.settle(intent);
    // Nothing is taken back of what was not credited first, in whatever order it is heard of.
    if (notice.type !== 'money-back' || (settled !== 'credited' && settled !== 'credited-before')) return settled;
    return (await this.moneyBack.ofIntent(intent.id)) ? 'money-back' : settled;
  }

  async settle(intent: PaymentIntent): Promise<Settled> {
    if (isSilent(intent) && !(await this.wasAskedFor(intent.id))) return this.ignore(intent.id);
    if (intent.status === 'succeeded') return this.credit(intent);
    if (intent.failure !== null || intent.status === 'canceled') return this.recordFailure(intent);
    return 'pending';
  }

  private async credit(intent: PaymentIntent): Promise<Settled> {
    const asked = askedFor(intent);
    if (asked === null) return this.refuse(intent.id, 'no-tenant');
    const { tenantId, topUpId } = asked;
    const { id: intentId, amount, currency } = intent;
    const now = this.clock.now();
    try {
      return await this.db.tenant(tenantId, async (tx) => {
        const { firstTime, accountVersion } = await topUp(
          tx,
          { transferId: namedId('top-up', intentId), topUpId, intentId, amount, currency },
          now,
        );
        if (!firstTime) return 'credited-before';
        await publish(
          tx,
          topUpSucceeded,
          {
            tenantId,
            paymentId: topUpId,
            paymentIntentId: intentId,
            amount: amount.toString(),
            currency,
            at: now.toISOString(),
          },
          { aggregateVersion: accountVersion },
        );
        tx.afterCommit(() => this.hints.balanceChanged(tenantId));
        return 'credited';
      });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      return this.refuse(intentId, refusal);
    }
  }

  /** Told once. The same intent may still be paid with another card later. */
  private async recordFailure(intent: PaymentIntent): Promise<Settled> {
    const asked = askedFor(intent);
    if (asked === null) return this.refuse(intent.id, 'no-tenant');
    const { tenantId, topUpId } = asked;
    const { id: paymentIntentId, amount, currency } = intent;
    const now = this.clock.now();
    return this.db.tenant(tenantId, async (tx) => {
      const row = await topUps.find(tx, { tenantId, id: topUpId }, 'for no key update');
      if (
        row === null ||
        row.amount !== amount ||
        row.currency !== currency ||
        (row.intentId ?? paymentIntentId) !== paymentIntentId
      )
        return this.refuse(paymentIntentId, 'other-payment');
      if (row.failedAt === null && row.creditedAt === null) {
        await topUps.update(tx, { tenantId, id: topUpId }, { failedAt: now, intentId: paymentIntentId });
        const reason = (intent.failure ?? intent.status).replaceAll('_', '-');
        await publish(
          tx,
          topUpFailed,
          {
            tenantId,
            paymentId: topUpId,
            paymentIntentId,
            amount: amount.toString(),
            currency,
            reason,
            at: now.toISOString(),
          },
          { aggregateVersion: 1n },
        );
      }
      return 'failed';
    });
  }

  private async wasAskedFor(intentId: string): Promise<boolean> {
    return (await this.db.system((tx) => topUps.find(tx, { intentId }))) !== null;
  }

  private ignore(intentId: string): 'ignored' {
    this.logger.info({ intentId }, 'A payment at the provider is none of ours');
    return 'ignored';
  }

  private refuse(intentId: string, why: string): 'refused' {
    this.alarms.ring('payment-mismatch', { intentId, why });
    return 'refused';
  }
}

const isSilent = ({ metadata }: PaymentIntent): boolean =>
  metadata['tenantId'] === undefined && metadata['topUpId'] === undefined;

function askedFor({ metadata }: PaymentIntent): { tenantId: string; topUpId: string } | null {
  const { tenantId = '', topUpId = '' } = metadata;
  return isUuid(tenantId) && isUuid(topUpId) ? { tenantId: tenantId.toLowerCase(), topUpId } : null;
}
