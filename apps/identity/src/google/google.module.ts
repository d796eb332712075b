import { LimitsModule } from '@bellbird/limits';
import { CONFIG, Feature, readSdl } from '@bellbird/service-host';
import { AccessModule } from '../access/access.module.js';
import { InvitationModule } from '../invitation/invitation.module.js';
import { LogInModule } from '../session/log-in.module.js';
import { ProofModule } from '../session/proof.module.js';
import { SessionModule } from '../session/session.module.js';
import { SignUpModule } from '../sign-up/sign-up.module.js';
import { DisconnectGoogle } from './disconnect-google.js';
import { FinishGoogle } from './finish-google.js';
import { GoogleFlows } from './google-flows.js';
import { GoogleResolver } from './google.resolver.js';
import { IDENTITY_PROVIDER } from './identity-provider.js';
import { LinkGoogle } from './link-google.js';
import { openIdentityProvider } from './open-identity-provider.js';
import { SignUpWithGoogle } from './sign-up-with-google.js';
import { StartGoogle } from './start-google.js';
import { TakeOver } from './take-over.js';

@Feature({
  imports: [AccessModule, InvitationModule, LimitsModule, LogInModule, ProofModule, SessionModule, SignUpModule],
  sdl: readSdl(import.meta.url, 'google.graphql'),
  providers: [
    { provide: IDENTITY_PROVIDER, useFactory: openIdentityProvider, inject: [CONFIG] },
    DisconnectGoogle,
    FinishGoogle,
    GoogleFlows,
    GoogleResolver,
    LinkGoogle,
    SignUpWithGoogle,
    StartGoogle,
    TakeOver,
  ],
})
export class GoogleModule {}
