import { Feature, readSdl } from '@bellbird/service-host';
import { TimelineResolver } from './timeline.resolver.js';

@Feature({ sdl: readSdl(import.meta.url, 'timeline.graphql'), providers: [TimelineResolver] })
export class TimelineModule {}
