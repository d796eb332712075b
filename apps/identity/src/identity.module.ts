import { Inject, Module } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Background, LOGGER, PLATFORM, type Logger, type Platform } from '@bellbird/service-host';
import { Allowance } from './limits/allowance.js';
import { Attempts } from './limits/attempts.js';
import { COUNTS, longestWindowMs, type Counts } from './limits/counts.js';
import { openCounts } from './limits/open-counts.js';
import { AskedMails } from './mail/asked-mails.js';
import { ChangePassword } from './password/change-password.js';
import { Passwords } from './password/passwords.js';
import { ResetLinks } from './password/reset-links.js';
import { ResetPassword } from './password/reset-password.js';
import { Profile } from './profile/profile.js';
import { JwksController } from './session/jwks.controller.js';
import { Sessions } from './session/sessions.js';
import { SignIn } from './session/sign-in.js';
import { SigningKeys } from './session/signing-keys.js';
import { EmailCodes } from './sign-up/email-codes.js';
import { SignUp } from './sign-up/sign-up.js';
import { VerifyEmail } from './sign-up/verify-email.js';
import { EnsureAdmin } from './user/ensure-admin.js';
import { UserResolver } from './user/user.resolver.js';

@Module({
  controllers: [JwksController],
  providers: [
    {
      provide: COUNTS,
      inject: [PLATFORM, Database, LOGGER],
      useFactory: ({ env }: Platform, db: Database, logger: Logger) => openCounts(env, db, logger),
    },
    Allowance,
    AskedMails,
    Attempts,
    ChangePassword,
    EmailCodes,
    EnsureAdmin,
    Passwords,
    Profile,
    ResetLinks,
    ResetPassword,
    Sessions,
    SignIn,
    SignUp,
    SigningKeys,
    UserResolver,
    VerifyEmail,
  ],
})
export class IdentityModule {
  constructor(background: Background, keys: SigningKeys, @Inject(COUNTS) counts: Counts, sessions: Sessions) {
    background.every('signing keys', 60_000, () => keys.refresh());
    background.every('old counts', 300_000, () => counts.sweep(longestWindowMs));
    background.every('old sessions', 3_600_000, () => sessions.sweep());
  }
}
