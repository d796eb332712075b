import type { Migration } from '@bellbird/database';
import { tenantsAndCampaigns } from './0010-tenants-and-campaigns.js';
import { messages } from './0011-messages.js';
import { webhooks } from './0012-webhooks.js';
import { deletedInbound } from './0014-deleted-inbound.js';
import { traces } from './0015-traces.js';
import { channels } from './0016-channels.js';
import { addressesAndUnits } from './0017-addresses-and-units.js';
import { engaged } from './0018-engaged.js';
import { singleTexts } from './0019-single-texts.js';
import { endsOfSingleTexts } from './0020-ends-of-single-texts.js';

export const migrations: readonly Migration[] = [
  tenantsAndCampaigns,
  messages,
  webhooks,
  deletedInbound,
  traces,
  channels,
  addressesAndUnits,
  engaged,
  singleTexts,
  endsOfSingleTexts,
];
