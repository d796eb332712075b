import { Feature, readSdl } from '@bellbird/service-host';
import { SuspensionResolver } from './suspension.resolver.js';
import { Suspensions } from './suspensions.js';
import { TellSuspensions } from './tell-suspensions.js';

@Feature({
  sdl: readSdl(import.meta.url, 'suspension.graphql'),
  providers: [Suspensions, SuspensionResolver, TellSuspensions],
  exports: [Suspensions],
})
export class SuspensionModule {}
