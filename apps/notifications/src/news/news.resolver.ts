import { Args, Context, Resolver } from '@nestjs/graphql';
import { Database } from '@bellbird/database';
import { notFound } from '@bellbird/errors';
import { Allowance, callerOf } from '@bellbird/limits';
import { Mutation, type GraphContext } from '@bellbird/service-host';
import type { Mutations, MutationUnsubscribeFromNotificationsArgs } from '../schema.generated.js';
import { hashOf } from './unsubscribe-link.js';

/** Calls from an address: the servers of a big mail provider call for many people. */
const aMinute = { most: 120, windowMs: 60_000 };

/** What the link of a mail does, without a log-in. */
@Resolver()
export class NewsResolver {
  constructor(
    private readonly db: Database,
    private readonly allowance: Allowance,
  ) {}

  @Mutation<Mutations>() async unsubscribeFromNotifications(
    @Args() { token }: MutationUnsubscribeFromNotificationsArgs,
    @Context() { remoteAddress }: GraphContext,
  ) {
    await this.allowance.spend('unsubscribe', callerOf(remoteAddress), aMinute);
    const [link] = await this.db.system((tx) =>
      tx.query<{ tenantId: string; userId: string; types: string[] }>(
        'select tenant_id as "tenantId", user_id as "userId", types from unsubscribe_link where token_hash = $1',
        [hashOf(token)],
      ),
    );
    if (link === undefined) throw notFound();
    const { tenantId, userId, types } = link;
    await this.db.tenant(tenantId, (tx) =>
      tx.execute(
        `insert into preference (tenant_id, user_id, type, email) select $1, $2, t.type, 'off' from unnest($3::text[]) as t(type) order by 3
         on conflict (tenant_id, user_id, type) do update set email = 'off'`,
        [tenantId, userId, types],
      ),
    );
    return true;
  }
}
