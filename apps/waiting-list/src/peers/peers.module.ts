import { MembersOfBusiness } from '@bellbird/resource-kit';
import { Feature } from '@bellbird/service-host';
import { CampaignsPeer } from './campaigns.peer.js';
import { IdentityPeer } from './identity.peer.js';

/** The other services that the waiting list asks. */
@Feature({
  providers: [CampaignsPeer, IdentityPeer, { provide: MembersOfBusiness, useExisting: IdentityPeer }],
  exports: [CampaignsPeer, MembersOfBusiness],
})
export class PeersModule {}
