import { Args, Context, Resolver } from '@nestjs/graphql';
import { Query, Work, type GraphContext } from '@bellbird/service-host';
import type { Queries, QueryTimelineArgs, TimelineText } from '../schema.generated.js';
import { readTimeline } from './read-timeline.js';

/** Texts of a phone, which contacts asks for rather than keeping them again. */
@Resolver()
export class TimelineResolver {
  constructor(private readonly work: Work) {}

  @Query<Queries>() timeline(
    @Args() { before = null, ...wanted }: QueryTimelineArgs,
    @Context() context: GraphContext,
  ): Promise<TimelineText[]> {
    return this.work.read(context, (tx) =>
      readTimeline(tx, tx.tenantId!, { ...wanted, before: before === null ? null : new Date(before) }),
    );
  }
}
