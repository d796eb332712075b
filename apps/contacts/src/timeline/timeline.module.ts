import { Feature, readSdl } from '@bellbird/service-host';
import { PeersModule } from '../peers/peers.module.js';
import { RememberTurns } from './remember-turns.js';
import { Timeline } from './timeline.js';
import { TimelineResolver } from './timeline.resolver.js';

@Feature({
  imports: [PeersModule],
  sdl: readSdl(import.meta.url, 'timeline.graphql'),
  providers: [RememberTurns, Timeline, TimelineResolver],
})
export class TimelineModule {}
