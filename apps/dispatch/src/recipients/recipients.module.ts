import { Feature, readSdl } from '@bellbird/service-host';
import { peopleFile } from './people-file.js';
import { RecipientsResolver } from './recipients.resolver.js';

@Feature({
  exporters: [peopleFile],
  sdl: readSdl(import.meta.url, 'recipients.graphql'),
  providers: [RecipientsResolver],
})
export class RecipientsModule {}
