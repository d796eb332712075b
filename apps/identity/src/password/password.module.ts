import { LimitsModule } from '@bellbird/limits';
import { Feature } from '@bellbird/service-host';
import { AccessModule } from '../access/access.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SessionModule } from '../session/session.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { ChangePassword } from './change-password.js';
import { PasswordResolver } from './password.resolver.js';
import { Passwords } from './passwords.js';
import { ResetPassword } from './reset-password.js';

@Feature({
  imports: [AccessModule, LimitsModule, MailModule, SessionModule, TwoFactorModule],
  providers: [ChangePassword, PasswordResolver, Passwords, ResetPassword],
  exports: [Passwords],
})
export class PasswordModule {}
