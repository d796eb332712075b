import { Feature } from '@bellbird/service-host';
import { CallerIdModule } from '../caller-id/caller-id.module.js';
import { LinksModule } from '../links/links.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { SingleTextModule } from '../single-text/single-text.module.js';
import { TestSend } from './test-send.js';
import { TestSendResolver } from './test-send.resolver.js';

@Feature({
  imports: [CallerIdModule, LinksModule, PeersModule, SingleTextModule],
  providers: [TestSend, TestSendResolver],
})
export class TestSendModule {}
