import { Feature } from '@bellbird/service-host';
import { DispatchPeer } from './dispatch.peer.js';
import { IdentityPeer } from './identity.peer.js';

/** The other services that tenants asks. */
@Feature({ providers: [DispatchPeer, IdentityPeer], exports: [DispatchPeer, IdentityPeer] })
export class PeersModule {}
