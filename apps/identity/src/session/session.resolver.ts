import { Args, Context, Resolver } from '@nestjs/graphql';
import { Database } from '@bellbird/database';
import { Mutation, personOf, type GraphContext } from '@bellbird/service-host';
import type { MutationRefreshTokensArgs, Mutations } from '../schema.generated.js';
import { Sessions } from './sessions.js';

@Resolver()
export class SessionResolver {
  constructor(
    private readonly db: Database,
    private readonly sessions: Sessions,
  ) {}

  @Mutation<Mutations>() refreshTokens(
    @Args() { refreshToken: token }: MutationRefreshTokensArgs,
    @Context() context: GraphContext,
  ) {
    return this.sessions.rotate(token, context);
  }
  @Mutation<Mutations>() async logOut(@Context() context: GraphContext) {
    const { tenantId, sessionId } = personOf(context);
    await this.db.tenant(tenantId, (tx) => this.sessions.end(tx, sessionId, 'log-out'));
    return true;
  }
}
