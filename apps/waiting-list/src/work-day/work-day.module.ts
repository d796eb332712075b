import { Feature, readSdl } from '@bellbird/service-host';
import { LiveModule } from '../live/live.module.js';
import { CloseLeftOpen } from './close-left-open.js';
import { WorkDayResolver } from './work-day.resolver.js';
import { WorkDays } from './work-days.js';

@Feature({
  imports: [LiveModule],
  sdl: readSdl(import.meta.url, 'work-day.graphql'),
  providers: [WorkDays, WorkDayResolver, CloseLeftOpen],
})
export class WorkDayModule {}
