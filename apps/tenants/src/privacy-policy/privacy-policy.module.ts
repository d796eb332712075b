import { Feature, readSdl } from '@bellbird/service-host';
import { LiveModule } from '../live/live.module.js';
import { PrivacyPolicies } from './privacy-policies.js';
import { PrivacyPolicyResolver } from './privacy-policy.resolver.js';

@Feature({
  imports: [LiveModule],
  sdl: readSdl(import.meta.url, 'privacy-policy.graphql'),
  providers: [PrivacyPolicies, PrivacyPolicyResolver],
  exports: [PrivacyPolicies],
})
export class PrivacyPolicyModule {}
