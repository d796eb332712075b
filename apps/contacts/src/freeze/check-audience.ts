import { isUuid, type Tx } from '@bellbird/database';
import { readAttributes } from '../attribute/read-attributes.js';
import { allContacts, type AudienceIds } from './audience-source.js';

export interface AudienceCheck {
  /** Ids that the tenant does not have; the same whether nobody has them or somebody else. */
  unknown: { contactIds: string[]; groupIds: string[]; segmentIds: string[] };
  attributeKeys: string[];
}

/** Which ids of an audience are not the tenant's (a contact in the trash is), and the custom fields its texts may name. */
export async function checkAudience(
  tx: Tx,
  tenantId: string,
  { contactIds, groupIds, segmentIds }: AudienceIds,
): Promise<AudienceCheck> {
  const unknownIn = async (table: 'contact' | 'audience' | 'segment', ids: readonly string[]): Promise<string[]> => {
    const askable = ids.filter(isUuid);
    const rows =
      askable.length === 0
        ? []
        : await tx.query<{ id: string }>(`select id from ${table} where tenant_id = $1 and id = any($2::uuid[])`, [
            tenantId,
            askable,
          ]);
    const known = new Set(rows.map((row) => row.id));
    return ids.filter((id) => !known.has(id.toLowerCase()));
  };
  return {
    unknown: {
      contactIds: await unknownIn('contact', contactIds),
      groupIds: await unknownIn('audience', groupIds),
      segmentIds: await unknownIn(
        'segment',
        segmentIds.filter((id) => id !== allContacts),
      ),
    },
    attributeKeys: [...(await readAttributes(tx, tenantId)).keys()],
  };
}
