import { Args, Context, Resolver } from '@nestjs/graphql';
import { actorOf } from '@bellbird/resource-kit';
import { Query, Work, type GraphContext } from '@bellbird/service-host';
import type { Queries, QueryContactsAnalyticsLinesArgs } from '../schema.generated.js';
import { contactLines } from './contact-lines.js';
import { contactPie } from './contact-pie.js';

@Resolver()
export class FiguresResolver {
  constructor(private readonly work: Work) {}

  @Query<Queries>() contactsAnalyticsLines(
    @Args() days: QueryContactsAnalyticsLinesArgs,
    @Context() context: GraphContext,
  ) {
    const { timeZone } = actorOf(context);
    return this.work.read(context, async (tx) => ({ lines: await contactLines(tx, days, timeZone, context.now) }));
  }

  @Query<Queries>() contactsAnalyticsPie(@Context() context: GraphContext) {
    return this.work.read(context, (tx) => contactPie(tx));
  }
}
