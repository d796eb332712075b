import type { Database } from '@bellbird/database';
import { checkedId } from '@bellbird/resource-kit';
import type { GraphContext, Work } from '@bellbird/service-host';
import { listSettlements, type Settlement } from './list-settlements.js';
import { stopCampaign } from './stop-campaign.js';

interface StopAsked {
  campaignId: string;
  version: number;
  cancel: boolean;
}

export const campaignResolvers = (db: Database, work: Work) => ({
  Query: {
    settlements: (_: unknown, { subjectId }: { subjectId: string }, context: GraphContext): Promise<Settlement[]> => {
      const id = checkedId(subjectId, 'subjectId');
      return work.read(context, (tx) => listSettlements(tx, tx.tenantId!, id));
    },
  },
  Mutation: {
    // Two commits, so not `work.change`: the stop has to be seen before the campaign's row can be had. It is idempotent by itself.
    stopCampaign: (_: unknown, { campaignId, version, cancel }: StopAsked, context: GraphContext): Promise<boolean> =>
      stopCampaign(db, {
        tenantId: context.caller!.tenantId,
        campaignId: checkedId(campaignId, 'campaignId'),
        version: BigInt(version),
        cancel,
      }),
  },
});
