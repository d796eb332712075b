import type { Tx } from '@bellbird/database';
import type { topUpFailed, topUpSucceeded } from '@bellbird/events';
import { formatBalance } from '@bellbird/money';
import type { ConsumedEvent } from '@bellbird/outbox';
import type { Notifier } from '../notification/notifier.js';

/** A top-up is on the balance. */
export async function notifyWhenPaymentSucceeded(
  { id, tenantId, payload }: ConsumedEvent<typeof topUpSucceeded>,
  tx: Tx,
  notifier: Notifier,
): Promise<void> {
  const { paymentIntentId, amount, currency, at } = payload;
  await notifier.notify(
    tx,
    { id, tenantId },
    {
      type: 'prepaid-package-payment-succeed',
      data: { paymentIntentId, amount: formatBalance(BigInt(amount)), currency, at },
    },
  );
}

/** A top-up did not go through; nothing was charged. */
export async function notifyWhenPaymentFailed(
  { id, tenantId, payload }: ConsumedEvent<typeof topUpFailed>,
  tx: Tx,
  notifier: Notifier,
): Promise<void> {
  const { paymentIntentId, amount, currency, reason, at } = payload;
  await notifier.notify(
    tx,
    { id, tenantId },
    {
      type: 'prepaid-package-payment-failed',
      data: { paymentIntentId, amount: formatBalance(BigInt(amount)), currency, reason, at },
    },
  );
}
