import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { ProductError, unauthorized } from '@bellbird/errors';
import { Attempts, callerOf } from '@bellbird/limits';
import type { GraphContext } from '@bellbird/service-host';
import { Passwords } from '../password/passwords.js';
import type { SignInAnswer } from '../schema.generated.js';
import { hashOf } from '../secrets/tokens.js';
import { emailKey } from '../user/email-key.js';
import type { User } from '../user/user.js';
import { findByEmail } from '../user/user.repository.js';
import { LogIn } from './log-in.js';

/** Password step of signing in. Unknown address and wrong password are the same answer in the same time. */
@Injectable()
export class SignIn {
  constructor(
    private readonly db: Database,
    private readonly attempts: Attempts,
    private readonly passwords: Passwords,
    private readonly logIn: LogIn,
  ) {}

  /** @throws 401, 403 email-not-verified (only to who knows the password), 429. */
  async execute(
    email: string,
    password: string,
    deviceToken: string | null | undefined,
    context: GraphContext,
  ): Promise<SignInAnswer> {
    const user = await this.db.system((tx) => findByEmail(tx, email));
    const keys = await this.limitKeys(email, user, context.remoteAddress);
    const isRight = await this.attempts.judge(keys, async () => {
      const isSame = await this.passwords.isRight(
        user?.passwordHash ?? null,
        password.slice(0, 128),
        context.remoteAddress,
      );
      return isSame && password.length <= 128;
    });
    if (!isRight || user === null) throw unauthorized();
    if (user.status === 'email-not-verified') throw new ProductError('email-not-verified');
    if (user.status !== 'active') throw unauthorized();
    return this.db.system((tx) => this.logIn.begin(tx, user, context, { deviceToken }));
  }

  /**
   * An address from which the owner has signed in before has a count of its own, so that strangers' guesses
   * cannot lock the owner out.
   */
  private async limitKeys(email: string, user: User | null, address: string): Promise<string[]> {
    const known =
      user !== null &&
      (
        await this.db.system((tx) =>
          tx.query('select 1 from known_address where account_id = $1 and address = $2', [user.id, hashOf(address)]),
        )
      ).length > 0;
    return known ? [`known:${user.id}:${address}`] : [`account:${emailKey(email)}`, `address:${callerOf(address)}`];
  }
}
