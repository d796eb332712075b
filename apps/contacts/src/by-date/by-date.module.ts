import { Feature, readSdl } from '@bellbird/service-host';
import { ByDateResolver } from './by-date.resolver.js';

@Feature({ sdl: readSdl(import.meta.url, 'by-date.graphql'), providers: [ByDateResolver] })
export class ByDateModule {}
