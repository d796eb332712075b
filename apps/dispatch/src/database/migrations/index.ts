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
import { conversations } from './0021-conversations.js';
import { hold } from './0022-hold.js';
import { retention } from './0023-retention.js';
import { inboundsAlone } from './0024-inbounds-alone.js';
import { engagementOfBefore } from './0029-engagement-of-before.js';
import { links } from './0030-links.js';
import { variants } from './0031-variants.js';
import { zones } from './0032-zones.js';
import { clicksByTime } from './0034-clicks-by-time.js';
import { blockedHosts } from './0035-blocked-hosts.js';
import { unnamedConversations } from './0036-unnamed-conversations.js';
import { forgottenTurns } from './0037-forgotten-turns.js';

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
  conversations,
  hold,
  retention,
  inboundsAlone,
  engagementOfBefore,
  links,
  variants,
  zones,
  clicksByTime,
  blockedHosts,
  unnamedConversations,
  forgottenTurns,
];
