import { hashOf } from '../secrets/tokens.js';
import type { User } from '../user/user.js';

/** From here on strangers' guesses do not lock out who comes from this address. */
export async function rememberAddress(
  tx: { execute(sql: string, parameters: readonly unknown[]): Promise<number> },
  user: Pick<User, 'id' | 'tenantId'>,
  address: string,
): Promise<void> {
  await tx.execute(
    'insert into known_address (account_id, tenant_id, address) values ($1, $2, $3) on conflict (account_id, address) do update set seen_at = now()',
    [user.id, user.tenantId, hashOf(address)],
  );
}
