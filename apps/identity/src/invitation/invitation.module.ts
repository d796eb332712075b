import { LimitsModule } from '@bellbird/limits';
import { Feature, readSdl } from '@bellbird/service-host';
import { AccessModule } from '../access/access.module.js';
import { PasswordModule } from '../password/password.module.js';
import { DevicesModule } from '../security/devices.module.js';
import { ProofModule } from '../session/proof.module.js';
import { SessionModule } from '../session/session.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { MembersModule } from '../user/members.module.js';
import { InvitationResolver } from './invitation.resolver.js';
import { Invitations } from './invitations.js';
import { InviteMany } from './invite-many.js';
import { Join } from './join.js';
import { NoteMailOutcome } from './note-mail-outcome.js';

@Feature({
  imports: [
    AccessModule,
    DevicesModule,
    LimitsModule,
    MembersModule,
    PasswordModule,
    ProofModule,
    SessionModule,
    TwoFactorModule,
  ],
  sdl: readSdl(import.meta.url, 'invitation.graphql'),
  providers: [InvitationResolver, Invitations, InviteMany, Join, NoteMailOutcome],
  exports: [Invitations, Join],
})
export class InvitationModule {}
