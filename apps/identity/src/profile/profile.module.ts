import { Feature } from '@bellbird/service-host';
import { SessionModule } from '../session/session.module.js';
import { KeepBusinessProfile } from './keep-business-profile.js';
import { Profile } from './profile.js';
import { ProfileResolver } from './profile.resolver.js';

@Feature({ imports: [SessionModule], providers: [KeepBusinessProfile, Profile, ProfileResolver] })
export class ProfileModule {}
