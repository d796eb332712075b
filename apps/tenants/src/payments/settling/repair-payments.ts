import { Database } from '@bellbird/database';
import { Inject, Injectable } from '@nestjs/common';
import { LedgerAlarms } from '../../ledger/ledger-alarms.js';
import { PAYMENTS } from '../provider/payment-errors.js';
import type { PaymentsProvider } from '../provider/payments-provider.js';
import { SettlePayment } from './settle-payment.js';

/**
 * Hourly: what the provider says succeeded in the last three days and was never credited, because its webhook was lost,
 * is credited now. The last five minutes are left to the webhooks. The provider lives in real time, so does this.
 */
@Injectable()
export class RepairPayments {
  constructor(
    private readonly db: Database, @Inject(PAYMENTS) private readonly payments: PaymentsProvider, private readonly settling: SettlePayment, private readonly alarms: LedgerAlarms,
  ) {}

  /** How many payments were credited. */
  async execute(): Promise<number> {
    const [bounds] = await this.db.system((tx) => tx.query<{ since: Date; until: Date }>(
      `select clock_timestamp() - interval '3 days' as since, clock_timestamp() - interval '5 minutes' as until`));
    if (bounds === undefined) throw new Error('The database told no time.');
    let repaired = 0;
    for await (const intent of this.payments.intentsSince(bounds.since)) {
      if (intent.status !== 'succeeded' || intent.createdAt > bounds.until || (await this.isCredited(intent.id))) continue;
      if ((await this.settling.settle(intent)) !== 'credited') continue;
      repaired++;
      this.alarms.ring('payment-repaired', { intentId: intent.id });
    }
    return repaired;
  }

  private async isCredited(intentId: string): Promise<boolean> {
    const rows = await this.db.system((tx) => tx.query('select 1 from top_up where intent_id = $1 and credited_at is not null', [intentId]));
    return rows.length > 0;
  }
}
