import { MembersOfBusiness } from '@bellbird/resource-kit';
import { Feature } from '@bellbird/service-host';
import { IdentityPeer } from './identity.peer.js';

/** The other services that the waiting list asks. */
@Feature({
  providers: [IdentityPeer, { provide: MembersOfBusiness, useExisting: IdentityPeer }],
  exports: [MembersOfBusiness],
})
export class PeersModule {}
