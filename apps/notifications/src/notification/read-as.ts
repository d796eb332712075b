import type { Tx } from '@bellbird/database';
import type { ResourceActor } from '@bellbird/resource-kit';

/** Tells the database, for this transaction, who reads and until when the person has seen all: `viewed` is a question of the asking person. */
export async function readAs(tx: Tx, { userId }: ResourceActor): Promise<void> {
  await tx.query(
    `select set_config('app.reader', $1, true),
       set_config('app.seen_until', coalesce((select max(seen_until) from reader_mark where user_id = $1::uuid), '-infinity')::text, true)`,
    [userId],
  );
}
