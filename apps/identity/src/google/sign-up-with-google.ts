import { Inject, Injectable } from '@nestjs/common';
import { IsString, MaxLength } from 'class-validator';
import { Database, isUniqueViolation, type Tx } from '@bellbird/database';
import { tooManyRequests } from '@bellbird/errors';
import { Allowance, callerOf } from '@bellbird/limits';
import { CONFIG, validated, type GraphContext } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { signUpsWithheld } from '../mail/asked-mail-kinds.js';
import { LogIn } from '../session/log-in.js';
import type { SignedIn } from '../session/sessions.js';
import { newOwner, phoneOf, registerBusiness } from '../sign-up/register-business.js';
import { SignUpDoor } from '../sign-up/sign-up-door.js';
import { NewBusinessInput } from '../sign-up/sign-up-input.js';
import { assertOn, googleFailed } from './google-errors.js';
import { linkAccount } from './google-links.js';
import { takeProof } from './google-proofs.js';
import { IDENTITY_PROVIDER, type IdentityProvider } from './identity-provider.js';

const hourSeconds = 3_600;

class GoogleSignUp extends NewBusinessInput {
  @IsString({ message: 'This field is required.' })
  @MaxLength(500, { message: 'Use at most 500 characters.' })
  signUpToken: string;
}

/** A business signs up with an owner for whom Google vouches: verified from the start, and without a password. */
@Injectable()
export class SignUpWithGoogle {
  constructor(
    private readonly db: Database,
    @Inject(IDENTITY_PROVIDER) private readonly provider: IdentityProvider | null,
    private readonly allowance: Allowance,
    private readonly logIn: LogIn,
    private readonly door: SignUpDoor,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** @throws 404 where Google is off, 400 by field or invalid-code, 403 while sign-up is closed, 429. What is wrong by field leaves the token good. */
  async execute(raw: unknown, context: GraphContext): Promise<SignedIn> {
    assertOn(this.provider);
    const input = await validated(GoogleSignUp, raw);
    await this.door.assertOpen();
    const phone = phoneOf(input);
    const caller = callerOf(context.remoteAddress);
    if (!(await this.allowance.takes('sign-ups', caller, this.config.signUpsHourlyMost))) {
      signUpsWithheld.inc();
      throw tooManyRequests(hourSeconds);
    }
    try {
      return await this.db.system((tx) => this.register(tx, input, phone, context));
    } catch (error) {
      if (isUniqueViolation(error)) throw googleFailed();
      throw error;
    }
  }

  private async register(tx: Tx, input: GoogleSignUp, phone: string | null, context: GraphContext): Promise<SignedIn> {
    const proof = await takeProof(tx, 'sign-up', input.signUpToken);
    if (proof === null) throw googleFailed();
    const user = newOwner(input, { email: proof.email, passwordHash: null, status: 'active' });
    // The address got an account since: the next log-in with Google finds it.
    if (!(await registerBusiness(tx, user, input, phone))) throw googleFailed();
    return this.logIn.complete(tx, await linkAccount(tx, user, proof, context.remoteAddress), context, 'google');
  }
}
