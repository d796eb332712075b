import { Args, Context, Resolver } from '@nestjs/graphql';
import { actorOf, checkedId } from '@bellbird/resource-kit';
import { Query, type GraphContext } from '@bellbird/service-host';
import type { Queries, QueryContactTimelineArgs, TimelineEntry } from '../schema.generated.js';
import { Timeline } from './timeline.js';

@Resolver()
export class TimelineResolver {
  constructor(private readonly timeline: Timeline) {}

  @Query<Queries>() contactTimeline(
    @Args() { id, before = null, limit = null, kinds = null }: QueryContactTimelineArgs,
    @Context() context: GraphContext,
  ): Promise<TimelineEntry[]> {
    return this.timeline.of(actorOf(context).tenantId, { contactId: checkedId(id), before, limit, kinds });
  }
}
