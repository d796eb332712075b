import { Inject, Injectable } from '@nestjs/common';
import { assertFresh, type Actor } from '@bellbird/auth';
import { Database } from '@bellbird/database';
import { invalidField, wrongState } from '@bellbird/errors';
import { invalidPassword, isPassword, passwordRequired } from '@bellbird/field-rules';
import { Attempts } from '@bellbird/limits';
import { CONFIG, Work, type GraphContext } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { mailTo } from '../mail/mail-to.js';
import { Sessions } from '../session/sessions.js';
import { changeUser, lockUser, userOf } from '../user/user.repository.js';
import { Passwords } from './passwords.js';

/** A new password for who knows the present one, or has none and a fresh proof; all other sessions end. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly db: Database,
    private readonly work: Work,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly attempts: Attempts,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** @throws 400 by field, 403 step-up-required for a first password, 429. */
  async execute(
    actor: Actor,
    input: { currentPassword?: string | null; password?: string | null },
    context: GraphContext,
  ): Promise<boolean> {
    const { password } = input;
    if (!password) throw invalidField('password', passwordRequired);
    if (!isPassword(password)) throw invalidField('password', invalidPassword);
    return this.work.changeAfter(
      context,
      async () => {
        const user = await this.db.tenant(actor.tenantId, (tx) => userOf(tx, actor.userId));
        if (user.passwordHash === null) assertFresh(actor.provedAt, this.config.stepUpSeconds);
        else await this.assertCurrent(actor.userId, user.passwordHash, input.currentPassword, context);
        return { user, passwordHash: await this.passwords.hash(password, context.remoteAddress) };
      },
      async (tx, { user, passwordHash }) => {
        await lockUser(tx, actor.userId);
        // Two first passwords at once: the second would be one without the present one.
        if ((await userOf(tx, actor.userId)).passwordHash !== user.passwordHash) throw wrongState();
        await changeUser(tx, actor.userId, { passwordHash });
        await this.sessions.endOthers(tx, actor.userId, actor.sessionId, 'password changed');
        await mailTo(tx, user, 'password-changed');
        return true;
      },
    );
  }

  private async assertCurrent(
    userId: string,
    passwordHash: string,
    given: string | null | undefined,
    { remoteAddress }: GraphContext,
  ): Promise<void> {
    if (!given) throw invalidField('currentPassword', passwordRequired);
    const isRight = await this.attempts.judge([`change:${userId}`], () =>
      this.passwords.isRight(passwordHash, given.slice(0, 128), remoteAddress),
    );
    if (!isRight) throw invalidField('currentPassword', 'The password is not right.');
  }
}
