import { Feature } from '@bellbird/service-host';
import { DispatchPeer } from './dispatch.peer.js';

/** The other service that tenants asks. */
@Feature({ providers: [DispatchPeer], exports: [DispatchPeer] })
export class PeersModule {}
