import type { Tx } from '@bellbird/database';
import type { inboundReceived } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import type { Notifier } from '../notification/notifier.js';

/** A customer texted back. The text itself is read where it is kept, by `inboundId`. */
export async function notifyWhenTextReceived(
  { id, tenantId, payload }: ConsumedEvent<typeof inboundReceived>,
  tx: Tx,
  notifier: Notifier,
): Promise<void> {
  const { inboundId, from, to, contactId, keyword, receivedAt } = payload;
  await notifier.notify(
    tx,
    { id, tenantId },
    { type: 'inbound-sms', data: { inboundId, from, to, contactId, keyword, receivedAt } },
  );
}
