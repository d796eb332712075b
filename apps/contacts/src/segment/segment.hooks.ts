import { Inject } from '@nestjs/common';
import { newId, type Row, type Tx } from '@bellbird/database';
import { forbidden, invalidInput, isProductError, type FieldError } from '@bellbird/errors';
import { isSound } from '@bellbird/field-rules';
import { planQuery, type ResourceActor, type ResourceHooks } from '@bellbird/resource-kit';
import { CLOCK, HooksOf, type Clock } from '@bellbird/service-host';
import { contactResource } from '../contact/contact.resource.js';
import { isPrintable } from '../contact/names.js';
import { segmentResource, type SegmentInput, type SegmentPatch } from './segment.resource.js';
import { mayChange, readShares, seesEverything, type Share } from './sharing.js';

const longestName = 100;

/** How segments are written: their filters must mean something, and whoever changes one must be allowed to. */
@HooksOf(segmentResource)
export class SegmentHooks implements ResourceHooks<SegmentInput, SegmentPatch> {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  create(tx: Tx, actor: ResourceActor, input: SegmentInput): Promise<string> {
    return createSegment(tx, actor, input, this.clock.now());
  }

  update(tx: Tx, actor: ResourceActor, id: string, patch: SegmentPatch, row: Row): Promise<void> {
    return updateSegment(tx, actor, id, patch, row);
  }

  beforeDelete(tx: Tx, actor: ResourceActor, ids: readonly string[]): Promise<void> {
    return requireAll(tx, actor, ids);
  }
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
      await planQuery(tx, contactResource, actor, {
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
