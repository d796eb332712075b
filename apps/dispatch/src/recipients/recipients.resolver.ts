import { Inject } from '@nestjs/common';
import { Args, Context, Resolver } from '@nestjs/graphql';
import { notFound } from '@bellbird/errors';
import { actorOf, checkedId, orderFile, readExportJob, type ExportJob } from '@bellbird/resource-kit';
import { Mutation, Query, STORAGE, Work, type GraphContext } from '@bellbird/service-host';
import type { Storage } from '@bellbird/storage';
import type {
  CampaignPeople,
  MutationExportCampaignRecipientsArgs,
  Mutations,
  Queries,
  QueryCampaignMessageArgs,
  QueryCampaignPeopleArgs,
  QueryCampaignRecipientsArgs,
  QueryCampaignRecipientsExportArgs,
  QueryDeliveredArgs,
  QueryUndeliveredArgs,
  RecipientList,
  SentText,
  UndeliveredPerson,
} from '../schema.generated.js';
import { listPeople } from './list-people.js';
import { listRecipients } from './list-recipients.js';
import { chosenBy, peopleFile, type PeopleOrder } from './people-file.js';
import { sentText } from './sent-text.js';
import { delivered, undelivered } from './undelivered.js';

@Resolver()
export class RecipientsResolver {
  constructor(
    private readonly work: Work,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

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

  @Query<Queries>() async campaignMessage(
    @Args() asked: QueryCampaignMessageArgs,
    @Context() context: GraphContext,
  ): Promise<SentText> {
    const campaignId = checkedId(asked.campaignId, 'campaignId');
    const sent = await this.work.read(context, (tx) => sentText(tx, tx.tenantId!, { ...asked, campaignId }));
    if (sent === null) throw notFound();
    return sent;
  }

  @Query<Queries>() async undelivered(
    @Args() { statuses, cursor, ...asked }: QueryUndeliveredArgs,
    @Context() context: GraphContext,
  ): Promise<UndeliveredPerson[]> {
    const campaignId = checkedId(asked.campaignId, 'campaignId');
    return this.work.read(context, (tx) => undelivered(tx, tx.tenantId!, { campaignId, statuses, after: cursor ?? 0 }));
  }

  @Query<Queries>() async delivered(
    @Args() { campaignIds, phones }: QueryDeliveredArgs,
    @Context() context: GraphContext,
  ): Promise<string[]> {
    const ids = campaignIds.map((id) => checkedId(id, 'campaignIds'));
    return this.work.read(context, (tx) => delivered(tx, tx.tenantId!, { campaignIds: ids, phones }));
  }

  @Query<Queries>() async campaignRecipientsExport(
    @Args() { jobId }: QueryCampaignRecipientsExportArgs,
    @Context() context: GraphContext,
  ): Promise<ExportJob> {
    return this.work.read(context, (tx) => readExportJob(tx, peopleFile, actorOf(context), this.storage, jobId));
  }

  @Mutation<Mutations>() async exportCampaignRecipients(
    @Args() asked: MutationExportCampaignRecipientsArgs,
    @Context() context: GraphContext,
  ): Promise<ExportJob> {
    const order: PeopleOrder = {
      actor: actorOf(context),
      campaignId: checkedId(asked.campaignId, 'campaignId'),
      status: asked.status ?? null,
    };
    return this.work.change(context, async (tx) => {
      // Said now, to the one who asked, and not later by a failed job.
      await chosenBy(tx, order);
      return orderFile(tx, peopleFile, order);
    });
  }
}
