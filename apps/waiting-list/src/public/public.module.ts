import { LimitsModule } from '@bellbird/limits';
import { Feature, readSdl } from '@bellbird/service-host';
import { BookingModule } from '../booking/booking.module.js';
import { LiveModule } from '../live/live.module.js';
import { QueueModule } from '../queue/queue.module.js';
import { PublicList } from './public-list.js';
import { PublicResolver } from './public.resolver.js';

@Feature({
  imports: [BookingModule, LimitsModule, LiveModule, QueueModule],
  sdl: readSdl(import.meta.url, 'public.graphql'),
  providers: [PublicList, PublicResolver],
})
export class PublicModule {}
