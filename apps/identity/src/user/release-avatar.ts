import type { Tx } from '@bellbird/database';
import { fileReleased } from '@bellbird/events';
import { publish } from '@bellbird/outbox';

/** What claims the file of an avatar. */
export const avatarKind = 'avatar';

/** A person does not wear an image any more; tenants may let it go. */
export async function releaseAvatar(
  tx: Tx,
  { id, tenantId, fileId }: { id: string; tenantId: string; fileId: string },
): Promise<void> {
  // A file is let go once by who wears it, so its events need no order.
  await publish(tx, fileReleased, { fileId, tenantId, by: { kind: avatarKind, id } }, { aggregateVersion: 1n });
}
