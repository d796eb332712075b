import type { Tx } from '@bellbird/database';

/** A place among those who were left out of a campaign: contacts by id, then numbers of nobody as they were typed. */
export interface LeftOutPlace {
  /** Null of a number that was typed. */
  contactId: string | null;
  typed: number;
}

/** Which campaign's: tenant and campaign. */
type Of = readonly [tenantId: string, campaignId: string];

const nobodyYet = '00000000-0000-0000-0000-000000000000';

/**
 * The rows behind a place, all of them contacts or all of them numbers; from the beginning where it is null, none behind
 * the last. `columns` is SQL over `left_out`. A contact may stand there twice, the second time as a number that was typed.
 */
export async function leftOutBehind<Row extends object>(
  tx: Tx,
  [tenantId, campaignId]: Of,
  columns: string,
  place: LeftOutPlace | null,
  most: number,
): Promise<(Row & LeftOutPlace)[]> {
  const select = `select ${columns}, contact_id as "contactId", coalesce(typed, 0) as typed from left_out
      where tenant_id = $1 and campaign_id = $2`;
  if (place === null || place.contactId !== null) {
    const contacts = await tx.query<Row & LeftOutPlace>(
      `${select} and contact_id >= coalesce($3, '${nobodyYet}'::uuid)
        and ($3::uuid is null or contact_id > $3 or coalesce(typed, 0) > $4)
      order by contact_id, coalesce(typed, 0) limit $5`,
      [tenantId, campaignId, place?.contactId ?? null, place?.typed ?? 0, most],
    );
    if (contacts.length > 0) return contacts;
  }
  return tx.query<Row & LeftOutPlace>(`${select} and contact_id is null and typed > $3 order by typed limit $4`, [
    tenantId,
    campaignId,
    place?.contactId === null ? place.typed : 0,
    most,
  ]);
}
