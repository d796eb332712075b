import type { Row, Tx } from '@bellbird/database';
import { forbidden } from '@bellbird/errors';
import type { ResourceActor, ResourceHooks } from '@bellbird/resource-kit';
import { HooksOf } from '@bellbird/service-host';
import { segmentResource, type SegmentInput, type SegmentPatch } from './segment.resource.js';
import { mayChange, seesEverything, type Share } from './sharing.js';

/** Who may change segments: whoever made one, and whom it is shared with. */
@HooksOf(segmentResource)
export class SegmentHooks implements ResourceHooks<SegmentInput, SegmentPatch> {
  newRow(_tx: Tx, { userId }: ResourceActor): Promise<Record<string, unknown>> {
    return Promise.resolve({ creator_id: userId });
  }

  async allow(_tx: Tx, actor: ResourceActor, row: Row, patch: SegmentPatch): Promise<void> {
    const shares = row['users_private_access'] as Share[];
    const sharing = patch.isPublic != null || patch.usersPrivateAccess !== undefined;
    if (!mayChange(actor, { creatorId: row['creator_id'] as string | null, shares }, sharing ? 'all' : 'modify'))
      throw forbidden();
  }

  beforeDelete(tx: Tx, actor: ResourceActor, ids: readonly string[]): Promise<void> {
    return requireAll(tx, actor, ids);
  }
}

async function requireAll(tx: Tx, actor: ResourceActor, ids: readonly string[]): Promise<void> {
  if (seesEverything(actor)) return;
  const rows = await tx.query<{ creatorId: string | null; shares: Share[] }>(
    'select creator_id as "creatorId", users_private_access as shares from segment where tenant_id = $1 and id = any($2::uuid[])',
    [actor.tenantId, ids],
  );
  if (!rows.every((row) => mayChange(actor, row, 'all'))) throw forbidden();
}
