import type { Tx } from '@bellbird/database';
import type { ResourceActor } from '@bellbird/resource-kit';

/** Tells the database, for this transaction, who reads: `viewed` is a question of the asking person. */
export async function readAs(tx: Tx, { userId }: ResourceActor): Promise<void> {
  await tx.query(`select set_config('app.reader', $1, true)`, [userId]);
}
