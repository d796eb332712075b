import { Feature, readSdl } from '@bellbird/service-host';
import { EngagementResolver } from './engagement.resolver.js';

@Feature({ sdl: readSdl(import.meta.url, 'engagement.graphql'), providers: [EngagementResolver] })
export class EngagementModule {}
