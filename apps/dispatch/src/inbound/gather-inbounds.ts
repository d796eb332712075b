import { nilTenant } from '@bellbird/auth';
import { newId, type Database } from '@bellbird/database';
import type { OnConversation } from '../conversation/conversation-hint.js';
import { moveByInbound, type InboundOfConversation } from '../conversation/move-conversation.js';
import { holdBack } from './hold-back.js';

const mostAtOnce = 100;

/**
 * Texts that a process of the release before took, while this one rolled out, stand in no conversation: they are put
 * there as if they came now, and heeded. Answers how many there were.
 */
export function gatherInbounds(db: Database, onConversation: OnConversation): Promise<number> {
  return db.system(async (tx) => {
    const alone = await tx.query<InboundOfConversation & { keyword: string | null }>(
      `select t.tenant_no as "tenantNo", i.tenant_id as "tenantId", i.id as "inboundId", i.from_phone as phone, i.to_phone as sender,
              i.text, i.contact_id as "contactId", i.received_at as at, i.keyword
         from inbound_sms i join tenant t on t.tenant_id = i.tenant_id
        where i.conversation_id is null and i.tenant_id <> '${nilTenant}' order by i.received_at limit ${mostAtOnce} for update of i skip locked`,
    );
    for (const { keyword, ...inbound } of alone) {
      const id = await moveByInbound(tx, inbound, newId());
      if (keyword === null) await holdBack(tx, inbound, id);
      tx.afterCommit(() => onConversation(inbound.tenantId, id));
    }
    return alone.length;
  });
}
