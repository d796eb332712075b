import { isUuid, type Tx } from '@bellbird/database';
import { invalidField, notFound } from '@bellbird/errors';
import { tenantNumber } from '../campaign/tenant-number.js';
import { among } from '../message-state.js';
import { idOfText, textOut, textOutColumns, textsOut, type TextOutRow } from '../recipients/text-out.js';
import type { ConversationMessage } from '../schema.generated.js';
import { findConversation } from './conversation-row.js';

interface InboundText {
  id: string;
  at: Date;
  inbound: string;
  state: null;
}
interface TextOut extends TextOutRow {
  id: string;
  at: Date;
  inbound: null;
  campaign_id: string;
  kind: ConversationMessage['kind'];
}

const mostAtOnce = 100;

/**
 * All that a phone and the business wrote to each other, by time: inbound texts, what was or may have been sent, and
 * replies from the moment that they were asked for, for who wrote one looks for it.
 */
const thread = `
  select i.id, i.received_at as at, i.id as inbound_id, null::bigint as message_id from inbound_sms i where i.conversation_id = $1
  union all
  select ${idOfText}, coalesce(m.sending_at, ca.created_at), null, m.id
    from ${textsOut}
   where m.tenant_no = $2 and m.address = $3
     and (m.state in ${among('sending', 'accepted', 'unknown', 'failedUnknown')} or r.purpose = 'reply')`;

/** A page of a conversation, the newest first. @throws 404; 400 naming before or limit. */
export async function conversationMessages(
  tx: Tx,
  tenantId: string,
  asked: { id: string; before: string | null; limit: number | null },
): Promise<ConversationMessage[]> {
  const limit = asked.limit ?? mostAtOnce;
  if (limit < 1 || limit > mostAtOnce) throw invalidField('limit', `Give a whole number from 1 to ${mostAtOnce}.`);
  const conversation = await findConversation(tx, tenantId, asked.id);
  if (conversation === null) throw notFound();
  const of = [conversation.id, await tenantNumber(tx, tenantId), conversation.phone];
  const from = asked.before === null ? null : await placeOf(tx, of, asked.before);
  const rows = await tx.query<InboundText | TextOut>(
    `with page as (select * from (${thread}) t where $4::timestamptz is null or (at, id) < ($4, $5::uuid) order by at desc, id desc limit $6)
     select p.id, p.at, i.text as inbound, ca.campaign_id, case when ca.prio = 0 then coalesce(r.purpose, 'test') else 'campaign' end as kind,
            ${textOutColumns}
       from page p left join inbound_sms i on i.id = p.inbound_id
       left join (${textsOut}) on m.tenant_no = $2 and m.id = p.message_id
      order by p.at desc, p.id desc`,
    [...of, from?.at ?? null, from?.id ?? null, limit],
  );
  return rows.map(messageOf);
}

/** Where in the thread a text stands that an answer before ended with; its time to the microsecond. */
async function placeOf(tx: Tx, of: unknown[], before: string): Promise<{ at: string; id: string }> {
  const [place] = isUuid(before)
    ? await tx.query<{ at: string; id: string }>(`select at::text, id from (${thread}) t where id = $4`, [
        ...of,
        before,
      ])
    : [];
  if (place === undefined) throw invalidField('before', 'This is no text of this conversation.');
  return place;
}

function messageOf(row: InboundText | TextOut): ConversationMessage {
  const { id, at } = row;
  if (row.inbound !== null)
    return {
      ...{ id, at, direction: 'in', kind: 'inbound', text: row.inbound, media: [] },
      ...{ status: null, state: null, campaignId: null, cost: null, sentBy: null },
    };
  const { status, state, text, cost, sentBy } = textOut(row);
  return {
    ...{ id, at, direction: 'out', kind: row.kind, status, state, text, cost, sentBy, media: [] },
    campaignId: row.kind === 'campaign' ? row.campaign_id : null,
  };
}
