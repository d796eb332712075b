import { Args, Context, Resolver } from '@nestjs/graphql';
import { actorOf, checkedDay, checkedId } from '@bellbird/resource-kit';
import { Query, Work, type GraphContext } from '@bellbird/service-host';
import type { Queries, QueryContactsByDateArgs } from '../schema.generated.js';
import { contactsByDate } from './contacts-by-date.js';

/** Whose day it is: campaigns asks before an automation greets them. */
@Resolver()
export class ByDateResolver {
  constructor(private readonly work: Work) {}

  @Query<Queries>() contactsByDate(@Args() { input }: QueryContactsByDateArgs, @Context() context: GraphContext) {
    const { contactIds, groupIds, segmentIds, field, timeZone, after, limit } = input;
    const day = checkedDay(input.day, 'day');
    const audience = { contactIds: contactIds ?? [], groupIds: groupIds ?? [], segmentIds: segmentIds ?? [] };
    return this.work.read(context, (tx) =>
      contactsByDate(
        tx,
        { ...actorOf(context), timeZone },
        { audience, field, day, after: after == null ? null : checkedId(after, 'after'), limit },
      ),
    );
  }
}
