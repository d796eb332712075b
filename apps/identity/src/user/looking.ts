import type { Tx } from '@bellbird/database';
import { businessSql } from './business-sql.js';
import type { Looking } from './user.js';

/** As SQL, of a row of `session`: null where it is no support's. */
export const lookingSql = `case when session.acting_admin is not null then json_build_object(
  'tenantId', session.tenant_id, 'until', session.expires_at,
  'business', ${businessSql('session.tenant_id')}) end`;

/** What a session of support looks at; null where it is none of this business's. */
export async function lookingOf(tx: Tx, sessionId: string): Promise<Looking | null> {
  const [row] = await tx.query<{ looking: Looking | null }>(
    `select ${lookingSql} as looking from session where id = $1`,
    [sessionId],
  );
  return row?.looking ?? null;
}
