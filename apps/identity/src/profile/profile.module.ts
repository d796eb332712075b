import { Feature } from '@bellbird/service-host';
import { AccessModule } from '../access/access.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { SessionModule } from '../session/session.module.js';
import { Avatar } from './avatar.js';
import { KeepBusinessProfile } from './keep-business-profile.js';
import { KeepPlatformProfile } from './keep-platform-profile.js';
import { Profile } from './profile.js';
import { ProfileResolver } from './profile.resolver.js';
import { ReleaseAvatars } from './release-avatars.js';

@Feature({
  imports: [AccessModule, SessionModule, PeersModule],
  providers: [Avatar, KeepBusinessProfile, KeepPlatformProfile, Profile, ProfileResolver, ReleaseAvatars],
})
export class ProfileModule {}
