import { sqlState, type Tx } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import { readCursor, writeCursor } from '../page/cursor.js';
import type { Position } from '../page/keyset-ranges.js';
import { pageBounds, type ListQuery } from '../page/list-query.js';
import { planQuery, type PlannedQuery } from '../page/plan-query.js';
import { keysetStatements, skippingStatement } from '../page/statements.js';
import type { AnyResource, Identified, Resource, ResourceActor, View, Wants } from '../resource/resource.js';
import { countRows, type Count } from './count-rows.js';
import { readRows } from './read-rows.js';

export interface Page<Out> extends Count {
  data: Out[];
  hasMore: boolean;
  /** Where the next page goes on; null on the last. */
  nextCursor: string | null;
}

interface FoundRow {
  id: string;
  [key: `k${number}`]: string | null;
}

/**
 * A page of the list. Ids are found first, on the narrowest tables; rows are fetched after. Without `withCount` the
 * count is that of what is known anyway.
 * @throws 400 naming the field of the query that is wrong.
 */
export async function listRows<Out extends Identified, I, P>(
  tx: Tx,
  resource: Resource<Out, I, P>,
  actor: ResourceActor,
  query: ListQuery,
  view: View = 'live',
  withCount = true,
  wants?: Wants,
): Promise<Page<Out>> {
  const { skip, limit } = pageBounds(query);
  const { filters, filtersMatch } = query;
  const planned = await planQuery(tx, resource, actor, { view, filters, filtersMatch, sortBy: query.sortBy ?? '' });
  const position = query.after == null ? null : readCursor(query.after, planned.sort, planned.order);
  const found = await findIds(tx, planned, { skip, limit: limit + 1, position });
  const onPage = found.slice(0, limit);
  const last = onPage.at(-1);
  const hasMore = found.length > limit;
  // The whole end of the list was seen from its start: nothing to count.
  const seenAll = position === null && !hasMore && (found.length > 0 || skip === 0);
  const known: Count = { count: skip + found.length, countIsExact: seenAll };
  return {
    data: await readRows(
      tx,
      resource,
      actor,
      onPage.map((row) => row.id),
      view,
      wants,
    ),
    hasMore,
    nextCursor: hasMore && last !== undefined ? writeCursor(planned.sort, positionOf(last, planned)) : null,
    ...(seenAll || !withCount ? known : await countRows(tx, resource, actor, { view, filters, filtersMatch })),
  };
}

/**
 * For who uses nothing of a list query but its filters, and plans those itself: what is wrong in the rest is said all
 * the same. @throws 400 as listRows.
 */
export async function checkBesideFilters(
  tx: Tx,
  resource: AnyResource,
  actor: ResourceActor,
  query: ListQuery,
): Promise<void> {
  if (query.sortBy == null && query.after == null) pageBounds(query);
  else await checkListQuery(tx, resource, actor, query, 'live');
}

/** For who uses a list query later, an export: what is wrong in it is said now. @throws 400 as listRows. */
export async function checkListQuery(
  tx: Tx,
  resource: AnyResource,
  actor: ResourceActor,
  query: ListQuery,
  view: View,
): Promise<void> {
  pageBounds(query);
  const { filters, filtersMatch } = query;
  const planned = await planQuery(tx, resource, actor, { view, filters, filtersMatch, sortBy: query.sortBy ?? '' });
  if (query.after != null) readCursor(query.after, planned.sort, planned.order);
}

const positionOf = (row: FoundRow, planned: PlannedQuery): Position => ({
  id: row.id,
  keys: planned.order.map((_, at) => row[`k${at}`] ?? null),
});

interface PageWanted {
  skip: number;
  limit: number;
  position: Position | null;
}

async function findIds(tx: Tx, planned: PlannedQuery, { skip, limit, position }: PageWanted): Promise<FoundRow[]> {
  if (skip > 0) {
    const { text, values } = skippingStatement(planned, skip, limit);
    return tx.query<FoundRow>(text, values);
  }
  const found: FoundRow[] = [];
  try {
    for (const statement of keysetStatements(planned, position)) {
      const { text, values } = statement(limit - found.length);
      found.push(...(await tx.query<FoundRow>(text, values)));
      if (found.length >= limit) break;
    }
  } catch (error) {
    // A made-up cursor can name what is no date or number; Postgres is the one who knows.
    if (position !== null && sqlState(error)?.startsWith('22'))
      throw invalidField('after', 'This cursor does not belong to this list.');
    throw error;
  }
  return found;
}

/** The ids of the next rows after a position and where they end: for exports and others that walk a whole list. */
export async function walkIds(
  tx: Tx,
  planned: PlannedQuery,
  position: Position | null,
  limit: number,
): Promise<{ ids: string[]; next: Position | null }> {
  const found = await findIds(tx, planned, { skip: 0, limit, position });
  const last = found.at(-1);
  return {
    ids: found.map((row) => row.id),
    next: found.length === limit && last !== undefined ? positionOf(last, planned) : null,
  };
}
