import { Feature, readSdl } from '@bellbird/service-host';
import { LedgerModule } from '../ledger/ledger.module.js';
import { appService } from './app-service.resource.js';
import { AppServicesResolver } from './app-services.resolver.js';
import { SendingTerms } from './sending-terms.js';

@Feature({
  imports: [LedgerModule],
  resources: [appService],
  sdl: readSdl(import.meta.url, 'app-services.graphql'),
  providers: [AppServicesResolver, SendingTerms],
})
export class PriceListModule {}
