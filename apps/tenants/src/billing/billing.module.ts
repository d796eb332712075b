import { Feature, readSdl } from '@bellbird/service-host';
import { billingRow } from './billing-row.resource.js';
import { Billing } from './billing.js';
import { BillingResolver } from './billing.resolver.js';

@Feature({
  resources: [billingRow],
  sdl: readSdl(import.meta.url, 'billing.graphql'),
  providers: [Billing, BillingResolver],
})
export class BillingModule {}
