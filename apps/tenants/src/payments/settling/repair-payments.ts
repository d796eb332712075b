import { Database } from '@bellbird/database';
import { Inject, Injectable } from '@nestjs/common';
import { LedgerAlarms } from '../../ledger/ledger-alarms.js';
import { PAYMENTS } from '../provider/payment-errors.js';
import type { PaymentIntent, PaymentsProvider } from '../provider/payments-provider.js';
import { BookMoneyBack } from './book-money-back.js';
import { PaymentNotices } from './payment-notices.js';
import { SettlePayment } from './settle-payment.js';

/**
 * Hourly: what the provider says ended in the last three days and was neither credited nor told as failed, because its
 * webhook was lost, is settled now, and what went back of payments, or came again, in the last hundred: by then disputes
 * are decided. The last five minutes are left to the webhooks. The provider lives in real time, so does this.
 */
@Injectable()
export class RepairPayments {
  constructor(
    private readonly db: Database, @Inject(PAYMENTS) private readonly payments: PaymentsProvider, private readonly settling: SettlePayment, private readonly alarms: LedgerAlarms,
    private readonly notices: PaymentNotices, private readonly moneyBack: BookMoneyBack,
  ) {}

  /** How many payments were credited. */
  async execute(): Promise<number> {
    const [bounds] = await this.db.system((tx) => tx.query<{ since: Date; reversedSince: Date; until: Date }>(
      `select clock_timestamp() - interval '3 days' as since, clock_timestamp() - interval '100 days' as "reversedSince", clock_timestamp() - interval '5 minutes' as until`));
    if (bounds === undefined) throw new Error('The database told no time.');
    let repaired = 0;
    for await (const intent of this.payments.intentsSince(bounds.since)) {
      if (!hasEnded(intent) || intent.createdAt > bounds.until || (await this.isSettled(intent))) continue;
      if ((await this.settling.settle(intent)) !== 'credited') continue;
      repaired++;
      this.alarms.ring('payment-repaired', { intentId: intent.id });
    }
    for await (const movement of this.payments.moneyBackSince(bounds.reversedSince)) {
      if (await this.moneyBack.isMissing(movement)) await this.settling.byNotice({ type: 'money-back', intentId: movement.intentId });
    }
    await this.notices.forgetOld();
    return repaired;
  }

  /** Of one that failed, that somebody was told so will do: it may still be paid. */
  private async isSettled({ id, status }: PaymentIntent): Promise<boolean> {
    const rows = await this.db.system((tx) => tx.query(
      'select 1 from top_up where intent_id = $1 and (credited_at is not null or ($2 and failed_at is not null))', [id, status !== 'succeeded']));
    return rows.length > 0;
  }
}

const hasEnded = ({ status, failure }: PaymentIntent): boolean => status === 'succeeded' || status === 'canceled' || failure !== null;
