import { Feature, readSdl } from '@bellbird/service-host';
import { CallerIdModule } from '../caller-id/caller-id.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { SingleTextModule } from '../single-text/single-text.module.js';
import { Reply } from './reply.js';
import { ReplyResolver } from './reply.resolver.js';

@Feature({
  imports: [CallerIdModule, PeersModule, SingleTextModule],
  sdl: readSdl(import.meta.url, 'reply.graphql'),
  providers: [Reply, ReplyResolver],
})
export class ReplyModule {}
