import { Feature } from '@bellbird/service-host';
import { CallerIdModule } from '../caller-id/caller-id.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { GiveUpAttempts } from './give-up-attempts.js';
import { TestSend } from './test-send.js';
import { TestSendResolver } from './test-send.resolver.js';

@Feature({
  imports: [CallerIdModule, PeersModule],
  providers: [GiveUpAttempts, TestSend, TestSendResolver],
})
export class TestSendModule {}
