import type { Row, Tx } from '@bellbird/database';
import { forbidden } from '@bellbird/errors';
import {
  mayChange,
  recordAudit,
  seesEverything,
  type ResourceActor,
  type ResourceHooks,
  type Share,
} from '@bellbird/resource-kit';
import { HooksOf } from '@bellbird/service-host';
import { segmentResource, type SegmentInput, type SegmentPatch } from './segment.resource.js';

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

  /** With whom a segment is shared stands in the audit trail. */
  async update(tx: Tx, actor: ResourceActor, id: string, _patch: SegmentPatch, before: Row): Promise<void> {
    const [after] = await tx.query('select name, is_public, users_private_access from segment where id = $1', [id]);
    const [from, to] = [sharingOf(before), sharingOf(after!)];
    const changed = (['isPublic', 'usersPrivateAccess'] as const).filter((field) => from[field] !== to[field]);
    if (changed.length === 0) return;
    await recordAudit(tx, actor, {
      action: 'sharing.changed',
      nth: String(before['version']),
      subject: { type: 'segment', id, name: String(after!['name']) },
      changes: Object.fromEntries(changed.map((field) => [field, [from[field], to[field]]])),
    });
  }

  beforeDelete(tx: Tx, actor: ResourceActor, ids: readonly string[]): Promise<void> {
    return requireAll(tx, actor, ids);
  }
}

/** As the trail shows it: 'true', and '<user> view, <user> modify'. */
const sharingOf = (row: Row): { isPublic: string; usersPrivateAccess: string } => ({
  isPublic: String(row['is_public']),
  usersPrivateAccess: (row['users_private_access'] as Share[])
    .map(({ user, permission }) => `${user} ${permission}`)
    .join(', '),
});

async function requireAll(tx: Tx, actor: ResourceActor, ids: readonly string[]): Promise<void> {
  if (seesEverything(actor)) return;
  const rows = await tx.query<{ creatorId: string | null; shares: Share[] }>(
    'select creator_id as "creatorId", users_private_access as shares from segment where tenant_id = $1 and id = any($2::uuid[])',
    [actor.tenantId, ids],
  );
  if (!rows.every((row) => mayChange(actor, row, 'all'))) throw forbidden();
}
