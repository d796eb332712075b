import type { Tx } from '@bellbird/database';
import type { ResourceActor } from '@bellbird/resource-kit';

/** Notes that one person has seen notifications; of those seen before, the first time stays. */
export async function showToReader(tx: Tx, { tenantId, userId }: ResourceActor, ids: readonly string[]): Promise<void> {
  await tx.execute(
    `insert into notification_reader as r (tenant_id, user_id, notification_id, viewed_at) select $1, $2, unnest($3::uuid[]), now()
     on conflict (tenant_id, user_id, notification_id) do update set viewed_at = excluded.viewed_at where r.viewed_at is null`,
    [tenantId, userId, ids],
  );
}
