import type { Tx } from '@bellbird/database';
import type { emailRequested } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import type { OutgoingMailLoop } from '../mail/outgoing-mail-loop.js';
import { queueMail } from '../mail/outgoing-mails.js';

/** A mail is wanted: kept here with the event, sent after the commit by the loop, which never runs inside a handler. */
export async function queueMailWhenRequested(
  { payload, occurredAt }: ConsumedEvent<typeof emailRequested>,
  tx: Tx,
  loop: OutgoingMailLoop,
): Promise<void> {
  await queueMail(tx, { ...payload, requestedAt: occurredAt });
  tx.afterCommit(() => loop.poke());
}
