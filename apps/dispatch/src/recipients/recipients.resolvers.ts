import { checkedId } from '@bellbird/resource-kit';
import type { GraphContext, Work } from '@bellbird/service-host';
import { listRecipients, type RecipientList } from './list-recipients.js';

interface Asked {
  campaignId: string;
  status?: string | null;
  skip?: number | null;
  limit?: number | null;
}

export const recipientsResolvers = (work: Work) => ({
  Query: {
    campaignRecipients: (_: unknown, asked: Asked, context: GraphContext): Promise<RecipientList> => {
      const campaignId = checkedId(asked.campaignId, 'campaignId');
      return work.read(context, (tx) => listRecipients(tx, tx.tenantId!, { ...asked, campaignId }));
    },
  },
});
