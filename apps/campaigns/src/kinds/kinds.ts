import type { Campaign } from '../campaign/campaign.js';
import type { CampaignKind } from './campaign-kind.js';
import { smsKind } from './sms/sms-kind.js';

/** Every kind of campaign, by its name. */
const kinds: Readonly<Record<string, CampaignKind>> = { sms: smsKind };

/** The kind of a campaign. @throws where this release does not know it. */
export function kindOf(campaign: Pick<Campaign, 'kind'>): CampaignKind {
  const kind = kinds[campaign.kind];
  if (kind === undefined) throw new Error(`No kind of campaign is called ${campaign.kind}.`);
  return kind;
}
