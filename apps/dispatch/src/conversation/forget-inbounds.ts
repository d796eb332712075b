import type { Tx } from '@bellbird/database';
import { tenantNumber } from '../campaign/tenant-number.js';

/**
 * Deletes inbound texts and takes them out of their conversations: what is unread is counted anew, and what was said last
 * is the newest inbound text or reply that is left. When somebody last wrote, and what needs a person, stays as it was.
 * Answers how many were deleted.
 */
export async function forgetInbounds(tx: Tx, tenantId: string, ids: readonly string[]): Promise<number> {
  const tenantNo = await tenantNumber(tx, tenantId);
  const gone = await tx.query<{ conversation_id: string | null }>(
    'delete from inbound_sms where tenant_id = $1 and id = any($2) returning conversation_id',
    [tenantId, ids],
  );
  const conversations = [...new Set(gone.flatMap(({ conversation_id: id }) => (id === null ? [] : [id])))];
  // In one order, so that two who delete at once do not wait for each other.
  await tx.query('select 1 from conversation where tenant_id = $1 and id = any($2) order by id for update', [
    tenantId,
    conversations,
  ]);
  await tx.execute(
    `update conversation c
        set unread = (select count(*) from inbound_sms i where i.conversation_id = c.id and i.place > c.read_place),
            (last_text, last_direction) = (select coalesce(max(l.text), ''), coalesce(max(l.direction), c.last_direction) from (${newest}) l),
            version = c.version + 1
      where c.tenant_id = $1 and c.id = any($2)`,
    [tenantId, conversations, tenantNo],
  );
  return gone.length;
}

const newest = `
  select text, direction from (
    (select i.received_at as at, i.text, 'in' as direction from inbound_sms i where i.conversation_id = c.id order by i.received_at desc, i.id desc limit 1)
    union all
    (select ca.created_at, m.body, 'out' from message m
       join single_request r on r.tenant_no = m.tenant_no and r.campaign_no = m.campaign_no and r.purpose = 'reply'
       join campaign_control ca on ca.tenant_no = m.tenant_no and ca.campaign_no = m.campaign_no
      where m.tenant_no = $3 and m.address = c.phone order by m.id desc limit 1)) t
   order by at desc limit 1`;
