import { MembersOfBusiness } from '@bellbird/resource-kit';
import { Feature } from '@bellbird/service-host';
import { ContactsPeer } from './contacts.peer.js';
import { DispatchPeer } from './dispatch.peer.js';
import { IdentityPeer } from './identity.peer.js';
import { TenantsPeer } from './tenants.peer.js';

/** The other services that campaigns asks. */
@Feature({
  providers: [
    ContactsPeer,
    DispatchPeer,
    IdentityPeer,
    TenantsPeer,
    { provide: MembersOfBusiness, useExisting: IdentityPeer },
  ],
  exports: [ContactsPeer, DispatchPeer, IdentityPeer, TenantsPeer],
})
export class PeersModule {}
