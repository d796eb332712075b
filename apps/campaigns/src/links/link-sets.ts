import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { CONFIG } from '@bellbird/service-host';
import type { Campaign } from '../campaign/campaign.js';
import type { CampaignsConfig } from '../campaigns.config.js';
import type { CampaignKind, Given } from '../kinds/campaign-kind.js';
import { kindOf } from '../kinds/kinds.js';
import { launchFields, reviewUrlOf, type LaunchFields } from './launch-fields.js';

/** The texts of campaigns with the places of their counted links, and the numbers that these links are known by. */
@Injectable()
export class LinkSets {
  constructor(@Inject(CONFIG) private readonly config: CampaignsConfig) {}

  /** A content as it is rendered, and where its links lead. */
  of<Content extends object>(kind: CampaignKind<Content>, tenantId: string, content: Given<Content>): LaunchFields {
    return launchFields(kind.fieldsOf(content), {
      trackLinks: kind.tracksLinks(content),
      reviewUrl: reviewUrlOf(this.config.publicUrl, tenantId),
    });
  }

  /** Of a campaign that is launched: a number that no other campaign has, and the targets, which never change from now on. */
  async take(tx: Tx, campaign: Campaign): Promise<Pick<Campaign, 'linkSetNo' | 'linkUrls'>> {
    const { urls } = this.fieldsOf(campaign);
    if (urls.length === 0) return { linkSetNo: null, linkUrls: [] };
    const [{ no } = { no: 0 }] = await tx.query<{ no: number }>(`select nextval('link_set_number')::int as no`);
    return { linkSetNo: no, linkUrls: urls };
  }

  /** What is rendered for the people of a campaign. */
  fieldsOf(campaign: Campaign): LaunchFields {
    const kind = kindOf(campaign);
    return this.of(kind, campaign.tenantId, kind.inputOf(campaign));
  }
}
