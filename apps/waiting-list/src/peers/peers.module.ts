import { MembersOfBusiness } from '@bellbird/resource-kit';
import { Feature } from '@bellbird/service-host';
import { CampaignsPeer } from './campaigns.peer.js';
import { ContactsPeer } from './contacts.peer.js';
import { IdentityPeer } from './identity.peer.js';
import { TenantsPeer } from './tenants.peer.js';

/** The other services that the waiting list asks. */
@Feature({
  providers: [
    CampaignsPeer,
    ContactsPeer,
    IdentityPeer,
    TenantsPeer,
    { provide: MembersOfBusiness, useExisting: IdentityPeer },
  ],
  exports: [CampaignsPeer, ContactsPeer, TenantsPeer, MembersOfBusiness],
})
export class PeersModule {}
