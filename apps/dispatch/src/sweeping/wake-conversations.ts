import type { Database } from '@bellbird/database';
import type { OnConversation } from '../conversation/conversation-hint.js';

const mostAtOnce = 500;

/** Snoozed conversations come back at their time, `now` in business time. Answers how many did. */
export async function wakeConversations(db: Database, now: Date, onConversation: OnConversation): Promise<number> {
  const awake = await db.systemQuery<{ id: string; tenant_id: string }>(
    `update conversation c set status = 'open', snooze_until = null, version = version + 1, updated_at = $1
       from (select id from conversation where status = 'snoozed' and snooze_until <= $1
              order by snooze_until limit ${mostAtOnce} for update skip locked) due
      where c.id = due.id returning c.id, c.tenant_id`,
    [now.toISOString()],
  );
  for (const { id, tenant_id: tenantId } of awake) onConversation(tenantId, id);
  return awake.length;
}
