import { Feature } from '@bellbird/service-host';
import { KeepBusinessProfile } from './keep-business-profile.js';
import { Profile } from './profile.js';
import { ProfileResolver } from './profile.resolver.js';

@Feature({ providers: [KeepBusinessProfile, Profile, ProfileResolver] })
export class ProfileModule {}
