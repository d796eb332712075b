import type { Tx } from '@bellbird/database';
import { planQuery, type Wanted } from '../page/plan-query.js';
import { countStatement, mostCounted } from '../page/statements.js';
import type { AnyResource, ResourceActor } from '../resource/resource.js';

/** Exact up to 1,000,000; beyond that `count` is 1,000,000 and `countIsExact` false. */
export interface Count {
  count: number;
  countIsExact: boolean;
}

/** How many rows the filters leave. @throws 400 as planQuery. */
export async function countRows(tx: Tx, resource: AnyResource, actor: ResourceActor, wanted: Wanted): Promise<Count> {
  const planned = await planQuery(tx, resource, actor, { ...wanted, sortBy: null });
  const everything =
    wanted.view === 'live' && resource.countAll !== null && isEmpty(wanted.filters) && wanted.ids == null;
  if (everything && resource.countAll !== null) return bounded(await resource.countAll(tx, actor));
  const { text, values } = countStatement(planned);
  const [row] = await tx.query<{ count: number }>(text, values);
  return bounded(row?.count ?? 0);
}

const isEmpty = (filters: unknown): boolean => filters == null || (Array.isArray(filters) && filters.length === 0);

const bounded = (count: number): Count => ({ count: Math.min(count, mostCounted), countIsExact: count <= mostCounted });
