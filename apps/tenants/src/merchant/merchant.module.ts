import { Feature, readSdl } from '@bellbird/service-host';
import { LiveModule } from '../live/live.module.js';
import { SuspensionModule } from '../suspension/suspension.module.js';
import { MerchantFacts } from './merchant-facts.js';
import { MerchantResolver } from './merchant.resolver.js';
import { SteerMerchant } from './steer-merchant.js';

/** What the platform's admin sees of businesses' money, and does to them. Who they are, identity says. */
@Feature({
  imports: [LiveModule, SuspensionModule],
  sdl: readSdl(import.meta.url, 'merchant.graphql'),
  providers: [MerchantFacts, MerchantResolver, SteerMerchant],
})
export class MerchantModule {}
