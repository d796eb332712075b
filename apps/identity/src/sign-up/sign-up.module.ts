import { LimitsModule } from '@bellbird/limits';
import { Feature } from '@bellbird/service-host';
import { AccessModule } from '../access/access.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasswordModule } from '../password/password.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { DevicesModule } from '../security/devices.module.js';
import { SessionModule } from '../session/session.module.js';
import { SignUpDoor } from './sign-up-door.js';
import { SignUp } from './sign-up.js';
import { SignUpResolver } from './sign-up.resolver.js';
import { VerifyEmail } from './verify-email.js';

@Feature({
  imports: [AccessModule, DevicesModule, LimitsModule, MailModule, PasswordModule, PeersModule, SessionModule],
  providers: [SignUp, SignUpDoor, SignUpResolver, VerifyEmail],
  exports: [SignUpDoor],
})
export class SignUpModule {}
