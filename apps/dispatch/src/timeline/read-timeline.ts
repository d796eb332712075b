import type { Tx } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import { shownUrl } from '@bellbird/short-link/limits';
import { tenantNumber } from '../campaign/tenant-number.js';
import { ordinalOf } from '../message-state.js';
import { idOfText, textOut, textOutColumns, textsOut, type TextOutRow } from '../recipients/text-out.js';
import type { TimelineText } from '../schema.generated.js';

export interface Wanted {
  /** E.164. */
  phone: string;
  before: Date | null;
  limit: number;
  kinds: readonly string[];
}

interface Row extends TextOutRow {
  id: string;
  at: Date;
  /** What the customer did: `reply` or `click`. */
  done: 'reply' | 'click' | null;
  campaign_id: string | null;
  prio: number;
}

const most = 100;

/**
 * What a phone and the business wrote to each other, the newest first, also where the customer never wrote. Times are
 * those of the answer, to the millisecond, so that nothing is shown twice; all of the last one's millisecond is there, so
 * that nothing is passed over. @throws 400 on limit.
 */
export async function readTimeline(tx: Tx, tenantId: string, wanted: Wanted): Promise<TimelineText[]> {
  const { phone, before, limit, kinds } = wanted;
  if (!Number.isInteger(limit) || limit < 1 || limit > most)
    throw invalidField('limit', `Give a whole number from 1 to ${most}.`);
  const number = await tenantNumber(tx, tenantId);
  const rows = await tx.query<Row>(
    `select * from (select * from (
       select i.id, date_trunc('milliseconds', i.received_at) as at, 'reply' as done, null::uuid as campaign_id, 0 as prio, null as purpose, null as asked_by,
              i.text as body, 0 as state, 0 as provider_rank, null::int as error_code, null::bigint as price
         from conversation c join inbound_sms i on i.conversation_id = c.id
        where c.tenant_id = $1 and c.phone = $3 and 'reply' = any($6::text[])
        union all
       select ${idOfText}, date_trunc('milliseconds', coalesce(m.sending_at, ca.created_at)), null, ca.campaign_id, ca.prio,
              ${textOutColumns}
         from ${textsOut}
        where m.tenant_no = $2 and m.address = $3 and 'text' = any($6::text[])
        union all
       select md5(ca.campaign_id::text || ${ordinalOf('m.id')} || c.link || c.at)::uuid, date_trunc('milliseconds', c.at), 'click', ca.campaign_id, ca.prio,
              null, null, l.urls[c.link], 0, 0, null, null
         from message m join campaign_control ca on ca.tenant_no = m.tenant_no and ca.campaign_no = m.campaign_no
         join link_set l on l.tenant_no = m.tenant_no and l.campaign_no = m.campaign_no
         join click c on c.tenant_no = m.tenant_no and c.campaign_no = m.campaign_no and c.ordinal = ${ordinalOf('m.id')} and not c.machine
        where m.tenant_no = $2 and m.address = $3 and 'click' = any($6::text[])) t
      where $4::timestamptz is null or at < $4 order by at desc fetch first ($5::bigint) rows with ties) page
      order by at desc, id desc`,
    [tenantId, number, phone, before, limit, kinds],
  );
  return rows.map(textOf);
}

function textOf(row: Row): TimelineText {
  const { id, at } = row;
  if (row.done !== null)
    return {
      ...{
        id,
        at,
        kind: row.done,
        text: row.done === 'click' ? shownUrl(row.body) : row.body,
        campaignId: row.campaign_id,
      },
      ...{ status: null, reason: null, cost: null, by: null },
    };
  const { status, reason, text, cost, sentBy } = textOut(row);
  return {
    ...{ id, at, kind: 'text', status, reason, text, cost, by: sentBy },
    campaignId: row.prio === 0 ? null : row.campaign_id,
  };
}
