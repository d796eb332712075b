import { Feature, readSdl } from '@bellbird/service-host';
import { LiveModule } from '../live/live.module.js';
import { BusinessProfile } from './business-profile.js';
import { BusinessProfileResolver } from './business-profile.resolver.js';
import { RegisterTenant } from './register-tenant.js';

@Feature({
  imports: [LiveModule],
  sdl: readSdl(import.meta.url, 'business.graphql'),
  providers: [BusinessProfile, BusinessProfileResolver, RegisterTenant],
})
export class BusinessModule {}
