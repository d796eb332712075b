import { Inject } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type DataLoader from 'dataloader';
import { actorOf, loaderIn } from '@bellbird/resource-kit';
import { LOGGER, type GraphContext, type Logger } from '@bellbird/service-host';
import { DispatchPeer } from '../peers/dispatch.peer.js';
import type { CampaignLink, SmsCampaign } from '../schema.generated.js';

type Clicks = Omit<CampaignLink, 'url'>;
/** By the place of the link, from 1. */
type ByLink = ReadonlyMap<number, Clicks>;

const clicks = Symbol('clicks of campaigns');
const none: Clicks = { clickedPeople: 0, clicks: 0, likelyMachine: 0 };

/** What became of a campaign's links: dispatch, which leads people on, counts it link by link. */
@Resolver('SmsCampaign')
export class LinksResolver {
  constructor(
    private readonly dispatch: DispatchPeer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Null where dispatch does not answer: a campaign can be seen and stopped all the same. */
  @ResolveField() async links(
    @Parent() { id, links, engagement }: SmsCampaign,
    @Context() context: GraphContext,
  ): Promise<CampaignLink[] | null> {
    // Without a click there is nothing to ask for.
    if (links == null || links.length === 0 || engagement.clicks + engagement.likelyMachine === 0) return links ?? null;
    const counted = await this.clicksIn(context).load(id);
    if (counted === null) return null;
    return links.map(({ url }, at) => ({ url, ...(counted.get(at + 1) ?? none) }));
  }

  /** One question for all of a request. */
  private clicksIn(context: GraphContext): DataLoader<string, ByLink | null> {
    return loaderIn<string, ByLink | null>(context, clicks, async (ids) => {
      const { tenantId } = actorOf(context);
      const counted = await this.dispatch.campaignLinks(tenantId, [...ids]).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'The clicks of links could not be asked for');
        return null;
      });
      return ids.map((id) => counted && byLink(counted.filter(({ campaignId }) => campaignId === id)));
    });
  }
}

const byLink = (counted: readonly (Clicks & { link: number })[]): ByLink =>
  new Map(
    counted.map(({ link, clickedPeople, clicks: people, likelyMachine }) => [
      link,
      { clickedPeople, clicks: people, likelyMachine },
    ]),
  );
