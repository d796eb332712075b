import { Feature } from '@bellbird/service-host';
import { PeersModule } from '../peers/peers.module.js';
import { ConsentBook } from './consent-book.js';
import { FollowTheDoor } from './follow-the-door.js';
import { TakeCollectedConsent } from './take-collected-consent.js';

@Feature({
  imports: [PeersModule],
  providers: [ConsentBook, FollowTheDoor, TakeCollectedConsent],
  exports: [ConsentBook],
})
export class ConsentModule {}
