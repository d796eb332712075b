import { notFound } from '@bellbird/errors';
import { actorOf, checkedId, type ResourceActor } from '@bellbird/resource-kit';
import { CONFIG, type GraphContext, Peers, Work } from '@bellbird/service-host';
import { Inject } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { ContactsConfig } from '../contacts.config.js';
import { businessTerms } from '../tenants-client.js';
import { campaignLeftOut, type LeftOutList } from './campaign-left-out.js';
import { type AudienceCheck, checkAudience } from './check-audience.js';
import type { MessageType } from './left-out.js';
import { measureAudience } from './measure-audience.js';
import { renderForContact } from './render-for-contact.js';
import type { AudienceMeasure } from './tally.js';

interface MeasureInput {
  contactIds?: string[] | null;
  groupIds?: string[] | null;
  segmentIds?: string[] | null;
  message: string;
  messageType: MessageType;
  businessName: string;
  countries: string[];
}

interface AudienceArgs {
  contactIds?: string[] | null;
  groupIds?: string[] | null;
  segmentIds?: string[] | null;
}

const audienceOf = ({ contactIds, groupIds, segmentIds }: AudienceArgs) => ({ contactIds: contactIds ?? [], groupIds: groupIds ?? [], segmentIds: segmentIds ?? [] });

@Resolver()
export class FreezeResolver {
  constructor(
    private readonly work: Work,
    private readonly peers: Peers,
    @Inject(CONFIG) private readonly config: ContactsConfig,
  ) {}

  @Query()
  async measureAudience(@Args('input') input: MeasureInput, @Context() context: GraphContext): Promise<AudienceMeasure> {
    const actor = await this.inTheirZone(actorOf(context), input);
    return this.work.read(context, (tx) => measureAudience(tx, actor, { ...input, audience: audienceOf(input), publicUrl: this.config.publicUrl }));
  }

  @Query()
  checkAudience(@Args() args: AudienceArgs, @Context() context: GraphContext): Promise<AudienceCheck> {
    return this.work.read(context, (tx) => checkAudience(tx, actorOf(context).tenantId, audienceOf(args)));
  }

  @Query()
  renderForContact(@Args() args: { contactId?: string | null; message: string; businessName: string }, @Context() context: GraphContext): Promise<string | null> {
    const contactId = args.contactId == null ? null : checkedId(args.contactId, 'contactId');
    return this.work.read(context, (tx) => renderForContact(tx, actorOf(context).tenantId, { ...args, contactId }, this.config));
  }

  @Query()
  campaignLeftOut(@Args() { campaignId, skip, limit }: { campaignId: string; skip?: number | null; limit?: number | null }, @Context() context: GraphContext): Promise<LeftOutList> {
    const id = checkedId(campaignId, 'campaignId');
    const actor = actorOf(context);
    if (actor.kind !== 'user') throw notFound();
    return this.work.read(context, (tx) => campaignLeftOut(tx, actor.tenantId, id, { skip: skip ?? 0, limit: limit ?? 0 }));
  }

  /** Another service brings no zone, and the days of a segment's dates are those of the business. */
  private async inTheirZone(actor: ResourceActor, { segmentIds }: AudienceArgs): Promise<ResourceActor> {
    if (actor.kind === 'user' || segmentIds == null || segmentIds.every((id) => id === 'all-contacts')) return actor;
    const terms = await businessTerms(this.peers, actor.tenantId);
    return terms === null ? actor : { ...actor, country: terms.country, timeZone: terms.timeZone };
  }
}
