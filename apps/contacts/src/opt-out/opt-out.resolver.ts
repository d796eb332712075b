import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { actorOf } from '@bellbird/resource-kit';
import { Work, type GraphContext } from '@bellbird/service-host';
import { optedOut } from '../consent/opted-out.js';
import { OptOut } from './opt-out.js';

interface Wish {
  scope?: string | null;
  state?: string | null;
}

/** The two public calls behind an opt-out link, and what campaigns asks before it texts somebody who is no contact. */
@Resolver()
export class OptOutResolver {
  constructor(
    private readonly optingOut: OptOut,
    private readonly work: Work,
  ) {}

  @Query() optOutInfo(@Args('contactId') contactId: string, @Args('optOutToken') optOutToken: string) {
    return this.optingOut.info(contactId, optOutToken);
  }
  @Query() optedOut(@Args('phones') phones: string[], @Context() context: GraphContext) {
    return this.work.read(context, (tx) => optedOut(tx, actorOf(context).tenantId, phones));
  }

  @Mutation() optOut(
    @Args('contactId') contactId: string,
    @Args('optOutToken') optOutToken: string,
    @Args('input') input: Wish,
  ) {
    return this.optingOut.decide(contactId, optOutToken, input);
  }
}
