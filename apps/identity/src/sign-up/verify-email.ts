import { timingSafeEqual } from 'node:crypto';
import { deriveSecret } from '@bellbird/auth';
import { Database } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import { CONFIG, type GraphContext } from '@bellbird/service-host';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../identity.config.js';
import { rememberAddress } from '../session/sign-in.js';
import { Sessions, type SignedIn } from '../session/sessions.js';
import { Attempts } from '../limits/attempts.js';
import { changeAccount, findByEmail } from '../user/account.repository.js';
import { hashOfCode, mostTries } from './email-code.js';

/** The code that came by e-mail proves the address and signs its owner in. */
@Injectable()
export class VerifyEmail {
  private readonly codeKey: Buffer;

  constructor(private readonly db: Database, private readonly sessions: Sessions, private readonly attempts: Attempts, @Inject(CONFIG) config: IdentityConfig) {
    this.codeKey = deriveSecret(config.secret, 'e-mail codes');
  }

  /** @throws 400 invalid-code: wrong, used, too old, too often tried, unknown address; 429. */
  async execute(email: string, code: string, context: GraphContext): Promise<SignedIn> {
    const key = `code:${email.toLowerCase()}`;
    await this.attempts.begin(key);
    const answer = await this.db.system(async (tx) => {
      const account = await findByEmail(tx, email);
      if (account === null) return null;
      // Counted in the same statement that reads it: twenty guesses at once are still five.
      const [kept] = await tx.query<{ code_hash: Buffer }>(
        'update email_code set tries = tries + 1 where account_id = $1 and tries < $2 and expires_at > now() returning code_hash', [account.id, mostTries]);
      if (kept === undefined || !timingSafeEqual(kept.code_hash, hashOfCode(account.id, code, this.codeKey))) return null;
      await tx.execute('delete from email_code where account_id = $1', [account.id]);
      const active = account.status === 'email-not-verified' ? await changeAccount(tx, account.id, { status: 'active' }) : account;
      await rememberAddress(tx, active, context.remoteAddress);
      return this.sessions.begin(tx, active);
    });
    if (answer === null) throw new ProductError('invalid-code');
    await this.attempts.succeeded(key);
    return answer;
  }
}
