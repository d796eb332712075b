import { Feature, readSdl } from '@bellbird/service-host';
import { ConsentReactions } from './consent.reactions.js';
import { ConsentResolver } from './consent.resolver.js';

@Feature({
  sdl: readSdl(import.meta.url, 'consent.graphql'),
  providers: [ConsentReactions, ConsentResolver],
})
export class ConsentModule {}
