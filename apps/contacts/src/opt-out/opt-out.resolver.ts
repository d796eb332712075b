import { Args, Context, Resolver } from '@nestjs/graphql';
import { actorOf } from '@bellbird/resource-kit';
import { Mutation, Query, Work, type GraphContext } from '@bellbird/service-host';
import { optedOut } from '../consent/opted-out.js';
import type {
  MutationOptOutArgs,
  Mutations,
  Queries,
  QueryOptedOutArgs,
  QueryOptOutInfoArgs,
} from '../schema.generated.js';
import { OptOut } from './opt-out.js';

/** The two public calls behind an opt-out link, and what campaigns asks before it texts somebody who is no contact. */
@Resolver()
export class OptOutResolver {
  constructor(
    private readonly optingOut: OptOut,
    private readonly work: Work,
  ) {}

  @Query<Queries>() optOutInfo(@Args() { contactId, optOutToken }: QueryOptOutInfoArgs) {
    return this.optingOut.info(contactId, optOutToken);
  }
  @Query<Queries>() optedOut(@Args() { phones }: QueryOptedOutArgs, @Context() context: GraphContext) {
    return this.work.read(context, (tx) => optedOut(tx, actorOf(context).tenantId, phones));
  }

  @Mutation<Mutations>() optOut(@Args() { contactId, optOutToken, input }: MutationOptOutArgs) {
    return this.optingOut.decide(contactId, optOutToken, input);
  }
}
