import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every, LOGGER, type Logger } from '@bellbird/service-host';
import { LedgerAlarms } from '../../ledger/ledger-alarms.js';
import { PAYMENTS } from '../provider/payment-errors.js';
import { PaymentsUnavailable, type PaymentIntent, type PaymentsProvider } from '../provider/payments-provider.js';
import { topUps } from '../top-up/top-up-row.js';
import { BookMoneyBack } from './book-money-back.js';
import { PaymentNotices } from './payment-notices.js';
import { SettlePayment, type Settled } from './settle-payment.js';

/**
 * Hourly: what the provider says ended in the last three days and was neither credited nor told as failed, because its
 * webhook was lost, is settled now; so is what was asked for earlier and paid only lately, and what went back of
 * payments, or came again, in a hundred days: by then disputes are decided. The last five minutes are left to the
 * webhooks. The provider lives in real time, so does this.
 */
@Injectable()
export class RepairPayments {
  constructor(
    private readonly db: Database,
    @Inject(PAYMENTS) private readonly payments: PaymentsProvider,
    private readonly settling: SettlePayment,
    private readonly alarms: LedgerAlarms,
    private readonly notices: PaymentNotices,
    private readonly moneyBack: BookMoneyBack,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** How many payments were credited. @throws PaymentsUnavailable. */
  @Every('1h')
  async execute(): Promise<number> {
    const [bounds] = await this.db.system((tx) =>
      tx.query<{ since: Date; reversedSince: Date; until: Date }>(
        `select clock_timestamp() - interval '3 days' as since, clock_timestamp() - interval '100 days' as "reversedSince", clock_timestamp() - interval '5 minutes' as until`,
      ),
    );
    if (bounds === undefined) throw new Error('The database told no time.');
    let repaired = 0;
    for await (const intent of this.payments.intentsSince(bounds.since)) {
      if (hasEnded(intent) && intent.createdAt <= bounds.until)
        repaired += await this.repair(intent.id, async () =>
          (await this.isSettled(intent)) ? null : this.settling.settle(intent),
        );
    }
    for (const intentId of await this.leftOpen()) {
      repaired += await this.repair(intentId, async () => {
        const intent = await this.payments.fetchIntent(intentId);
        return intent === null ? null : this.settling.settle(intent);
      });
    }
    for await (const movement of this.payments.moneyBackSince(bounds.reversedSince)) {
      const { intentId } = movement;
      repaired += await this.repair(intentId, async () =>
        (await this.moneyBack.isMissing(movement)) ? this.settling.byNotice({ type: 'money-back', intentId }) : null,
      );
    }
    await this.notices.forgetOld();
    return repaired;
  }

  /** 1 where it was credited. One that cannot be settled keeps no other from it. @throws PaymentsUnavailable: no other can be asked about either. */
  private async repair(intentId: string, settle: () => Promise<Settled | null>): Promise<number> {
    try {
      if ((await settle()) !== 'credited') return 0;
      this.alarms.ring('payment-repaired', { intentId });
      return 1;
    } catch (error) {
      if (error instanceof PaymentsUnavailable) throw error;
      this.logger.error({ err: error, intentId }, 'A payment could not be repaired; it is tried again in an hour');
      this.alarms.ring('payment-unsettled', { intentId });
      return 0;
    }
  }

  /** Top-ups of more than three days, up to ninety, that nobody paid as far as we know. Each once a day, by its age in hours: most were only left. */
  private async leftOpen(): Promise<string[]> {
    const rows = await this.db.system((tx) =>
      tx.query<{ intentId: string }>(
        `select intent_id as "intentId" from (select intent_id, clock_timestamp() - recorded_at as age from top_up where credited_at is null and intent_id is not null) open
        where age between interval '3 days' and interval '90 days' and floor(extract(epoch from age) / 3600)::int % 24 = 0`,
      ),
    );
    return rows.map(({ intentId }) => intentId);
  }

  /** Of one that failed, that somebody was told so will do: it may still be paid. */
  private async isSettled({ id, status }: PaymentIntent): Promise<boolean> {
    const topUp = await this.db.system((tx) => topUps.find(tx, { intentId: id }));
    return topUp !== null && (topUp.creditedAt !== null || (status !== 'succeeded' && topUp.failedAt !== null));
  }
}

const hasEnded = ({ status, failure }: PaymentIntent): boolean =>
  status === 'succeeded' || status === 'canceled' || failure !== null;
