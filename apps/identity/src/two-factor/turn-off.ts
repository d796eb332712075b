import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@bellbird/database';
import { forbidden, invalidField, ProductError, tooManyRequests, wrongState } from '@bellbird/errors';
import { passwordRequired } from '@bellbird/field-rules';
import { Allowance, Attempts } from '@bellbird/limits';
import { actorOf, checkedId, readRow, recordAudit } from '@bellbird/resource-kit';
import { personOf, Work, type GraphContext } from '@bellbird/service-host';
import { assertPasswordLength } from '../password/password-length.js';
import { Passwords } from '../password/passwords.js';
import type { AuthUser, PasswordProofInput } from '../schema.generated.js';
import { authUserOf, type User } from '../user/user.js';
import { userOf } from '../user/user.repository.js';
import { userResource } from '../user/user.resource.js';
import { isOff } from './enrolment.js';
import { MailedCodes } from './mailed-codes.js';
import { SecondFactor } from './second-factor.js';
import { subjectOf } from './two-factor-recoveries.js';

const mostMailsAnHour = 3;

/** Turning two-factor off: by who has a code, by mail, by an owner for a member. */
@Injectable()
export class TurnOff {
  constructor(
    private readonly db: Database,
    private readonly work: Work,
    private readonly attempts: Attempts,
    private readonly allowance: Allowance,
    private readonly passwords: Passwords,
    private readonly mailed: MailedCodes,
    private readonly factor: SecondFactor,
  ) {}

  /** With a code of the authenticator or a recovery code. @throws 400 invalid-code, 409, 429. */
  byCode(code: string, input: PasswordProofInput | null | undefined, context: GraphContext): Promise<AuthUser> {
    return this.prove(context, input, async (tx, user) => (await this.factor.use(tx, user, code)) !== null);
  }

  /** @throws 409, 429 after three mails in an hour. */
  sendCode(context: GraphContext): Promise<boolean> {
    return this.work.changeAfter(
      context,
      async () => {
        const user = await this.person(context);
        assertMayTurnOff(user);
        if (!(await this.allowance.takes('mails two-factor-off', user.id, mostMailsAnHour)))
          throw tooManyRequests(3_600);
        return user;
      },
      async (tx, user) => {
        await this.mailed.send(tx, user, 'two-factor-off');
        return true;
      },
    );
  }

  /** With the code of the mail. Not within a day of a password reset: a mailbox alone undoes nothing. @throws as byCode. */
  byEmail(code: string, input: PasswordProofInput | null | undefined, context: GraphContext): Promise<AuthUser> {
    return this.prove(
      context,
      input,
      (tx, user) => this.mailed.use(tx, user.id, 'two-factor-off', code),
      (tx, user) => this.refuseAfterReset(tx, user),
    );
  }

  /** A member's, by an owner: the person is mailed and enrols anew. Nothing happens where it is off. @throws 403, 404, 409. */
  reset(given: string, context: GraphContext): Promise<boolean> {
    return this.work.change(context, async (tx) => {
      const actor = actorOf(context);
      if (!actor.permissions.includes('owner')) throw forbidden();
      const { id } = await readRow(tx, userResource, actor, checkedId(given));
      // It would be a way around the code that turning off asks for.
      if (id === actor.userId) throw wrongState('Ask another owner.');
      const user = await userOf(tx, id);
      const nth = await this.factor.turnOff(tx, user);
      if (nth !== null) await recordAudit(tx, actor, { action: 'two-factor.reset', nth, subject: subjectOf(user) });
      return true;
    });
  }

  /** What turns it off: the password, where there is one, and a code. `refuse` says why not now. */
  private async prove(
    context: GraphContext,
    input: PasswordProofInput | null | undefined,
    isRightCode: (tx: Tx, user: User) => Promise<boolean>,
    refuse: (tx: Tx, user: User) => Promise<void> = () => Promise.resolve(),
  ): Promise<AuthUser> {
    assertPasswordLength(input?.password);
    return this.work.changeAfter(
      context,
      async () => {
        const user = await this.person(context);
        assertMayTurnOff(user);
        await this.db.tenant(user.tenantId, (tx) => refuse(tx, user));
        const password = input?.password ?? '';
        if (user.passwordHash !== null && password === '') throw invalidField('password', passwordRequired);
        const isRight = await this.attempts.judge([`proof:${user.id}`], async () => {
          const { passwordHash: hash } = user;
          if (hash !== null && !(await this.passwords.isRight(hash, password, context.remoteAddress))) return false;
          // Committed on its own: a wrong code counts as a try.
          return this.db.tenant(user.tenantId, (tx) => isRightCode(tx, user));
        });
        if (!isRight) throw new ProductError('invalid-code');
        return user;
      },
      async (tx, user) => {
        await refuse(tx, user);
        const nth = await this.factor.turnOff(tx, user);
        if (nth === null) throw isOff();
        await recordAudit(tx, actorOf(context), { action: 'two-factor.off', nth, subject: subjectOf(user) });
        return authUserOf(await userOf(tx, user.id));
      },
    );
  }

  private async refuseAfterReset(tx: Tx, { id }: User): Promise<void> {
    const reset = await tx.query(
      `select 1 from account where id = $1 and password_reset_at > now() - interval '24 hours'`,
      [id],
    );
    if (reset.length > 0)
      throw wrongState('The password was reset within the last 24 hours. Use your authenticator or a recovery code.');
  }

  private person(context: GraphContext): Promise<User> {
    const { tenantId, userId } = personOf(context);
    return this.db.tenant(tenantId, (tx) => userOf(tx, userId));
  }
}

/** @throws 409 where it is off, and where it is asked of everybody. */
function assertMayTurnOff({ hasTwoFactor, business }: User): void {
  if (!hasTwoFactor) throw isOff();
  if (business?.twoFactorRequired) throw wrongState(`${business.name} asks for a second step, so it stays on.`);
}
