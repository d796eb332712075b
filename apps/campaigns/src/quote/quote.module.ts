import { Feature } from '@bellbird/service-host';
import { CallerIdModule } from '../caller-id/caller-id.module.js';
import { EditingModule } from '../editing/editing.module.js';
import { LinksModule } from '../links/links.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { QuoteCampaign } from './quote-campaign.js';
import { QuoteResolver } from './quote.resolver.js';

@Feature({
  imports: [CallerIdModule, LinksModule, PeersModule, EditingModule],
  providers: [QuoteCampaign, QuoteResolver],
})
export class QuoteModule {}
