import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { paymentReturned, topUpFailed, topUpSucceeded } from '@bellbird/events';
import { formatBalance } from '@bellbird/money';
import { paymentReturnedNotice, topUpFailedNotice, topUpSucceededNotice } from '@bellbird/notices';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { Notifier } from '../notification/notifier.js';

/** What became of a payment. */
@Injectable()
export class NotifyWhenPaymentEnded {
  constructor(private readonly notifier: Notifier) {}

  /** A top-up is on the balance. */
  @On(topUpSucceeded)
  async succeeded({ id, tenantId, payload }: ConsumedEvent<typeof topUpSucceeded>, tx: Tx): Promise<void> {
    const { paymentId, paymentIntentId, amount, currency, at } = payload;
    await this.notifier.notify(tx, { id, tenantId }, topUpSucceededNotice, {
      ...(paymentId !== undefined && { paymentId }),
      kind: 'top-up',
      paymentIntentId,
      amount: formatBalance(BigInt(amount)),
      currency,
      at,
    });
  }

  /** A top-up did not go through; nothing was charged. */
  @On(topUpFailed)
  async failed({ id, tenantId, payload }: ConsumedEvent<typeof topUpFailed>, tx: Tx): Promise<void> {
    const { paymentId, paymentIntentId, amount, currency, reason, at } = payload;
    await this.notifier.notify(tx, { id, tenantId }, topUpFailedNotice, {
      ...(paymentId !== undefined && { paymentId }),
      kind: 'top-up',
      paymentIntentId,
      amount: formatBalance(BigInt(amount)),
      currency,
      reason,
      at,
    });
  }

  /** Money went back to the card, was taken back, or came again. */
  @On(paymentReturned)
  async returned({ id, tenantId, payload }: ConsumedEvent<typeof paymentReturned>, tx: Tx): Promise<void> {
    const { paymentId, kind, amount, owed } = payload;
    await this.notifier.notify(tx, { id, tenantId }, paymentReturnedNotice, {
      paymentId,
      kind,
      amount: formatBalance(BigInt(amount)),
      owed: owed === null ? null : formatBalance(BigInt(owed)),
    });
  }
}
