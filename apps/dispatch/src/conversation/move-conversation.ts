import type { Tx } from '@bellbird/database';
import type { Attention } from '../inbound/inbound-attention.js';

/** A customer's text, once its row is there. */
export interface InboundOfConversation {
  tenantNo: number;
  tenantId: string;
  inboundId: string;
  phone: string;
  /** The number that it came to. */
  sender: string;
  text: string;
  contactId: string | null;
  at: Date;
}

/**
 * Puts a customer's text into its conversation, which it makes or opens again, and answers its id. The text gets its
 * place under the conversation's lock, so of many at once each counts as unread.
 */
export async function moveByInbound(tx: Tx, inbound: InboundOfConversation, newId: string): Promise<string> {
  const [moved] = await tx.query<{ id: string; places: number }>(
    `insert into conversation as c (id, tenant_id, phone, contact_id, name, last_text, last_direction, last_at, places, unread, on_hold, sender, unasked, created_at, updated_at)
     values ($1, $2, $3, $4, ${nameAt('$7', '$3')}, $5, 'in', $6, 1, 1,
             exists (select from consent where tenant_no = $7 and address = $3 and scope = 'hold' and state = 'out'), $8, true, $6, $6)
     on conflict (tenant_id, phone) do update set
       contact_id = coalesce(excluded.contact_id, c.contact_id), name = coalesce(excluded.name, c.name),
       unasked = coalesce(excluded.contact_id, c.contact_id) is null or coalesce(excluded.name, c.name) is null,
       last_text = ${newest('last_text')}, last_direction = ${newest('last_direction')}, sender = ${newest('sender')},
       last_at = greatest(c.last_at, excluded.last_at),
       places = c.places + 1, unread = c.unread + 1, status = 'open', snooze_until = null,
       version = c.version + 1, updated_at = excluded.updated_at
     returning id, places`,
    [
      newId,
      inbound.tenantId,
      inbound.phone,
      inbound.contactId,
      inbound.text,
      inbound.at.toISOString(),
      inbound.tenantNo,
      inbound.sender,
    ],
  );
  if (moved === undefined) throw new Error('The conversation was not written.');
  await tx.execute('update inbound_sms set conversation_id = $2, place = $3 where id = $1', [
    inbound.inboundId,
    moved.id,
    moved.places,
  ]);
  return moved.id;
}

/** Of a text that is gathered later than one behind it, the conversation shows nothing: SQL. */
const newest = (column: 'last_text' | 'last_direction' | 'sender'): string =>
  `case when excluded.last_at >= c.last_at then excluded.${column} else c.${column} end`;

/** How staff saw the person on the newest text that said a name: SQL. */
const nameAt = (tenantNo: string, phone: string): string =>
  `(select m.name from message m where m.tenant_no = ${tenantNo} and m.address = ${phone} and m.name <> '' order by m.id desc limit 1)`;

/** A reply of staff moves its conversation. Answers the id; null where the phone has none. */
export async function moveByReply(
  tx: Tx,
  reply: { tenantId: string; phone: string; text: string; at: Date },
): Promise<string | null> {
  const [moved] = await tx.query<{ id: string }>(
    `update conversation set last_text = $3, last_direction = 'out', last_at = greatest(last_at, $4), updated_at = $4
      where tenant_id = $1 and phone = $2 returning id`,
    [reply.tenantId, reply.phone, reply.text, reply.at.toISOString()],
  );
  return moved?.id ?? null;
}

/** Somebody should read this; the newest reason is shown. */
export async function giveAttention(tx: Tx, id: string, attention: Attention): Promise<void> {
  await tx.execute('update conversation set attention = $2 where id = $1', [id, attention]);
}

/** The person has said what they meant. */
export async function endAttention(tx: Tx, tenantId: string, phone: string): Promise<void> {
  await tx.execute('update conversation set attention = null where tenant_id = $1 and phone = $2', [tenantId, phone]);
}
