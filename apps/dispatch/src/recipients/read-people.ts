import type { Tx } from '@bellbird/database';
import type { OptOutWay } from '../engagement/engage.js';
import { messageState, ordinalOf } from '../message-state.js';
import { receiptRank } from '../receipts/receipt-rank.js';
import { recipientColumns, recipientJoins, type RecipientRow } from './recipient-row.js';

/** A person of a campaign, and what happened since. */
export interface PersonRow extends RecipientRow {
  id: string;
  queued_at: Date;
  ended_at: Date | null;
  unknown_since: Date | null;
  next_look_at: Date | null;
  reply: string | null;
  opted_out_at: Date | null;
  opted_out_by: OptOutWay | null;
}

/** People by the ids of their messages, in that order. What is joined is of these rows alone. */
export function readPeople(tx: Tx, tenantNo: number, ids: readonly string[]): Promise<PersonRow[]> {
  return tx.query<PersonRow>(
    `select m.id, ${recipientColumns}, ca.created_at as queued_at,
            case when m.state = ${messageState.accepted} then case when m.provider_rank >= ${receiptRank.failed} then m.receipt_at end
                 when m.state in (${messageState.rejected}, ${messageState.skipped}, ${messageState.failedUnknown}) then m.done_at end as ended_at,
            l.unknown_since, l.next_at as next_look_at, o.at as opted_out_at,
            i.text as reply, o.source as opted_out_by
       from unnest($2::bigint[]) with ordinality as asked (id, place)
       join message m on m.id = asked.id and m.tenant_no = $1
       join campaign_control ca using (tenant_no, campaign_no)
       left join lookup l on l.id = m.id and l.tenant_no = m.tenant_no
       ${recipientJoins}
       left join inbound_sms i on i.id = r.inbound_id
       left join engaged o on o.campaign_no = m.campaign_no and o.ordinal = ${ordinalOf('m.id')} and o.kind = 'out' and o.tenant_no = m.tenant_no
      order by asked.place`,
    [tenantNo, ids],
  );
}
