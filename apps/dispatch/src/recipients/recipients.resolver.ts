import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { checkedId } from '@bellbird/resource-kit';
import { Work, type GraphContext } from '@bellbird/service-host';
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

  @Query() async campaignRecipients(@Args() asked: Asked, @Context() context: GraphContext): Promise<RecipientList> {
    const campaignId = checkedId(asked.campaignId, 'campaignId');
    return this.work.read(context, (tx) => listRecipients(tx, tx.tenantId!, { ...asked, campaignId }));
  }
}
