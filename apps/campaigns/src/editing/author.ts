import { seesEverything, type ResourceActor } from '@bellbird/resource-kit';
import type { Campaign } from '../campaign/campaign.js';

type Chosen = Pick<Campaign, 'groupIds' | 'segmentIds' | 'smsTemplateId'>;

/** Who names groups, segments and templates in a campaign, and what was chosen before them. */
export interface Author {
  actor: ResourceActor;
  /** Of the campaign as it stands: it stays, though somebody else chose it whose things the author cannot see. */
  before: Chosen | null;
}

/** As whom others must see what a campaign names; null for who sees everything. */
export const viewerOf = ({ actor }: Author): string | null => (seesEverything(actor) ? null : actor.userId);
