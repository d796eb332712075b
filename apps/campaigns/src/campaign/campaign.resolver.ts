import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '@bellbird/auth';
import { CLOCK, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { CreateCampaign } from '../editing/create-campaign.js';
import { EditCampaign } from '../editing/edit-campaign.js';
import { smsKind } from '../kinds/sms/sms-kind.js';
import { QuoteCampaign } from '../quote/quote-campaign.js';
import { TestSend } from '../test-send/test-send.js';
import { analytics, countByMessageType, countByStatus } from './campaign-figures.js';

/** The guard has let nobody but a person through to the operations that call this. */
const person = (context: GraphContext): Actor => context.caller as Actor;

@Resolver('SmsCampaign')
export class CampaignResolver {
  constructor(
    private readonly creating: CreateCampaign,
    private readonly editing: EditCampaign,
    private readonly quoting: QuoteCampaign,
    private readonly testing: TestSend,
    private readonly work: Work,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query() smsCampaignsCountByStatus(@Context() context: GraphContext) {
    return this.work.read(context, countByStatus);
  }
  @Query() smsCampaignsCountByMessageType(@Context() context: GraphContext) {
    return this.work.read(context, countByMessageType);
  }
  @Query() smsCampaignsAnalytics(
    @Args('from') from: string | undefined,
    @Args('to') to: string | undefined,
    @Context() context: GraphContext,
  ) {
    return this.work.read(context, (tx) => analytics(tx, { from, to }, person(context).timeZone, this.clock.now()));
  }
  @Query() quoteSmsCampaign(@Args('input') input: Record<string, unknown>, @Context() context: GraphContext) {
    return this.quoting.execute(smsKind, person(context).tenantId, input, context);
  }
  @Query() quoteSmsCampaignTest(@Args('input') input: object, @Context() context: GraphContext) {
    return this.testing.quote(person(context).tenantId, input, context);
  }

  @Mutation() createSmsCampaign(@Args('input') input: object, @Context() context: GraphContext) {
    return this.creating.execute(smsKind, person(context), input, context);
  }
  @Mutation() updateSmsCampaign(
    @Args('id') id: string,
    @Args('input') input: object,
    @Context() context: GraphContext,
  ) {
    return this.editing.execute(smsKind, person(context), id, input, context);
  }
  @Mutation() sendTestSms(@Args('input') input: object, @Context() context: GraphContext) {
    return this.testing.send(person(context), input, context);
  }
  @Mutation() saveHardDraft(
    @Args('id') id: string | undefined,
    @Args('input') input: object,
    @Context() context: GraphContext,
  ) {
    return this.editing.saveDraft(smsKind, person(context), id ?? null, input, context);
  }
}
