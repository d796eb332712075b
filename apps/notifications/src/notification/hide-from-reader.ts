import type { Tx } from '@bellbird/database';
import type { ResourceActor } from '@bellbird/resource-kit';

/** Deletes notifications for one person; the others of the business keep theirs. Answers how many were there before. */
export function hideFromReader(tx: Tx, { tenantId, userId }: ResourceActor, ids: readonly string[]): Promise<number> {
  return tx.execute(
    `insert into notification_reader as r (tenant_id, user_id, notification_id, deleted_at) select $1, $2, unnest($3::uuid[]), now()
     on conflict (tenant_id, user_id, notification_id) do update set deleted_at = excluded.deleted_at where r.deleted_at is null`,
    [tenantId, userId, ids],
  );
}
