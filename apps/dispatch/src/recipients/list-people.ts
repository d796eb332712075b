import type { Tx } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import type { CampaignPeople, CampaignPerson, QueryCampaignPeopleArgs } from '../schema.generated.js';
import { boundsOf, conditionOf, rangeOf } from './asked-page.js';
import { personSearch } from './person-search.js';
import { readPeople, type PersonRow } from './read-people.js';
import { recipientOf, sentAt } from './recipient-row.js';

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
  const page = await tx.query<{ id: string }>(
    `select m.id from message m where ${chosen}
      order by coalesce(m.receipt_at, ${sentAt}) desc nulls last, m.id offset $${values.length + 4} limit $${values.length + 5}`,
    [...range, ...values, skip, limit],
  );
  const people = await readPeople(
    tx,
    range[0],
    page.map(({ id }) => id),
  );
  const count = total?.count ?? 0;
  return { data: people.map(personOf), count, hasMore: skip + people.length < count };
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
