import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '@bellbird/database';

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Where one turns off mails of these kinds without a log-in. The token is known by its hash alone once the mail has left. */
export async function newUnsubscribeLink(
  tx: Tx,
  userId: string,
  types: readonly string[],
  publicUrl: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.execute('insert into unsubscribe_link (tenant_id, token_hash, user_id, types) values ($1, $2, $3, $4)', [
    tx.tenantId,
    hashOf(token),
    userId,
    [...new Set(types)],
  ]);
  return `${publicUrl}/api/notifications/unsubscribe/${token}`;
}
