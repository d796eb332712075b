import { Feature, readSdl } from '@bellbird/service-host';
import { Analytics } from './analytics.js';
import { AnalyticsResolver } from './analytics.resolver.js';

@Feature({ sdl: readSdl(import.meta.url, 'analytics.graphql'), providers: [Analytics, AnalyticsResolver] })
export class AnalyticsModule {}
