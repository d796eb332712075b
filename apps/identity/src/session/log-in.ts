import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import type { GraphContext } from '@bellbird/service-host';
import type { SignInAnswer } from '../schema.generated.js';
import { Devices } from '../security/devices.js';
import { TwoFactorRecoveries } from '../two-factor/two-factor-recoveries.js';
import type { User } from '../user/user.js';
import { rememberAddress } from './remember-address.js';
import { SecondSteps, type OpenedBy } from './second-steps.js';
import { Sessions, type SignedIn } from './sessions.js';

/** What every log-in does once its first step came through, by whichever door. All need the system role. */
@Injectable()
export class LogIn {
  constructor(
    private readonly sessions: Sessions,
    private readonly steps: SecondSteps,
    private readonly devices: Devices,
    private readonly recoveries: TwoFactorRecoveries,
  ) {}

  /** A session; or, where two-factor is on and the device is not one that the account remembers, a token for the second step. */
  async begin(
    tx: Tx,
    user: User,
    context: GraphContext,
    { deviceToken, openedBy = 'password' }: { deviceToken?: string | null | undefined; openedBy?: OpenedBy } = {},
  ): Promise<SignInAnswer> {
    if (user.hasTwoFactor && !(await this.devices.isRemembered(tx, user.id, deviceToken)))
      return { twoFactorRequired: true, secondStepToken: await this.steps.issue(tx, user, openedBy) };
    return this.complete(tx, user, context, openedBy);
  }

  /** The session of a log-in that came through. It ends the slow way back, and with a password the session that sign-up opened. */
  async complete(tx: Tx, user: User, context: GraphContext, openedBy: OpenedBy): Promise<SignedIn> {
    await rememberAddress(tx, user, context.remoteAddress);
    await this.devices.see(tx, user, context, { isLogIn: true });
    await this.recoveries.end(tx, user.id, 'logged in');
    if (openedBy === 'password') await this.sessions.endThoseOfSignUp(tx, user.id);
    return this.sessions.begin(tx, user, context, openedBy);
  }
}
