import { Injectable } from '@nestjs/common';
import type { Actor } from '@bellbird/auth';
import { Database } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import { invalidPassword, isPassword, passwordRequired } from '@bellbird/field-rules';
import { Work, type GraphContext } from '@bellbird/service-host';
import { Attempts } from '../limits/attempts.js';
import { mailTo } from '../mail/mail-to.js';
import { Sessions } from '../session/sessions.js';
import { changeUser, userOf } from '../user/user.repository.js';
import { Passwords } from './passwords.js';

/** A new password for who knows the present one; all other sessions end. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly db: Database,
    private readonly work: Work,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly attempts: Attempts,
  ) {}

  /** @throws 400 by field, 429. */
  async execute(
    actor: Actor,
    input: { currentPassword?: string | null; password?: string | null },
    context: GraphContext,
  ): Promise<boolean> {
    const { password } = input;
    if (!password) throw invalidField('password', passwordRequired);
    if (!isPassword(password)) throw invalidField('password', invalidPassword);
    if (!input.currentPassword) throw invalidField('currentPassword', passwordRequired);
    const current = input.currentPassword.slice(0, 128);
    return this.work.changeAfter(
      context,
      async () => {
        const user = await this.db.tenant(actor.tenantId, (tx) => userOf(tx, actor.userId));
        const isRight = await this.attempts.judge([`change:${actor.userId}`], () =>
          this.passwords.isRight(user.passwordHash, current, context.remoteAddress),
        );
        if (!isRight) throw invalidField('currentPassword', 'The password is not right.');
        return { user, passwordHash: await this.passwords.hash(password, context.remoteAddress) };
      },
      async (tx, { user, passwordHash }) => {
        await changeUser(tx, actor.userId, { passwordHash });
        await this.sessions.endOthers(tx, actor.userId, actor.sessionId, 'password changed');
        await mailTo(tx, user, 'password-changed');
        return true;
      },
    );
  }
}
