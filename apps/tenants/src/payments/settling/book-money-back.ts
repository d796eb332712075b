import { Inject, Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Database, namedId } from '@bellbird/database';
import { paymentReturned } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import { CLOCK, LOGGER, metrics, type Clock, type Logger } from '@bellbird/service-host';
import { LedgerAlarms } from '../../ledger/ledger-alarms.js';
import { isPosted, refusalOf, reinstate, takeMoneyBack } from '../../ledger/ledger.js';
import { TenantHints } from '../../live/tenant-hints.js';
import { Suspensions } from '../../suspension/suspensions.js';
import { PAYMENTS } from '../provider/payment-errors.js';
import { moneyBackKinds, type MoneyBack, type PaymentsProvider } from '../provider/payments-provider.js';
import { topUps, type TopUpRow } from '../top-up/top-up-row.js';

const counter = new Counter({
  name: 'payments_money_back_total',
  help: 'Refunds, chargebacks and what came again after them, as booked',
  labelNames: ['kind'],
  registers: [metrics.registry],
});
// An alarm on a rise sees the first chargeback only if the series began at zero.
for (const kind of moneyBackKinds) counter.inc({ kind }, 0);
const transferOf = (movementId: string): string => namedId('money-back', movementId);

/** Brings refunds and disputes into the ledger, each movement once. What moved is asked of the provider, never believed of a webhook. */
@Injectable()
export class BookMoneyBack {
  constructor(
    private readonly db: Database,
    @Inject(PAYMENTS) private readonly payments: PaymentsProvider,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly alarms: LedgerAlarms,
    private readonly hints: TenantHints,
    private readonly suspensions: Suspensions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** All that moved of a payment that was credited. Whether something of it was new. @throws PaymentsUnavailable. */
  async ofIntent(intentId: string): Promise<boolean> {
    const topUp = await this.db.system((tx) => topUps.find(tx, { intentId }));
    if (topUp === null) return false;
    let isNew = false;
    for (const movement of await this.payments.moneyBack(intentId)) {
      if (movement.currency === topUp.currency) isNew = (await this.book(topUp, movement)) || isNew;
      else this.alarms.ring('payment-mismatch', { intentId, why: 'other-currency' });
    }
    return isNew;
  }

  /** Whether it moved money of a payment of ours, and was not booked. */
  async isMissing({ id, intentId, undoes }: MoneyBack): Promise<boolean> {
    const topUp = await this.db.system((tx) => topUps.find(tx, { intentId }));
    if (topUp === null) return false;
    return this.db.tenant(
      topUp.tenantId,
      async (tx) =>
        !(await isPosted(tx, transferOf(id))) && (undoes === undefined || (await isPosted(tx, transferOf(undoes)))),
    );
  }

  private async book(
    { tenantId, id: paymentId }: Pick<TopUpRow, 'tenantId' | 'id'>,
    { id, intentId, kind, amount, currency, undoes }: MoneyBack,
  ): Promise<boolean> {
    const moved = { transferId: transferOf(id), amount, currency };
    const now = this.clock.now();
    const facts = { tenantId, intentId, movement: id, kind, amount };
    try {
      return await this.db.tenant(tenantId, async (tx) => {
        if (undoes !== undefined && !(await isPosted(tx, transferOf(undoes)))) return false;
        const { firstTime, owed } =
          kind === 'reinstated'
            ? { ...(await reinstate(tx, moved, now)), owed: 0n }
            : await takeMoneyBack(tx, { ...moved, kind }, now);
        // The ledger may have suspended the business, or lifted that.
        await this.suspensions.tell(tx);
        if (!firstTime) return false;
        await publish(
          tx,
          paymentReturned,
          {
            tenantId,
            paymentId,
            movement: id,
            kind,
            amount: amount.toString(),
            owed: owed > 0n ? owed.toString() : null,
            currency,
            at: now.toISOString(),
          },
          { aggregateVersion: 1n },
        );
        tx.afterCommit(() => {
          counter.inc({ kind });
          this.logger.warn(
            { ...facts, amount: amount.toString(), owed: owed.toString() },
            'Money of a payment went back, or came again',
          );
          if (owed > 0n) this.alarms.ring('payment-owed', { ...facts, owed });
          this.hints.balanceChanged(tenantId);
        });
        return true;
      });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      this.alarms.ring('payment-mismatch', { ...facts, why: refusal });
      return false;
    }
  }
}
