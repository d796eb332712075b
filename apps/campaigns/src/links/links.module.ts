import { Feature } from '@bellbird/service-host';
import { PeersModule } from '../peers/peers.module.js';
import { LinkSets } from './link-sets.js';
import { LinksResolver } from './links.resolver.js';
import { NoListings, ReviewApproval } from './review-approval.js';

@Feature({
  imports: [PeersModule],
  providers: [LinksResolver, LinkSets, { provide: ReviewApproval, useClass: NoListings }],
  exports: [LinkSets, ReviewApproval],
})
export class LinksModule {}
