import type { Tx } from '@bellbird/database';
import { invalidField, notFound } from '@bellbird/errors';
import { checkedId, readRows, type ResourceActor } from '@bellbird/resource-kit';
import { campaignResource } from '../campaign/campaign.resource.js';
import type { ComparedCampaigns } from '../schema.generated.js';

/** Two to five campaigns in the order of `ids`. @throws 400 on ids, 404 where one is unknown. */
export async function compare(tx: Tx, actor: ResourceActor, ids: readonly string[]): Promise<ComparedCampaigns> {
  const wanted = ids.map((id) => checkedId(id, 'ids'));
  if (wanted.length < 2 || wanted.length > 5) throw invalidField('ids', 'Compare two to five campaigns.');
  if (new Set(wanted).size < wanted.length) throw invalidField('ids', 'Each campaign can be there once.');
  const data = await readRows(tx, campaignResource, actor, wanted);
  if (data.length < wanted.length) throw notFound();
  return { data };
}
