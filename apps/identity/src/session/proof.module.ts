import { LimitsModule } from '@bellbird/limits';
import { Feature } from '@bellbird/service-host';
import { PasswordModule } from '../password/password.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { Proof } from './proof.js';
import { ProofResolver } from './proof.resolver.js';
import { SessionModule } from './session.module.js';
import { StepUpCode } from './step-up-code.js';

/** What proves who somebody is, once the account is known. */
@Feature({
  imports: [LimitsModule, PasswordModule, SessionModule, TwoFactorModule],
  providers: [Proof, ProofResolver, StepUpCode],
  exports: [Proof],
})
export class ProofModule {}
