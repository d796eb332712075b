import { isUuid, type Tx } from '@bellbird/database';
import { seenAmong, type ResourceActor } from '@bellbird/resource-kit';
import { readAttributes } from '../../attribute/read-attributes.js';
import { audienceResource } from '../../audience/audience.resource.js';
import { segmentResource } from '../../segment/segment.resource.js';
import { allContacts, type AudienceIds } from './audience-source.js';

export interface AudienceCheck {
  /** Ids that the tenant does not have; the same whether nobody has them or somebody else. */
  unknown: { contactIds: string[]; groupIds: string[]; segmentIds: string[] };
  /** Ids that the tenant has and the viewer cannot see. */
  unseen: { contactIds: string[]; groupIds: string[]; segmentIds: string[] };
  attributeKeys: string[];
}

/**
 * Which ids of an audience are not the tenant's (a contact in the trash is), which of them the viewer cannot see, and the
 * custom fields its texts may name.
 */
export async function checkAudience(
  tx: Tx,
  viewer: ResourceActor,
  { contactIds, groupIds, segmentIds }: AudienceIds,
): Promise<AudienceCheck> {
  const { tenantId } = viewer;
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
  const unseenIn = async (
    resource: typeof audienceResource | typeof segmentResource,
    ids: readonly string[],
    unknown: readonly string[],
  ): Promise<string[]> => {
    const known = ids.filter((id) => !unknown.includes(id));
    const seen = await seenAmong(tx, resource, viewer, known);
    return known.filter((id) => !seen.has(id.toLowerCase()));
  };
  const named = segmentIds.filter((id) => id !== allContacts);
  const unknown = {
    contactIds: await unknownIn('contact', contactIds),
    groupIds: await unknownIn('audience', groupIds),
    segmentIds: await unknownIn('segment', named),
  };
  return {
    unknown,
    unseen: {
      contactIds: [],
      groupIds: await unseenIn(audienceResource, groupIds, unknown.groupIds),
      segmentIds: await unseenIn(segmentResource, named, unknown.segmentIds),
    },
    attributeKeys: [...(await readAttributes(tx, tenantId)).keys()],
  };
}
