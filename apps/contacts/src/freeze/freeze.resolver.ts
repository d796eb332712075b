import { Inject } from '@nestjs/common';
import { Args, Context, Resolver } from '@nestjs/graphql';
import type { MessageType } from '@bellbird/events';
import {
  actorOf,
  checkedId,
  orderFile,
  readExportJob,
  type ExportJob,
  type ResourceActor,
} from '@bellbird/resource-kit';
import { CONFIG, Mutation, Query, STORAGE, Work, type GraphContext } from '@bellbird/service-host';
import type { Storage } from '@bellbird/storage';
import type { ContactsConfig } from '../contacts.config.js';
import { DispatchPeer } from '../peers/dispatch.peer.js';
import { TenantsPeer } from '../peers/tenants.peer.js';
import type {
  MutationExportCampaignLeftOutArgs,
  Mutations,
  Queries,
  QueryCampaignLeftOutArgs,
  QueryCampaignLeftOutExportArgs,
  QueryCheckAudienceArgs,
  QueryMeasureAudienceArgs,
  QueryRenderForContactArgs,
} from '../schema.generated.js';
import { allContacts } from './audience/audience-source.js';
import { checkAudience } from './audience/check-audience.js';
import { measureAudience, type Measuring } from './audience/measure-audience.js';
import { campaignLeftOut } from './left-out/campaign-left-out.js';
import { assertFrozen, leftOutFile, type LeftOutOrder } from './left-out/left-out-file.js';
import { measureAgain } from './resend/measure-again.js';
import type { Reader } from './resend/people-again.js';
import { renderForContact } from './text/render-for-contact.js';

const audienceOf = ({ contactIds, groupIds, segmentIds }: QueryCheckAudienceArgs) => ({
  contactIds: contactIds ?? [],
  groupIds: groupIds ?? [],
  segmentIds: segmentIds ?? [],
});

/** What campaigns asks of an audience, and who was left out of one. */
@Resolver()
export class FreezeResolver {
  constructor(
    private readonly work: Work,
    private readonly tenants: TenantsPeer,
    private readonly dispatch: DispatchPeer,
    @Inject(STORAGE) private readonly storage: Storage,
    @Inject(CONFIG) private readonly config: ContactsConfig,
  ) {}

  @Query<Queries>() async measureAudience(
    @Args() { input }: QueryMeasureAudienceArgs,
    @Context() context: GraphContext,
  ) {
    const actor = await this.inTheirZone(actorOf(context), input);
    const { publicUrl, linkBaseUrl } = this.config;
    const measuring: Measuring = {
      ...input,
      messageType: input.messageType as MessageType,
      audience: audienceOf(input),
      phones: input.phones ?? [],
      zones: input.zones ?? null,
      variants: input.variants ?? null,
      publicUrl,
      linkBaseUrl,
    };
    const read: Reader = (work) => this.work.read(context, work);
    if (input.resendOf != null) return measureAgain(read, this.dispatch, actor.tenantId, input.resendOf, measuring);
    return read((tx) => measureAudience(tx, actor, measuring));
  }
  @Query<Queries>() checkAudience(@Args() args: QueryCheckAudienceArgs, @Context() context: GraphContext) {
    const actor = actorOf(context);
    const viewerId = args.viewerId == null ? null : checkedId(args.viewerId, 'viewerId');
    const viewer: ResourceActor = viewerId === null ? actor : { ...actor, kind: 'user', userId: viewerId };
    return this.work.read(context, (tx) => checkAudience(tx, viewer, audienceOf(args)));
  }
  @Query<Queries>() async renderForContact(@Args() args: QueryRenderForContactArgs, @Context() context: GraphContext) {
    const contactId = args.contactId == null ? null : checkedId(args.contactId, 'contactId');
    return this.work.read(context, (tx) =>
      renderForContact(tx, actorOf(context).tenantId, { ...args, contactId }, this.config),
    );
  }
  @Query<Queries>() async campaignLeftOut(@Args() args: QueryCampaignLeftOutArgs, @Context() context: GraphContext) {
    const campaignId = checkedId(args.campaignId, 'campaignId');
    return this.work.read(context, (tx) =>
      campaignLeftOut(tx, actorOf(context).tenantId, campaignId, { skip: args.skip ?? 0, limit: args.limit ?? 0 }),
    );
  }

  @Query<Queries>() campaignLeftOutExport(
    @Args() { jobId }: QueryCampaignLeftOutExportArgs,
    @Context() context: GraphContext,
  ): Promise<ExportJob> {
    return this.work.read(context, (tx) => readExportJob(tx, leftOutFile, actorOf(context), this.storage, jobId));
  }
  @Mutation<Mutations>() async exportCampaignLeftOut(
    @Args() asked: MutationExportCampaignLeftOutArgs,
    @Context() context: GraphContext,
  ): Promise<ExportJob> {
    const order: LeftOutOrder = { actor: actorOf(context), campaignId: checkedId(asked.campaignId, 'campaignId') };
    return this.work.change(context, async (tx) => {
      await assertFrozen(tx, order.actor.tenantId, order.campaignId);
      return orderFile(tx, leftOutFile, order);
    });
  }

  /** Another service brings no zone, and the days of a segment's dates are those of the business. */
  private async inTheirZone(actor: ResourceActor, { segmentIds }: QueryCheckAudienceArgs): Promise<ResourceActor> {
    if (segmentIds == null || segmentIds.every((id) => id === allContacts)) return actor;
    const terms = await this.tenants.businessTerms(actor.tenantId);
    return terms === null ? actor : { ...actor, country: terms.country, timeZone: terms.timeZone };
  }
}
