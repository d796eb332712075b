import type { Tx } from '@bellbird/database';
import type { ReplyWord } from '../replies/reply-word.js';
import type { WorkDay } from '../work-day/work-day.js';

/** How long replies that ask nothing of staff are shown. */
const shownMs = 10 * 60_000;

/** The newest reply of each turn of the day. Only "cancel" waits for a person, until they take the turn off or keep it. */
export const readReplies = (
  tx: Tx,
  { tenantId, id }: WorkDay,
  now: Date,
): Promise<{ turnId: string; word: ReplyWord }[]> =>
  tx.query(
    `select turn_id as "turnId", word from (
       select distinct on (e.turn_id) e.turn_id, e.kind, e.data->>'word' as word, e.at, t.status
         from turn_event e join turn t on t.tenant_id = e.tenant_id and t.id = e.turn_id
        where e.tenant_id = $1 and t.day_id = $2 and t.deleted_at is null and e.kind in ('replied', 'kept')
        order by e.turn_id, e.seq desc) last
      where kind = 'replied' and case when word = 'cancel' then status in ('waiting', 'active') else at > $3 end
      order by at`,
    [tenantId, id, new Date(now.getTime() - shownMs)],
  );
