import type { Database } from '@bellbird/database';

/** Opt-out links of contacts who were deleted for ever work for 90 days. */
export function forgetFormerContacts(db: Database): Promise<number> {
  return db.system((tx) => tx.execute(`delete from former_contact where deleted_at < now() - interval '90 days'`));
}
