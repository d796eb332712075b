import { Feature, readSdl } from '@bellbird/service-host';
import { FilesModule } from '../files/files.module.js';
import { LiveModule } from '../live/live.module.js';
import { OpeningHoursModule } from '../opening-hours/opening-hours.module.js';
import { PrivacyPolicyModule } from '../privacy-policy/privacy-policy.module.js';
import { AccountSettings } from './account-settings.js';
import { AccountSettingsResolver } from './account-settings.resolver.js';
import { BrandImages } from './brand-images.js';
import { BusinessProfile } from './business-profile.js';
import { BusinessProfileResolver } from './business-profile.resolver.js';
import { RegisterTenant } from './register-tenant.js';
import { ReleaseBrandImages } from './release-brand-images.js';

@Feature({
  imports: [LiveModule, FilesModule, OpeningHoursModule, PrivacyPolicyModule],
  sdl: readSdl(import.meta.url, 'business.graphql'),
  providers: [
    AccountSettings,
    AccountSettingsResolver,
    BusinessProfile,
    BrandImages,
    BusinessProfileResolver,
    RegisterTenant,
    ReleaseBrandImages,
  ],
})
export class BusinessModule {}
