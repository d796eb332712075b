import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import type { GraphContext } from '@bellbird/service-host';
import { Attempts } from '../limits/attempts.js';
import { Sessions, type SignedIn } from '../session/sessions.js';
import { rememberAddress } from '../session/sign-in.js';
import { changeAccount, findByEmail } from '../user/account.repository.js';
import { emailKey } from '../user/email-key.js';
import { EmailCodes } from './email-codes.js';

/** The code that came by e-mail proves the address and signs its owner in. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly db: Database,
    private readonly codes: EmailCodes,
    private readonly sessions: Sessions,
    private readonly attempts: Attempts,
  ) {}

  /** @throws 400 invalid-code: wrong, used, too old, too often tried, unknown address; 429. */
  async execute(email: string, code: string, context: GraphContext): Promise<SignedIn> {
    const key = `code:${emailKey(email)}`;
    await this.attempts.begin(key);
    const answer = await this.db.system(async (tx) => {
      const account = await findByEmail(tx, email);
      if (account === null || !(await this.codes.use(tx, account.id, code))) return null;
      const active =
        account.status === 'email-not-verified' ? await changeAccount(tx, account.id, { status: 'active' }) : account;
      await rememberAddress(tx, active, context.remoteAddress);
      return this.sessions.begin(tx, active);
    });
    if (answer === null) throw new ProductError('invalid-code');
    await this.attempts.succeeded(key);
    return answer;
  }
}
