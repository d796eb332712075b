import { LimitsModule } from '@bellbird/limits';
import { Feature, readSdl } from '@bellbird/service-host';
import { PublicProfile } from './public-profile.js';
import { PublicProfileResolver } from './public-profile.resolver.js';

@Feature({
  imports: [LimitsModule],
  sdl: readSdl(import.meta.url, 'public-profile.graphql'),
  providers: [PublicProfile, PublicProfileResolver],
})
export class PublicProfileModule {}
