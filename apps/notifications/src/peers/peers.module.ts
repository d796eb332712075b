import { Feature } from '@bellbird/service-host';
import { IdentityPeer } from './identity.peer.js';

/** The other services that notifications asks. */
@Feature({ providers: [IdentityPeer], exports: [IdentityPeer] })
export class PeersModule {}
