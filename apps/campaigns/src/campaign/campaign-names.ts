import type DataLoader from 'dataloader';
import { loaderIn } from '@bellbird/resource-kit';
import type { GraphContext, Work } from '@bellbird/service-host';

const names = Symbol('names of campaigns');

/** Names of campaigns by id, null of one that was deleted: one question for all of a request. */
export const campaignNames = (work: Work, context: GraphContext): DataLoader<string, string | null> =>
  loaderIn(context, names, async (ids: readonly string[]) => {
    const rows = await work.read(context, (tx) =>
      tx.query<{ id: string; name: string }>(
        'select id, name from campaign where tenant_id = $1 and id = any($2::uuid[])',
        [tx.tenantId, ids],
      ),
    );
    const byId = new Map(rows.map(({ id, name }) => [id, name]));
    return ids.map((id) => byId.get(id) ?? null);
  });
