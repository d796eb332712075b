import { Feature, readSdl } from '@bellbird/service-host';
import { AudienceHooks } from './audience.hooks.js';
import { audienceResource } from './audience.resource.js';

@Feature({
  resources: [audienceResource],
  sdl: readSdl(import.meta.url, 'audience.graphql'),
  providers: [AudienceHooks],
})
export class AudienceModule {}
