import { Feature, readSdl } from '@bellbird/service-host';
import { SegmentHooks } from './segment.hooks.js';
import { segmentResource } from './segment.resource.js';

@Feature({
  resources: [segmentResource],
  sdl: readSdl(import.meta.url, 'segment.graphql'),
  providers: [SegmentHooks],
})
export class SegmentModule {}
