import { Feature, readSdl } from '@bellbird/service-host';
import { AccessModule } from '../access/access.module.js';
import { InvitationModule } from '../invitation/invitation.module.js';
import { PasswordModule } from '../password/password.module.js';
import { SessionModule } from '../session/session.module.js';
import { EnsureAdmin } from './ensure-admin.js';
import { MemberResolver } from './member.resolver.js';
import { MembersModule } from './members.module.js';
import { UserHooks } from './user.hooks.js';
import { userResource } from './user.resource.js';

@Feature({
  imports: [AccessModule, InvitationModule, MembersModule, PasswordModule, SessionModule],
  resources: [userResource],
  sdl: readSdl(import.meta.url, 'user.graphql', 'member.graphql'),
  providers: [EnsureAdmin, MemberResolver, UserHooks],
})
export class UserModule {}
