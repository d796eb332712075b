import type { Tx } from '@bellbird/database';
import { actorOf, type ResourceContext } from '@bellbird/resource-kit';

/** Tells the database, for this transaction, who reads: `viewed` is a question of the asking person. */
export async function readingAs<T>(tx: Tx, context: ResourceContext, work: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.query(`select set_config('app.reader', $1, true)`, [actorOf(context).userId]);
  return work(tx);
}
