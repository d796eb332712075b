import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, Query, type GraphContext } from '@bellbird/service-host';
import type { MutationEndLogInArgs, Mutations, Queries } from '../schema.generated.js';
import { LogIns } from './log-ins.js';

@Resolver()
export class SecurityResolver {
  constructor(private readonly own: LogIns) {}

  @Query<Queries>() security(@Context() context: GraphContext) {
    return this.own.security(context);
  }

  @Query<Queries>() logIns(@Context() context: GraphContext) {
    return this.own.list(context);
  }

  @Mutation<Mutations>() endLogIn(@Args() { id }: MutationEndLogInArgs, @Context() context: GraphContext) {
    return this.own.end(id, context);
  }

  @Mutation<Mutations>() endOtherLogIns(@Context() context: GraphContext) {
    return this.own.endOthers(context);
  }
}
