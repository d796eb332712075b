import { newId, type Row, type Tx } from '@bellbird/database';
import { forbidden, invalidInput, isProductError, type FieldError } from '@bellbird/errors';
import { isSound } from '@bellbird/field-rules';
import {
  defineResource,
  field,
  Parameters,
  planQuery,
  writeStatement,
  type Identified,
  type ResourceActor,
} from '@bellbird/resource-kit';
import type { Clock } from '@bellbird/service-host';
import { contactQueries, contactQueriesForMany } from '../contact/contact-queries.js';
import { isPrintable } from '../contact/names.js';
import { mayChange, readShares, seesEverything, type Share } from './sharing.js';

export interface SegmentOut extends Identified {
  name: string;
  filters: unknown[];
  filtersMatch: 'all' | 'any';
  count: number;
  isPublic: boolean;
  usersPrivateAccess: Share[];
  version: number;
}

interface SegmentInput {
  name?: string | null;
  filters?: unknown;
  filtersMatch?: 'all' | 'any' | null;
  isPublic?: boolean | null;
  usersPrivateAccess?: unknown;
}
type SegmentPatch = SegmentInput & { version?: number | null };

const longestName = 100;

/** Saved filters of contacts: all generic calls but trash and import. */
export const segmentQueries = defineResource<SegmentOut, SegmentInput, SegmentPatch>({
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

/** The same with what writes it. */
export function segmentResource(clock: Clock): typeof segmentQueries {
  return {
    ...segmentQueries,
    hooks: {
      create: (tx, actor, input) => createSegment(tx, actor, input, clock.now()),
      update: updateSegment,
      beforeDelete: (tx, actor, ids) => requireAll(tx, actor, ids),
    },
  };
}

async function createSegment(tx: Tx, actor: ResourceActor, input: SegmentInput, now: Date): Promise<string> {
  const read = await readSegment(tx, actor, { ...input, name: input.name ?? null });
  const id = newId();
  await tx.execute(
    `insert into segment (tenant_id, id, name, filters, filters_match, is_public, users_private_access, creator_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
    [
      actor.tenantId,
      id,
      read.name,
      JSON.stringify(read.filters ?? []),
      read.filtersMatch ?? 'all',
      read.isPublic ?? true,
      JSON.stringify(read.shares ?? []),
      actor.userId,
      now,
    ],
  );
  return id;
}

async function updateSegment(tx: Tx, actor: ResourceActor, id: string, patch: SegmentPatch, row: Row): Promise<void> {
  const shares = row['users_private_access'] as Share[];
  const sharing = patch.isPublic != null || patch.usersPrivateAccess !== undefined;
  if (!mayChange(actor, { creatorId: row['creator_id'] as string | null, shares }, sharing ? 'all' : 'modify'))
    throw forbidden();
  const before = { filters: row['filters'], filtersMatch: row['filters_match'] as 'all' | 'any' };
  const read = await readSegment(tx, actor, { ...before, ...patch });
  await tx.execute(
    `update segment set name = coalesce($3, name), filters = $4, filters_match = $5, is_public = coalesce($6, is_public), users_private_access = coalesce($7, users_private_access)
      where tenant_id = $1 and id = $2`,
    [
      actor.tenantId,
      id,
      read.name ?? null,
      JSON.stringify(read.filters ?? []),
      read.filtersMatch ?? 'all',
      read.isPublic ?? null,
      read.shares ? JSON.stringify(read.shares) : null,
    ],
  );
}

async function requireAll(tx: Tx, actor: ResourceActor, ids: readonly string[]): Promise<void> {
  if (seesEverything(actor)) return;
  const rows = await tx.query<{ creatorId: string | null; shares: Share[] }>(
    'select creator_id as "creatorId", users_private_access as shares from segment where tenant_id = $1 and id = any($2::uuid[])',
    [actor.tenantId, ids],
  );
  if (!rows.every((row) => mayChange(actor, row, 'all'))) throw forbidden();
}

interface ReadSegment {
  name?: string;
  filters?: unknown;
  filtersMatch?: 'all' | 'any' | null;
  isPublic?: boolean | null;
  shares?: Share[];
}

/** @throws 400 with all that is wrong: also what the filters name and contacts do not have. */
async function readSegment(tx: Tx, actor: ResourceActor, input: SegmentInput): Promise<ReadSegment> {
  const wrong: FieldError[] = [];
  const { filters, filtersMatch, isPublic } = input;
  const name = input.name?.trim();
  if (input.name !== undefined && (!name || name.length > longestName || !isPrintable(name)))
    wrong.push({
      field: 'name',
      message: name ? `Give a name of at most ${longestName} characters.` : 'A name is required.',
    });
  const shares = input.usersPrivateAccess == null ? undefined : readShares(input.usersPrivateAccess);
  if (shares === null)
    wrong.push({ field: 'usersPrivateAccess', message: 'Give a list of { user, permission: view, modify or all }.' });
  if (!isStorable(filters)) wrong.push({ field: 'filters', message: 'Give texts without control characters.' });
  else
    try {
      await planQuery(tx, contactQueries, actor, {
        view: 'live',
        filters: filters ?? [],
        filtersMatch: filtersMatch ?? 'all',
      });
    } catch (error) {
      if (!isProductError(error)) throw error;
      wrong.push(...error.fields);
    }
  if (wrong.length > 0) throw invalidInput(...wrong);
  return {
    ...(name && { name }),
    filters,
    filtersMatch: filtersMatch ?? null,
    isPublic: isPublic ?? null,
    ...(shares && { shares }),
  };
}

/** No text in it, at any depth, that jsonb cannot hold: NUL, half of a surrogate pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isSound(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, each]) => isStorable(key) && isStorable(each));
}

/** How many live contacts meet each now, in one statement for all of them. */
async function addCounts(tx: Tx, actor: ResourceActor, segments: readonly SegmentOut[]): Promise<void> {
  const parameters = new Parameters();
  const counts: string[] = [];
  const contacts = contactQueriesForMany();
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
