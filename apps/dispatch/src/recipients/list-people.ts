import type { Tx } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import type { OptOutWay } from '../engagement/engage.js';
import { messageState, ordinalOf } from '../message-state.js';
import { receiptRank } from '../receipts/receipt-rank.js';
import type { CampaignPeople, CampaignPerson, QueryCampaignPeopleArgs } from '../schema.generated.js';
import { boundsOf, conditionOf, rangeOf } from './asked-page.js';
import { personSearch } from './person-search.js';
import { recipientColumns, recipientOf, sentAt, type RecipientRow } from './recipient-row.js';

interface PersonRow extends RecipientRow {
  ordinal: number;
  queued_at: Date;
  ended_at: Date | null;
  unknown_since: Date | null;
  next_look_at: Date | null;
  replied_at: Date | null;
  reply: string | null;
  opted_out_at: Date | null;
  opted_out_by: OptOutWay | null;
}

const nobody: CampaignPeople = { data: [], count: 0, hasMore: false };
const longestSearch = 100;
/** As many as a screen can show and be kept fresh. */
const mostOrdinals = 100;

/**
 * A campaign's people with what happened since, who had news last first; or, of some by their ordinals, how they are
 * now. The page is chosen before anything is joined, so that a row costs the same in a campaign of a million.
 * @throws 400 naming status, search, ordinals, skip or limit.
 */
export async function listPeople(
  tx: Tx,
  tenantId: string,
  asked: Omit<QueryCampaignPeopleArgs, 'campaignId'> & { campaignId: string },
): Promise<CampaignPeople> {
  const { skip, limit } = boundsOf(asked);
  const { text, values } = narrowed(asked);
  const range = await rangeOf(tx, tenantId, asked.campaignId);
  if (range === null) return nobody;
  const chosen = `m.tenant_no = $1 and m.id between $2 and $3 and ${conditionOf(asked.status ?? null)} ${text}`;
  const [total] = await tx.query<{ count: number }>(`select count(*)::int as count from message m where ${chosen}`, [
    ...range,
    ...values,
  ]);
  const rows = await tx.query<PersonRow>(
    `with m as materialized (
       select m.*, ${ordinalOf('m.id')} as ordinal, coalesce(m.receipt_at, ${sentAt}) as news_at from message m
        where ${chosen} order by news_at desc nulls last, m.id offset $${values.length + 4} limit $${values.length + 5})
     select ${recipientColumns}, m.ordinal, ca.created_at as queued_at,
            case when m.state = ${messageState.accepted} then case when m.provider_rank >= ${receiptRank.failed} then m.receipt_at end
                 when m.state in (${messageState.rejected}, ${messageState.skipped}, ${messageState.failedUnknown}) then m.done_at end as ended_at,
            l.unknown_since, l.next_at as next_look_at, r.at as replied_at, o.at as opted_out_at,
            i.text as reply, o.source as opted_out_by
       from m join campaign_control ca using (tenant_no, campaign_no)
       left join lookup l on l.id = m.id and l.tenant_no = m.tenant_no
       left join engaged r on r.campaign_no = m.campaign_no and r.ordinal = m.ordinal and r.kind = 'reply' and r.tenant_no = m.tenant_no
       left join inbound_sms i on i.id = r.inbound_id
       left join engaged o on o.campaign_no = m.campaign_no and o.ordinal = m.ordinal and o.kind = 'out' and o.tenant_no = m.tenant_no
      order by m.news_at desc nulls last, m.id`,
    [...range, ...values, skip, limit],
  );
  const count = total?.count ?? 0;
  return { data: rows.map(personOf), count, hasMore: skip + rows.length < count };
}

/** What else narrows the list: SQL after the range, whose values are $1 to $3. */
function narrowed({ search, ordinals }: Pick<QueryCampaignPeopleArgs, 'search' | 'ordinals'>) {
  if ((search?.length ?? 0) > longestSearch) throw invalidField('search', `Use ${longestSearch} characters or fewer.`);
  if ((ordinals?.length ?? 0) > mostOrdinals) throw invalidField('ordinals', `At most ${mostOrdinals} at once.`);
  if (ordinals != null) return { text: 'and m.id = any(select $2::bigint + unnest($4::int[]))', values: [ordinals] };
  const sought = personSearch(search);
  if (sought === null) return { text: '', values: [] };
  return { text: 'and (m.name ilike $4 or m.address like $5)', values: [sought.name, sought.address] };
}

const personOf = (row: PersonRow): CampaignPerson => ({
  ordinal: row.ordinal,
  recipient: recipientOf(row),
  queuedAt: row.queued_at,
  endedAt: row.ended_at,
  unknownSince: row.unknown_since,
  nextLookAt: row.next_look_at,
  repliedAt: row.replied_at,
  reply: row.reply,
  optedOutAt: row.opted_out_at,
  optedOutBy: row.opted_out_by,
});
