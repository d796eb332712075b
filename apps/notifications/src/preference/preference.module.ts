import { Feature, readSdl } from '@bellbird/service-host';
import { PreferenceResolver } from './preference.resolver.js';

@Feature({ sdl: readSdl(import.meta.url, 'preference.graphql'), providers: [PreferenceResolver] })
export class PreferenceModule {}
