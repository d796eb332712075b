import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { topUpFailed, topUpSucceeded } from '@bellbird/events';
import { formatBalance } from '@bellbird/money';
import { topUpFailedNotice, topUpSucceededNotice } from '@bellbird/notices';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { Notifier } from '../notification/notifier.js';

/** What became of a top-up. */
@Injectable()
export class NotifyWhenPaymentEnded {
  constructor(private readonly notifier: Notifier) {}

  /** A top-up is on the balance. */
  @On(topUpSucceeded)
  async succeeded({ id, tenantId, payload }: ConsumedEvent<typeof topUpSucceeded>, tx: Tx): Promise<void> {
    const { paymentIntentId, amount, currency, at } = payload;
    await this.notifier.notify(tx, { id, tenantId }, topUpSucceededNotice, {
      paymentIntentId,
      amount: formatBalance(BigInt(amount)),
      currency,
      at,
    });
  }

  /** A top-up did not go through; nothing was charged. */
  @On(topUpFailed)
  async failed({ id, tenantId, payload }: ConsumedEvent<typeof topUpFailed>, tx: Tx): Promise<void> {
    const { paymentIntentId, amount, currency, reason, at } = payload;
    await this.notifier.notify(tx, { id, tenantId }, topUpFailedNotice, {
      paymentIntentId,
      amount: formatBalance(BigInt(amount)),
      currency,
      reason,
      at,
    });
  }
}
