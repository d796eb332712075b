import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { ProductError, unauthorized } from '@bellbird/errors';
import type { GraphContext } from '@bellbird/service-host';
import { Attempts, hashOf } from '../limits/attempts.js';
import { callerOf } from '../limits/caller-of.js';
import { Passwords } from '../password/passwords.js';
import type { Account } from '../user/account.js';
import { findByEmail } from '../user/account.repository.js';
import { emailKey } from '../user/email-key.js';
import { Sessions, type SignedIn } from './sessions.js';

/** Password step of signing in. Unknown address and wrong password are the same answer in the same time. */
@Injectable()
export class SignIn {
  constructor(
    private readonly db: Database,
    private readonly attempts: Attempts,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  /** @throws 401, 403 email-not-verified (only to who knows the password), 429. */
  async execute(email: string, password: string, context: GraphContext): Promise<SignedIn> {
    const account = await this.db.system((tx) => findByEmail(tx, email));
    const keys = await this.limitKeys(email, account, context.remoteAddress);
    const isRight = await this.attempts.judge(keys, async () => {
      const isSame = await this.passwords.isRight(
        account?.passwordHash ?? null,
        password.slice(0, 128),
        context.remoteAddress,
      );
      return isSame && password.length <= 128;
    });
    if (!isRight || account === null) throw unauthorized();
    if (account.status === 'email-not-verified') throw new ProductError('email-not-verified');
    if (account.status !== 'active') throw unauthorized();
    return this.db.system(async (tx) => {
      await rememberAddress(tx, account, context.remoteAddress);
      return this.sessions.begin(tx, account);
    });
  }

  /**
   * An address from which the owner has signed in before has a count of its own, so that strangers' guesses
   * cannot lock the owner out.
   */
  private async limitKeys(email: string, account: Account | null, address: string): Promise<string[]> {
    const known =
      account !== null &&
      (
        await this.db.system((tx) =>
          tx.query('select 1 from known_address where account_id = $1 and address = $2', [account.id, hashOf(address)]),
        )
      ).length > 0;
    return known ? [`known:${account.id}:${address}`] : [`account:${emailKey(email)}`, `address:${callerOf(address)}`];
  }
}

export async function rememberAddress(
  tx: { execute(sql: string, parameters: readonly unknown[]): Promise<number> },
  account: Account,
  address: string,
): Promise<void> {
  await tx.execute(
    'insert into known_address (account_id, tenant_id, address) values ($1, $2, $3) on conflict (account_id, address) do update set seen_at = now()',
    [account.id, account.tenantId, hashOf(address)],
  );
}
