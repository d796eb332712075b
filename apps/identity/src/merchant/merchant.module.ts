import { Feature, readSdl } from '@bellbird/service-host';
import { PeersModule } from '../peers/peers.module.js';
import { MerchantHooks } from './merchant.hooks.js';
import { MerchantResolver } from './merchant.resolver.js';
import { merchantResource } from './merchant.resource.js';
import { Merchants } from './merchants.js';

@Feature({
  imports: [PeersModule],
  resources: [merchantResource],
  sdl: readSdl(import.meta.url, 'merchant.graphql'),
  providers: [MerchantHooks, Merchants, MerchantResolver],
})
export class MerchantModule {}
