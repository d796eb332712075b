import { Feature, readSdl } from '@bellbird/service-host';
import { LiveModule } from '../live/live.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { QueueModule } from '../queue/queue.module.js';
import { CloseLeftOpen } from './close-left-open.js';
import { OpenByItself } from './open-by-itself.js';
import { WorkDayResolver } from './work-day.resolver.js';
import { WorkDays } from './work-days.js';

@Feature({
  imports: [LiveModule, PeersModule, QueueModule],
  sdl: readSdl(import.meta.url, 'work-day.graphql'),
  providers: [WorkDays, WorkDayResolver, CloseLeftOpen, OpenByItself],
})
export class WorkDayModule {}
