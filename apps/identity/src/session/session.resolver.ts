import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { Database } from '@bellbird/database';
import type { GraphContext } from '@bellbird/service-host';
import { personOf } from '../user/person-of.js';
import { Sessions } from './sessions.js';

@Resolver()
export class SessionResolver {
  constructor(
    private readonly db: Database,
    private readonly sessions: Sessions,
  ) {}

  @Mutation() refreshTokens(@Args('refreshToken') token: string) {
    return this.sessions.rotate(token);
  }
  @Mutation() async logOut(@Context() context: GraphContext) {
    const { tenantId, sessionId } = personOf(context);
    await this.db.tenant(tenantId, (tx) => this.sessions.end(tx, sessionId, 'log-out'));
    return true;
  }
}
