import { isUuid, type Tx } from '@bellbird/database';
import { isProductError } from '@bellbird/errors';
import { Parameters, planQuery, type ResourceActor } from '@bellbird/resource-kit';
import { contactResourceForMany, type contactResource } from '../../contact/contact.resource.js';

/** Everybody: the segment that always is. */
export const allContacts = 'all-contacts';

/** Who is meant: any of these. */
export interface AudienceIds {
  contactIds: readonly string[];
  groupIds: readonly string[];
  segmentIds: readonly string[];
}

/** The contacts that one member of an audience chooses, as the pieces of a statement. */
export interface AudienceSource {
  from: string;
  /** The column of `from` that holds the contact's id. */
  id: string;
  where: string[];
  parameters: Parameters;
}

interface SegmentRow {
  id: string;
  filters: unknown;
  filtersMatch: 'all' | 'any';
}

/**
 * The sources of an audience. Groups and single contacts may name people in the trash (they are counted as `inTrash`),
 * segments never do. A group or segment that is gone chooses nobody. With `shared` all write into one statement.
 */
export async function audienceSources(
  tx: Tx,
  actor: ResourceActor,
  audience: AudienceIds,
  shared?: Parameters,
): Promise<AudienceSource[]> {
  const { tenantId } = actor;
  const sources: AudienceSource[] = [];
  const parametersOf = (): Parameters => shared ?? new Parameters();
  const contactIds = idsIn(audience.contactIds);
  if (contactIds.length > 0) {
    const parameters = parametersOf();
    const ids = parameters.add(contactIds, 'uuid[]');
    sources.push({
      from: 'contact c',
      id: 'c.id',
      where: [`c.tenant_id = ${parameters.add(tenantId, 'uuid')}`, `c.id = any(${ids})`],
      parameters,
    });
  }
  for (const groupId of idsIn(audience.groupIds)) {
    const parameters = parametersOf();
    sources.push({
      from: 'audience_member m',
      id: 'm.contact_id',
      where: [
        `m.tenant_id = ${parameters.add(tenantId, 'uuid')}`,
        `m.audience_id = ${parameters.add(groupId, 'uuid')}`,
      ],
      parameters,
    });
  }
  const contacts = contactResourceForMany();
  for (const segment of await segmentsOf(tx, tenantId, audience.segmentIds)) {
    const source = await segmentSource(tx, contacts, actor, segment, parametersOf());
    if (source !== null) sources.push(source);
  }
  return sources;
}

async function segmentsOf(tx: Tx, tenantId: string, ids: readonly string[]): Promise<SegmentRow[]> {
  if (ids.includes(allContacts)) return [{ id: allContacts, filters: [], filtersMatch: 'all' }];
  const asked = idsIn(ids);
  if (asked.length === 0) return [];
  return tx.query<SegmentRow>(
    'select id, filters, filters_match as "filtersMatch" from segment where tenant_id = $1 and id = any($2::uuid[])',
    [tenantId, asked],
  );
}

/** Each id once; what is no id names nobody. */
const idsIn = (ids: readonly string[]): string[] =>
  [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))].sort();

/** Null where a filter names what is gone by now: such a segment chooses nobody rather than everybody. */
async function segmentSource(
  tx: Tx,
  contacts: typeof contactResource,
  actor: ResourceActor,
  segment: SegmentRow,
  parameters: Parameters,
): Promise<AudienceSource | null> {
  try {
    const { from, rowId, where } = await planQuery(
      tx,
      contacts,
      actor,
      { view: 'live', filters: segment.filters, filtersMatch: segment.filtersMatch },
      parameters,
    );
    return { from, id: rowId, where, parameters };
  } catch (error) {
    if (isProductError(error)) return null;
    throw error;
  }
}
