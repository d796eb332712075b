import { Inject } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { actorOf, checkedId, type ResourceActor } from '@bellbird/resource-kit';
import { CONFIG, Peers, Work, type GraphContext } from '@bellbird/service-host';
import type { ContactsConfig } from '../contacts.config.js';
import { businessTerms } from '../tenants-client.js';
import { allContacts } from './audience-source.js';
import { campaignLeftOut } from './campaign-left-out.js';
import { checkAudience } from './check-audience.js';
import type { MessageType } from './left-out.js';
import { measureAudience } from './measure-audience.js';
import { renderForContact } from './render-for-contact.js';

interface AudienceArgs {
  contactIds?: string[] | null;
  groupIds?: string[] | null;
  segmentIds?: string[] | null;
}

interface MeasureInput extends AudienceArgs {
  message: string;
  messageType: MessageType;
  businessName: string;
  countries: string[];
}

interface RenderArgs {
  contactId?: string | null;
  message: string;
  businessName: string;
}

interface LeftOutArgs {
  campaignId: string;
  skip?: number | null;
  limit?: number | null;
}

const audienceOf = ({ contactIds, groupIds, segmentIds }: AudienceArgs) => ({
  contactIds: contactIds ?? [],
  groupIds: groupIds ?? [],
  segmentIds: segmentIds ?? [],
});

/** What campaigns asks of an audience, and who was left out of one. */
@Resolver()
export class FreezeResolver {
  constructor(
    private readonly work: Work,
    private readonly peers: Peers,
    @Inject(CONFIG) private readonly config: ContactsConfig,
  ) {}

  @Query() async measureAudience(@Args('input') input: MeasureInput, @Context() context: GraphContext) {
    const actor = await this.inTheirZone(actorOf(context), input);
    const { publicUrl } = this.config;
    return this.work.read(context, (tx) =>
      measureAudience(tx, actor, { ...input, audience: audienceOf(input), publicUrl }),
    );
  }
  @Query() checkAudience(@Args() args: AudienceArgs, @Context() context: GraphContext) {
    return this.work.read(context, (tx) => checkAudience(tx, actorOf(context).tenantId, audienceOf(args)));
  }
  @Query() async renderForContact(@Args() args: RenderArgs, @Context() context: GraphContext) {
    const contactId = args.contactId == null ? null : checkedId(args.contactId, 'contactId');
    return this.work.read(context, (tx) =>
      renderForContact(tx, actorOf(context).tenantId, { ...args, contactId }, this.config),
    );
  }
  @Query() async campaignLeftOut(@Args() args: LeftOutArgs, @Context() context: GraphContext) {
    const campaignId = checkedId(args.campaignId, 'campaignId');
    return this.work.read(context, (tx) =>
      campaignLeftOut(tx, actorOf(context).tenantId, campaignId, { skip: args.skip ?? 0, limit: args.limit ?? 0 }),
    );
  }

  /** Another service brings no zone, and the days of a segment's dates are those of the business. */
  private async inTheirZone(actor: ResourceActor, { segmentIds }: AudienceArgs): Promise<ResourceActor> {
    if (segmentIds == null || segmentIds.every((id) => id === allContacts)) return actor;
    const terms = await businessTerms(this.peers, actor.tenantId);
    return terms === null ? actor : { ...actor, country: terms.country, timeZone: terms.timeZone };
  }
}
