import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { invalidInput, ProductError } from '@bellbird/errors';
import { invalidPassword, isPassword, passwordRequired } from '@bellbird/field-rules';
import { Attempts } from '@bellbird/limits';
import { Work, type GraphContext } from '@bellbird/service-host';
import { AccessBook } from '../access/access-book.js';
import { mailTo } from '../mail/mail-to.js';
import { ResetLinks } from '../mail/reset-links.js';
import { rememberAddress } from '../session/remember-address.js';
import { Sessions } from '../session/sessions.js';
import { TwoFactorRecoveries } from '../two-factor/two-factor-recoveries.js';
import { emailKey } from '../user/email-key.js';
import { changeUser, userOf } from '../user/user.repository.js';
import { Passwords } from './passwords.js';

/** A way back for who forgot the password, by a link that came by e-mail. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly db: Database,
    private readonly work: Work,
    private readonly links: ResetLinks,
    private readonly passwords: Passwords,
    private readonly access: AccessBook,
    private readonly sessions: Sessions,
    private readonly attempts: Attempts,
    private readonly recoveries: TwoFactorRecoveries,
  ) {}

  /** Sets the new password and ends every session. @throws 400 invalid-code (unknown, used, too old) or by field, 429. */
  async execute(token: string, password: string | null | undefined, context: GraphContext): Promise<boolean> {
    if (!password) throw invalidInput({ field: 'password', message: passwordRequired });
    if (!isPassword(password)) throw invalidInput({ field: 'password', message: invalidPassword });
    // The link is looked up before the hash is made, so that a made-up link costs one query and no hash.
    const isGood = (await this.db.system((tx) => this.links.userOf(tx, token))) !== null;
    const passwordHash = isGood ? await this.passwords.hash(password, context.remoteAddress) : '';
    return this.work.changeAsSystem(context, async (tx) => {
      const userId = isGood ? await this.links.use(tx, token) : null;
      if (userId === null) throw invalidLink();
      const { status } = await userOf(tx, userId);
      // Who reads the mailbox has proved the address as well.
      if (status === 'email-not-verified') await this.access.change(tx, userId, { status: 'active' });
      const user = await changeUser(tx, userId, { passwordHash });
      // From here on strangers' guesses lock them out no more.
      await rememberAddress(tx, user, context.remoteAddress);
      await tx.execute('update account set password_reset_at = now() where id = $1', [user.id]);
      await this.sessions.endOthers(tx, user.id, null, 'password reset');
      await this.recoveries.end(tx, user.id, 'password reset');
      await mailTo(tx, user, 'password-changed');
      tx.afterCommit(() => this.attempts.succeeded(`account:${emailKey(user.email)}`));
      return true;
    });
  }
}

const invalidLink = (): ProductError =>
  new ProductError('invalid-code', 'Your verification link is invalid. Request a new one');
