/* eslint-disable bellbird/no-number-money -- the provider's wire form: whole cents, as JSON has them */
import { newObject, type FakeDispute, type FakeIntent, type FakeRefund } from './stripe-objects.js';

/** What the dashboard and the banks do with payments that succeeded. Each tells what Stripe would. */
export class FakeReversals {
  readonly refunds = new Map<string, FakeRefund>();
  readonly disputes = new Map<string, FakeDispute>();

  constructor(private readonly happen: (type: string, object: object) => unknown) {}

  /** As a person does in the dashboard. */
  refund(intent: FakeIntent, amount: number, status = 'succeeded'): FakeRefund {
    const refund = newObject<FakeRefund>('refund', {
      amount,
      currency: intent.currency,
      charge: intent.latest_charge,
      payment_intent: intent.id,
      status,
    });
    this.refunds.set(refund.id, refund);
    this.happen('refund.created', refund);
    this.happen('charge.refunded', {
      id: intent.latest_charge,
      object: 'charge',
      payment_intent: intent.id,
      amount: intent.amount,
      amount_refunded: amount,
      refunded: amount === intent.amount,
    });
    return refund;
  }

  /** The card's bank does not take it, days later. */
  failRefund(refund: FakeRefund): void {
    refund.status = 'failed';
    this.happen('refund.failed', refund);
  }

  /** An inquiry asks and takes nothing. */
  dispute(intent: FakeIntent, amount: number, kind: 'inquiry' | 'chargeback' = 'chargeback'): FakeDispute {
    const status = kind === 'inquiry' ? 'warning_needs_response' : 'needs_response';
    const dispute = newObject<FakeDispute>('dispute', {
      amount,
      currency: intent.currency,
      charge: intent.latest_charge,
      payment_intent: intent.id,
      status,
    });
    this.disputes.set(dispute.id, dispute);
    this.happen('charge.dispute.created', dispute);
    if (kind === 'chargeback') this.move(dispute, -amount, 'charge.dispute.funds_withdrawn');
    return dispute;
  }

  win(dispute: FakeDispute): void {
    dispute.status = 'won';
    this.move(dispute, dispute.amount, 'charge.dispute.funds_reinstated');
    this.happen('charge.dispute.closed', dispute);
  }

  private move(dispute: FakeDispute, amount: number, type: string): void {
    const { id: source, currency } = dispute;
    const fee = amount < 0 ? 2_500 : 0;
    dispute.balance_transactions.push(
      newObject('balance_transaction', {
        amount,
        fee,
        net: amount - fee,
        currency,
        source,
        type: 'adjustment',
        reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
      }),
    );
    this.happen(type, dispute);
  }
}
