import { Feature } from '@bellbird/service-host';
import { ContactsPeer } from './contacts.peer.js';
import { IdentityPeer } from './identity.peer.js';
import { TenantsPeer } from './tenants.peer.js';

/** The other services that dispatch asks. */
@Feature({ providers: [ContactsPeer, IdentityPeer, TenantsPeer], exports: [ContactsPeer, IdentityPeer, TenantsPeer] })
export class PeersModule {}
