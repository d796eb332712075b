import { Feature, readSdl } from '@bellbird/service-host';
import { AnalyticsResolver } from './analytics.resolver.js';

@Feature({ sdl: readSdl(import.meta.url, 'analytics.graphql'), providers: [AnalyticsResolver] })
export class AnalyticsModule {}
