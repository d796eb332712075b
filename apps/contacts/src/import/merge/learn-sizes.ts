import type { Database } from '@bellbird/database';

/**
 * Tells the planner what an import puts in, rather than have it guess until autovacuum comes round: merging goes by it,
 * and lists are asked for the moment an import is completed. Only the columns that anything is chosen or sorted by.
 */
export async function learnSizes(db: Database): Promise<void> {
  await db.system((tx) =>
    tx.execute(
      'analyze contact (tenant_id, id, phone, name_key, first_name_key, last_name_key, email_key, created_at, updated_at, trashed_at), contact_filter, contact_tag, consent (tenant_id, phone, scope)',
    ),
  );
}

/** Moves what waits in the pending lists of the search indexes into them, so that the first search is as fast as the next. */
export async function settleSearch(db: Database): Promise<void> {
  await db.system(async (tx) => {
    await tx.execute('set local statement_timeout = 0');
    await tx.query('select settle_search()');
  });
}
