import type { Tx } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import { optedOutAmong } from '../consent/consent-at-door.js';
import type { ConversationToAnswer } from '../schema.generated.js';
import { findConversation, lockConversation, type ConversationRow } from './conversation-row.js';

/** What an answer is sent by; null where the tenant has no such conversation. */
export async function conversationToAnswer(tx: Tx, tenantId: string, id: string): Promise<ConversationToAnswer | null> {
  const row = await findConversation(tx, tenantId, id);
  return row === null ? null : toAnswer(tx, tenantId, row);
}

/**
 * Begins a reply. Of two that know the same version the second is refused, and sees the first. Who answers has read what
 * is there. Asked again for the same text it answers as before. @throws 404, 409 version-conflict
 */
export async function openReply(
  tx: Tx,
  tenantId: string,
  { conversationId, textId, version }: { conversationId: string; textId: string; version: number | null },
): Promise<ConversationToAnswer> {
  const row = await lockConversation(tx, tenantId, conversationId);
  if (row.replyId === textId) return toAnswer(tx, tenantId, row);
  if (version !== null && version !== row.version) throw new ProductError('version-conflict');
  await tx.execute(
    `update conversation set reply_id = $3, version = version + 1, unread = 0, read_place = places where tenant_id = $1 and id = $2`,
    [tenantId, conversationId, textId],
  );
  return toAnswer(tx, tenantId, { ...row, version: row.version + 1 });
}

async function toAnswer(tx: Tx, tenantId: string, row: ConversationRow): Promise<ConversationToAnswer> {
  const { id, phone, contactId, sender, version, replyId } = row;
  const optedOut = (await optedOutAmong(tx, tenantId, [phone])).has(phone);
  return { id, phone, contactId, sender, version, replyId, optedOut };
}
