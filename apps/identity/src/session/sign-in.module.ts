import { LimitsModule } from '@bellbird/limits';
import { Feature } from '@bellbird/service-host';
import { PasswordModule } from '../password/password.module.js';
import { DevicesModule } from '../security/devices.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { LogInModule } from './log-in.module.js';
import { SecondStepLogIn } from './second-step-log-in.js';
import { SecondStepResolver } from './second-step.resolver.js';
import { SignIn } from './sign-in.js';
import { SignInResolver } from './sign-in.resolver.js';

@Feature({
  imports: [DevicesModule, LimitsModule, LogInModule, PasswordModule, TwoFactorModule],
  providers: [SecondStepLogIn, SecondStepResolver, SignIn, SignInResolver],
})
export class SignInModule {}
