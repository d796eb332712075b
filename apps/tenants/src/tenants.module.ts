import { defineService } from '@bellbird/service-host';
import { BillingModule } from './billing/billing.module.js';
import { BusinessModule } from './business/business.module.js';
import { migrations } from './database/migrations/index.js';
import { FilesModule } from './files/files.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { MerchantModule } from './merchant/merchant.module.js';
import { OpeningHoursModule } from './opening-hours/opening-hours.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PriceListModule } from './price-list/price-list.module.js';
import { PrivacyPolicyModule } from './privacy-policy/privacy-policy.module.js';
import { PublicProfileModule } from './public-profile/public-profile.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { SuspensionModule } from './suspension/suspension.module.js';
import { tenantsConfig } from './tenants.config.js';

export { type ClientPayments, clientPayments } from './payments/client-payments.js';

/**
 * Tenants, their money, and what the platform sells. Events go out: funds.held, funds.refused, hold.closed,
 * top-up.succeeded, top-up.failed, tenant.updated, tenant.suspended, tenant.reinstated.
 */
export const tenantsService = defineService({
  name: 'tenants',
  config: tenantsConfig,
  imports: [
    BusinessModule,
    OpeningHoursModule,
    FilesModule,
    PrivacyPolicyModule,
    PublicProfileModule,
    SettingsModule,
    BillingModule,
    PaymentsModule,
    PriceListModule,
    LedgerModule,
    SuspensionModule,
    MerchantModule,
  ],
  migrations,
});
