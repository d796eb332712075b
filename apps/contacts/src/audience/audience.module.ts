import { Feature } from '@bellbird/service-host';
import { AudienceHooks } from './audience.hooks.js';
import { audienceResource } from './audience.resource.js';

@Feature({
  resources: [audienceResource],
  providers: [AudienceHooks],
})
export class AudienceModule {}
