import { Feature } from '@bellbird/service-host';
import { LimitsModule } from '../limits/limits.module.js';
import { PasswordModule } from '../password/password.module.js';
import { Proof } from './proof.js';
import { ProofResolver } from './proof.resolver.js';
import { SessionModule } from './session.module.js';
import { SignIn } from './sign-in.js';
import { SignInResolver } from './sign-in.resolver.js';

@Feature({
  imports: [LimitsModule, PasswordModule, SessionModule],
  providers: [Proof, ProofResolver, SignIn, SignInResolver],
})
export class SignInModule {}
