import { type GraphContext, Work } from '@bellbird/service-host';
import { checkedId } from '@bellbird/resource-kit';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { listRecipients, type RecipientList } from './list-recipients.js';

interface Asked {
  campaignId: string;
  status?: string | null;
  skip?: number | null;
  limit?: number | null;
}

@Resolver()
export class RecipientsResolver {
  constructor(private readonly work: Work) {}

  @Query('campaignRecipients')
  campaignRecipients(@Args() { campaignId, ...asked }: Asked, @Context() context: GraphContext): Promise<RecipientList> {
    const id = checkedId(campaignId);
    return this.work.read(context, (tx) => listRecipients(tx, tx.tenantId!, { campaignId: id, ...asked }));
  }
}
