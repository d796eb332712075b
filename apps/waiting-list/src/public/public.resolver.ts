import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, Query, type GraphContext } from '@bellbird/service-host';
import type {
  MutationBookTurnArgs,
  MutationChangeOwnTurnArgs,
  Mutations,
  Queries,
  QueryPublicTurnArgs,
  QueryPublicWaitingListArgs,
  QueryTurnLinkArgs,
} from '../schema.generated.js';
import { PublicList } from './public-list.js';

@Resolver()
export class PublicResolver {
  constructor(private readonly list: PublicList) {}

  @Query<Queries>() publicWaitingList(@Args() { tenantUuid }: QueryPublicWaitingListArgs) {
    return this.list.show(tenantUuid);
  }
  @Query<Queries>() publicTurn(@Args() { id, turnToken }: QueryPublicTurnArgs, @Context() context: GraphContext) {
    return this.list.turn(context, id, turnToken);
  }
  @Query<Queries>() turnLink(@Args() { code }: QueryTurnLinkArgs, @Context() context: GraphContext) {
    return this.list.link(context, code);
  }
  @Query<Queries>() onSiteKey(@Context() context: GraphContext) {
    return this.list.onSite(context);
  }

  @Mutation<Mutations>() bookTurn(
    @Args() { tenantUuid, input }: MutationBookTurnArgs,
    @Context() context: GraphContext,
  ) {
    return this.list.book(context, tenantUuid, input);
  }
  @Mutation<Mutations>() changeOwnTurn(
    @Args() { id, turnToken, input }: MutationChangeOwnTurnArgs,
    @Context() context: GraphContext,
  ) {
    return this.list.act(context, id, turnToken, input);
  }
  @Mutation<Mutations>() createKioskKey(@Context() context: GraphContext) {
    return this.list.createKioskKey(context);
  }
  @Mutation<Mutations>() deleteKioskKeys(@Context() context: GraphContext) {
    return this.list.deleteKioskKeys(context);
  }
}
