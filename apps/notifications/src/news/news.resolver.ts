import { Args, Resolver } from '@nestjs/graphql';
import { Database } from '@bellbird/database';
import { notFound } from '@bellbird/errors';
import { Mutation } from '@bellbird/service-host';
import type { Mutations, MutationUnsubscribeFromNotificationsArgs } from '../schema.generated.js';
import { hashOf } from './unsubscribe-link.js';

/** What the link of a mail does, without a log-in. */
@Resolver()
export class NewsResolver {
  constructor(private readonly db: Database) {}

  @Mutation<Mutations>() async unsubscribeFromNotifications(
    @Args() { token }: MutationUnsubscribeFromNotificationsArgs,
  ) {
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
