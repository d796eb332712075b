import type { Tx } from '@bellbird/database';
import { notFound } from '@bellbird/errors';

/** What a change of a conversation looks at. */
export interface ConversationRow {
  id: string;
  phone: string;
  contactId: string | null;
  sender: string;
  places: number;
  unread: number;
  status: 'open' | 'snoozed' | 'done';
  snoozeUntil: Date | null;
  onHold: boolean;
  replyId: string | null;
  version: number;
}

const columns = `id, phone, contact_id as "contactId", sender, places, unread, status, snooze_until as "snoozeUntil", on_hold as "onHold", reply_id as "replyId", version`;

/** A conversation of the tenant; null where there is none. */
export async function findConversation(tx: Tx, tenantId: string, id: string): Promise<ConversationRow | null> {
  const [row] = await tx.query<ConversationRow>(
    `select ${columns} from conversation where tenant_id = $1 and id = $2`,
    [tenantId, id],
  );
  return row ?? null;
}

/**
 * The same, held until the transaction ends. Whoever writes to a conversation and to consent or inbound texts of its
 * phone takes the conversation first. @throws 404
 */
export async function lockConversation(tx: Tx, tenantId: string, id: string): Promise<ConversationRow> {
  const [row] = await tx.query<ConversationRow>(
    `select ${columns} from conversation where tenant_id = $1 and id = $2 for update`,
    [tenantId, id],
  );
  if (row === undefined) throw notFound();
  return row;
}

/** The same of a phone, where it has one. */
export async function lockConversationOf(tx: Tx, tenantId: string, phone: string): Promise<void> {
  await tx.query('select 1 from conversation where tenant_id = $1 and phone = $2 for update', [tenantId, phone]);
}

/** The conversation shows what the door's scope hold says. */
export async function showHold(tx: Tx, tenantId: string, phone: string, onHold: boolean): Promise<void> {
  await tx.execute('update conversation set on_hold = $3 where tenant_id = $1 and phone = $2', [
    tenantId,
    phone,
    onHold,
  ]);
}
