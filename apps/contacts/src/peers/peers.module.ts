import { Feature } from '@bellbird/service-host';
import { DispatchPeer } from './dispatch.peer.js';
import { TenantsPeer } from './tenants.peer.js';

/** The other services that contacts asks. */
@Feature({ providers: [DispatchPeer, TenantsPeer], exports: [DispatchPeer, TenantsPeer] })
export class PeersModule {}
