import { describeMembers, resourceSdl, sharedSdl } from '@bellbird/resource-kit';
import { readSdl, type ServiceDefinition } from '@bellbird/service-host';
import { billingRow } from './billing/billing-row.resource.js';
import { migrations } from './database/migrations/index.js';
import { appService } from './price-list/app-service.resource.js';
import { tenantsConfig } from './tenants.config.js';
import { tenantsHandlers } from './tenants.events.js';
import { TenantsModule } from './tenants.module.js';

export { type ClientPayments, clientPayments } from './payments/client-payments.js';

const resources = [appService, billingRow];

/** Tenants, their money, and what the platform sells. */
export const tenantsService: ServiceDefinition = {
  name: 'tenants',
  imports: [TenantsModule],
  typeDefs: [
    sharedSdl,
    describeMembers(
      readSdl(
        import.meta.url,
        'business/business.graphql',
        'billing/billing.graphql',
        'payments/payments.graphql',
        'price-list/app-services.graphql',
      ),
      resources,
    ),
    ...resources.map(resourceSdl),
  ].join('\n'),
  migrations,
  config: tenantsConfig,
  resources,
  handlers: tenantsHandlers,
};
