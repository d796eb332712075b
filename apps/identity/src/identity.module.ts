import { Database } from '@bellbird/database';
import { Background, LOGGER, type Logger, type Platform, PLATFORM } from '@bellbird/service-host';
import { Module } from '@nestjs/common';
import { Attempts } from './limits/attempts.js';
import { FAILURE_COUNTS } from './limits/failure-counts.js';
import { openFailureCounts } from './limits/open-failure-counts.js';
import { ChangePassword } from './password/change-password.js';
import { ResetPassword } from './password/reset-password.js';
import { Profile } from './profile/profile.js';
import { JwksController } from './session/jwks.controller.js';
import { Sessions } from './session/sessions.js';
import { SignIn } from './session/sign-in.js';
import { SigningKeys } from './session/signing-keys.js';
import { SignUp } from './sign-up/sign-up.js';
import { VerifyEmail } from './sign-up/verify-email.js';
import { EnsureAdmin } from './user/ensure-admin.js';
import { UserResolver } from './user/user.resolver.js';

@Module({
  controllers: [JwksController],
  providers: [
    { provide: FAILURE_COUNTS, inject: [PLATFORM, Database, LOGGER], useFactory: ({ env }: Platform, db: Database, logger: Logger) => openFailureCounts(env, db, logger) },
    Attempts, ChangePassword, EnsureAdmin, Profile, ResetPassword, Sessions, SignIn, SignUp, SigningKeys, UserResolver, VerifyEmail,
  ],
})
export class IdentityModule {
  constructor(background: Background, keys: SigningKeys, attempts: Attempts, sessions: Sessions) {
    background.every('signing keys', 60_000, () => keys.refresh());
    background.every('old attempts', 300_000, () => attempts.sweep());
    background.every('old sessions', 3_600_000, () => sessions.sweep());
  }
}
