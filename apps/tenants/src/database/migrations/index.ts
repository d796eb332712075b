import type { Migration } from '@bellbird/database';
import { ledgerRole } from './0010-ledger-role.js';
import { tenant } from './0011-tenant.js';
import { ledgerTables } from './0012-ledger-tables.js';
import { ledgerFunctions } from './0013-ledger-functions.js';
import { priceList } from './0014-price-list.js';
import { billingHistory } from './0015-billing-history.js';
import { paymentNotices } from './0016-payment-notices.js';
import { moneyBack } from './0017-money-back.js';
import { holdTrace } from './0018-hold-trace.js';
import { business } from './0019-business.js';
import { files } from './0020-files.js';
import { privacyPolicy } from './0021-privacy-policy.js';
import { settings } from './0022-settings.js';
import { suspension } from './0023-suspension.js';
import { digestHour } from './0024-digest-hour.js';
import { fileId } from './0025-file-id.js';
import { blockedLinkHosts } from './0026-blocked-link-hosts.js';
import { recipientZoneField } from './0027-recipient-zone-field.js';

export const migrations: readonly Migration[] = [
  ledgerRole,
  tenant,
  ledgerTables,
  ledgerFunctions,
  priceList,
  billingHistory,
  paymentNotices,
  moneyBack,
  holdTrace,
  business,
  files,
  privacyPolicy,
  settings,
  suspension,
  digestHour,
  fileId,
  blockedLinkHosts,
  recipientZoneField,
];
