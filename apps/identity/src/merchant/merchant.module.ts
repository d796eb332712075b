import { Feature, readSdl } from '@bellbird/service-host';
import { MerchantResolver } from './merchant.resolver.js';
import { merchantResource } from './merchant.resource.js';
import { Merchants } from './merchants.js';

@Feature({
  resources: [merchantResource],
  sdl: readSdl(import.meta.url, 'merchant.graphql'),
  providers: [Merchants, MerchantResolver],
})
export class MerchantModule {}
