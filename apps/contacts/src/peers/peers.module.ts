import { MembersOfBusiness } from '@bellbird/resource-kit';
import { Feature } from '@bellbird/service-host';
import { DispatchPeer } from './dispatch.peer.js';
import { IdentityPeer } from './identity.peer.js';
import { TenantsPeer } from './tenants.peer.js';

/** The other services that contacts asks. */
@Feature({
  providers: [DispatchPeer, IdentityPeer, TenantsPeer, { provide: MembersOfBusiness, useExisting: IdentityPeer }],
  exports: [DispatchPeer, TenantsPeer],
})
export class PeersModule {}
