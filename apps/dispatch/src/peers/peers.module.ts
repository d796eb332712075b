import { Feature } from '@bellbird/service-host';
import { IdentityPeer } from './identity.peer.js';
import { TenantsPeer } from './tenants.peer.js';

/** The other services that dispatch asks. */
@Feature({ providers: [IdentityPeer, TenantsPeer], exports: [IdentityPeer, TenantsPeer] })
export class PeersModule {}
