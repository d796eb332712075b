import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every, LOGGER, type Logger } from '@bellbird/service-host';
import { LedgerAlarms } from '../../ledger/ledger-alarms.js';
import { PaymentsUnavailable, type PaymentNotice } from '../provider/payments-provider.js';
import { SettlePayment, type Settled } from './settle-payment.js';

export interface LoggedNotice extends PaymentNotice {
  /** Told this often so far: what is told once more while it is settled has to be looked at again. */
  heard: number;
}

const batch = 20;
/** About an hour of tries that failed, each twice as long after the last. */
const alarmAfterTries = 9;

/** The log of what the card provider called about, and its settling: by who wrote it down, else by whoever finds it due. */
@Injectable()
export class PaymentNotices {
  constructor(
    private readonly db: Database,
    private readonly settling: SettlePayment,
    private readonly alarms: LedgerAlarms,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Resolves when it is durable. For ten seconds it is left to the caller. */
  async log({ intentId, type }: PaymentNotice): Promise<LoggedNotice> {
    const [row] = await this.db.system((tx) =>
      tx.query<{ heard: number }>(
        `insert into payment_notice (intent_id, type, next_try_at) values ($1, $2, now() + interval '10 seconds')
       on conflict (intent_id, type) do update
         set heard = payment_notice.heard + 1, heard_at = now(), tries = 0, next_try_at = now() + interval '10 seconds', outcome = null
       returning heard`,
        [intentId, type],
      ),
    );
    return { intentId, type, heard: row!.heard };
  }

  /** @throws what the settling throws; the notice stays due. */
  async settle(notice: LoggedNotice): Promise<Settled> {
    try {
      const outcome = await this.settling.byNotice(notice);
      await this.db.system((tx) =>
        tx.execute(
          'update payment_notice set next_try_at = null, outcome = $4 where intent_id = $1 and type = $2 and heard = $3',
          [notice.intentId, notice.type, notice.heard, outcome],
        ),
      );
      return outcome;
    } catch (error) {
      if (!(error instanceof PaymentsUnavailable))
        this.logger.error(
          { err: error, intentId: notice.intentId },
          'A payment could not be settled; it is tried again',
        );
      throw error;
    }
  }

  /** What was written down and not settled: its process died, or the provider could not be asked. Whether more is due. */
  @Every('2s')
  async settleDue(): Promise<boolean> {
    const due = await this.db.system((tx) =>
      tx.query<LoggedNotice & { tries: number }>(
        `update payment_notice set tries = tries + 1, next_try_at = now() + least(interval '10 seconds' * 2 ^ tries, interval '1 hour')
        where (intent_id, type) in (select intent_id, type from payment_notice where next_try_at <= now() order by next_try_at limit ${batch} for update skip locked)
        returning intent_id as "intentId", type, heard, tries`,
      ),
    );
    for (const notice of due) {
      try {
        await this.settle(notice);
      } catch {
        if (notice.tries === alarmAfterTries) this.alarms.ring('payment-unsettled', { intentId: notice.intentId });
      }
    }
    return due.length === batch;
  }

  /** A month after it was settled nobody asks any more; Stripe itself calls again for three days. */
  async forgetOld(): Promise<void> {
    await this.db.system((tx) =>
      tx.execute(`delete from payment_notice where next_try_at is null and heard_at < now() - interval '30 days'`),
    );
  }
}
