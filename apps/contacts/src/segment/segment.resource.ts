import type { Tx } from '@bellbird/database';
import { isProductError } from '@bellbird/errors';
import {
  defineResource,
  field,
  Parameters,
  planQuery,
  writeStatement,
  type Identified,
  type ResourceActor,
} from '@bellbird/resource-kit';
import { contactResourceForMany } from '../contact/contact.resource.js';
import { seesEverything, type Share } from './sharing.js';

export interface SegmentOut extends Identified {
  name: string;
  filters: unknown[];
  filtersMatch: 'all' | 'any';
  count: number;
  isPublic: boolean;
  usersPrivateAccess: Share[];
  version: number;
}

export interface SegmentInput {
  name?: string | null;
  filters?: unknown;
  filtersMatch?: 'all' | 'any' | null;
  isPublic?: boolean | null;
  usersPrivateAccess?: unknown;
}
export type SegmentPatch = SegmentInput & { version?: number | null };

/** Saved filters of contacts: all generic calls but trash and import. */
export const segmentResource = defineResource<SegmentOut, SegmentInput, SegmentPatch>({
  type: 'Segment',
  one: 'segment',
  many: 'segments',
  table: 'segment',
  fields: {
    id: field.id(),
    name: field.text({ key: 'name_key', required: true }),
    isPublic: field.boolean({ column: 'is_public', required: true }),
    version: field.number({ column: 'version', sqlType: 'int4', required: true }),
    createdAt: field.date({ column: 'created_at', required: true }),
  },
  access: { read: 'member', write: 'campaign-editor' },
  visibleTo: (actor, bind) => {
    if (seesEverything(actor)) return null;
    const shared = bind(JSON.stringify([{ user: actor.userId }]), 'jsonb');
    return `t.is_public or t.creator_id = ${bind(actor.userId, 'uuid')} or t.users_private_access @> ${shared}`;
  },
  select: {
    id: 't.id',
    name: 't.name',
    filters: 't.filters',
    filtersMatch: 't.filters_match',
    isPublic: 't.is_public',
    usersPrivateAccess: 't.users_private_access',
    version: 't.version',
  },
  constraints: { segment_name: 'duplicate-name' },
  refusals: [
    {
      on: ['update', 'delete', 'bulk-delete'],
      code: 'forbidden',
      rule: 'Who did not make the segment needs a share of it.',
    },
  ],
  hydrate: addCounts,
  export: {
    columns: [
      { title: 'name', value: (row) => row.name },
      { title: 'count', value: (row) => row.count },
      { title: 'filters', value: (row) => row.filters },
      { title: 'filtersMatch', value: (row) => row.filtersMatch },
    ],
  },
});

/** How many live contacts meet each now, in one statement for all of them. */
async function addCounts(tx: Tx, actor: ResourceActor, segments: readonly SegmentOut[]): Promise<void> {
  const parameters = new Parameters();
  const counts: string[] = [];
  const contacts = contactResourceForMany();
  for (const [at, segment] of segments.entries()) {
    segment.count = 0;
    try {
      const planned = await planQuery(
        tx,
        contacts,
        actor,
        { view: 'live', filters: segment.filters, filtersMatch: segment.filtersMatch },
        parameters,
      );
      counts.push(
        `select ${at} as at, (select count(*)::int from (${writeStatement(planned, '1', [], [], 1_000_001)}) counted) as count`,
      );
    } catch (error) {
      // A filter that names what is gone by now meets nobody.
      if (!isProductError(error)) throw error;
    }
  }
  if (counts.length === 0) return;
  for (const { at, count } of await tx.query<{ at: number; count: number }>(
    counts.join('\nunion all\n'),
    parameters.values,
  )) {
    const segment = segments[at];
    if (segment !== undefined) segment.count = count;
  }
}
