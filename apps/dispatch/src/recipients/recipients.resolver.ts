import { Args, Context, Resolver } from '@nestjs/graphql';
import { checkedId } from '@bellbird/resource-kit';
import { Query, Work, type GraphContext } from '@bellbird/service-host';
import type {
  CampaignPeople,
  Queries,
  QueryCampaignPeopleArgs,
  QueryCampaignRecipientsArgs,
  RecipientList,
} from '../schema.generated.js';
import { listPeople } from './list-people.js';
import { listRecipients } from './list-recipients.js';

@Resolver()
export class RecipientsResolver {
  constructor(private readonly work: Work) {}

  @Query<Queries>() async campaignRecipients(
    @Args() asked: QueryCampaignRecipientsArgs,
    @Context() context: GraphContext,
  ): Promise<RecipientList> {
    const campaignId = checkedId(asked.campaignId, 'campaignId');
    return this.work.read(context, (tx) => listRecipients(tx, tx.tenantId!, { ...asked, campaignId }));
  }

  @Query<Queries>() async campaignPeople(
    @Args() asked: QueryCampaignPeopleArgs,
    @Context() context: GraphContext,
  ): Promise<CampaignPeople> {
    const campaignId = checkedId(asked.campaignId, 'campaignId');
    return this.work.read(context, (tx) => listPeople(tx, tx.tenantId!, { ...asked, campaignId }));
  }
}
