import { Feature, readSdl } from '@bellbird/service-host';
import { LiveModule } from '../live/live.module.js';
import { OpeningHours } from './opening-hours.js';
import { OpeningHoursResolver } from './opening-hours.resolver.js';

@Feature({
  imports: [LiveModule],
  sdl: readSdl(import.meta.url, 'opening-hours.graphql'),
  providers: [OpeningHours, OpeningHoursResolver],
  exports: [OpeningHours],
})
export class OpeningHoursModule {}
