import { Feature, readSdl } from '@bellbird/service-host';
import { RecipientsResolver } from './recipients.resolver.js';

@Feature({ sdl: readSdl(import.meta.url, 'recipients.graphql'), providers: [RecipientsResolver] })
export class RecipientsModule {}
