import type { Tx } from '@bellbird/database';
import { isProductError } from '@bellbird/errors';
import {
  computed,
  defineResource,
  filters,
  int,
  Parameters,
  planQuery,
  words,
  writeStatement,
  type InputOf,
  type PatchOf,
  type ResourceActor,
} from '@bellbird/resource-kit';
import { contactResource, contactResourceForMany } from '../contact/contact.resource.js';
import { groupName } from '../contact/names.js';

/** Saved filters of contacts: all generic calls but trash and import. */
export const segmentResource = defineResource(
  'Segment',
  {
    name: groupName('In Newtown'),
    filters: filters({
      onCreate: 'Filters of contacts; none if not given: everybody',
      of: () => contactResource,
      type: 'Contact',
      initial: [],
    }),
    filtersMatch: words(['all', 'any'], { type: 'FiltersMatch', initial: 'all', filter: false }),
    count: computed(int({ required: true }), 'Live contacts that meet it now'),
  },
  {
    about: {
      type: 'A saved filter of contacts: whoever meets it at the moment belongs to it',
      input: 'A segment to be made',
      patch: 'A segment to be changed: only what is given',
    },
    rest: {
      about: 'Saved filters of contacts: whoever meets one at the moment belongs to it.',
      examples: {
        create: {
          name: 'Newtown',
          filters: [{ field: 'attributes.suburb', type: 'text', operation: 'equals', value: 'Newtown' }],
          filtersMatch: 'all',
          isPublic: true,
        },
        update: { name: 'From Newtown' },
      },
    },
    usual: { createdAt: 'filtered', updatedAt: 'hidden' },
    access: { read: 'member', write: 'campaign-editor' },
    shared: { resource: 'segment' },
    hydrate: async (tx, actor, segments, wants) => {
      if (wants('count')) await addCounts(tx, actor, segments);
    },
    export: ['name', 'count', 'filters', 'filtersMatch'],
    sample: { name: 'In Newtown', filters: [] },
  },
);
export type SegmentInput = InputOf<typeof segmentResource>;
export type SegmentPatch = PatchOf<typeof segmentResource>;

interface Counted {
  filters: unknown[];
  filtersMatch: 'all' | 'any';
  count: number;
}

/** How many live contacts meet each now, in one statement for all of them. */
async function addCounts(tx: Tx, actor: ResourceActor, segments: readonly Counted[]): Promise<void> {
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
