import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { AccessBook } from '../access/access-book.js';
import { mailTo } from '../mail/mail-to.js';
import { Devices } from '../security/devices.js';
import { mustEnrol, type User } from '../user/user.js';
import { lockUser } from '../user/user.repository.js';
import { Authenticators } from './authenticators.js';
import { MailedCodes } from './mailed-codes.js';
import { RecoveryCodes } from './recovery-codes.js';
import { TwoFactorRecoveries } from './two-factor-recoveries.js';

/** A second factor that was given and is used up. */
export interface Passed {
  /** How many recovery codes are left, where it was one. */
  recoveryCodesLeft: number | null;
}

/** With so few left the person is told. */
const few = 3;

/** The second factor of an account: what uses it, turns it off, and takes it along. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly authenticators: Authenticators,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly mailed: MailedCodes,
    private readonly recoveries: TwoFactorRecoveries,
    private readonly devices: Devices,
    private readonly access: AccessBook,
  ) {}

  /**
   * Uses a code of the authenticator or a recovery code, in the transaction of what it opens. Null where it is neither,
   * or was used. Who uses codes of one account waits here for who does so at the same time.
   */
  async use(tx: Tx, user: User, code: string): Promise<Passed | null> {
    const authenticator = await this.authenticators.lock(tx, user.id);
    if (authenticator?.state !== 'on') return null;
    if (await this.authenticators.use(tx, authenticator, code)) return { recoveryCodesLeft: null };
    if (!(await this.recoveryCodes.use(tx, user.id, code, this.authenticators.secretOf(authenticator)))) return null;
    const left = await this.recoveryCodes.left(tx, user.id);
    if (left <= few) await mailTo(tx, user, 'recovery-codes-low', { left: String(left) });
    return { recoveryCodesLeft: left };
  }

  /** Whether the account may go on: with a code where two-factor is on, which is used up, and without one where it is off. */
  async passes(tx: Tx, user: User, code: string | null | undefined): Promise<boolean> {
    if ((await this.authenticators.lock(tx, user.id))?.state !== 'on') return true;
    return (await this.use(tx, user, code ?? '')) !== null;
  }

  /**
   * Turns it off with all that belongs to it: codes, devices, the slow way back. The person is told by mail. Answers the
   * name of the enrolment that ended, null where it was off already.
   */
  async turnOff(tx: Tx, user: User, ended = 'two-factor off'): Promise<string | null> {
    await lockUser(tx, user.id);
    const authenticator = await this.authenticators.lock(tx, user.id);
    if (authenticator?.state !== 'on') return null;
    await this.authenticators.remove(tx, user.id);
    await this.mailed.forget(tx, user.id, 'two-factor-off');
    await this.recoveries.end(tx, user.id, ended);
    await this.devices.forget(tx, user.id);
    await mailTo(tx, user, 'two-factor-off', {});
    // Where the business asks for a second step, tokens of before count no more: they do not say that one is due.
    if (mustEnrol({ ...user, hasTwoFactor: false })) await this.access.change(tx, user.id, {});
    return authenticator.enrolment;
  }

  /** The second factor goes along where an account moves into another business, and so does when its password was reset. */
  async move(tx: Tx, from: Pick<User, 'id'>, to: { id: string; tenantId: string }): Promise<void> {
    await tx.execute('update recovery_code set tenant_id = $2 where account_id = $1', [from.id, to.tenantId]);
    await tx.execute('update two_factor set account_id = $2, tenant_id = $3 where account_id = $1', [
      from.id,
      to.id,
      to.tenantId,
    ]);
    await tx.execute(
      `update account a set password_changed_at = o.password_changed_at, password_reset_at = o.password_reset_at
         from account o where a.id = $2 and o.id = $1`,
      [from.id, to.id],
    );
  }
}
