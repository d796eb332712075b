import { keysetRanges, wholeOrder, type Position } from './keyset-ranges.js';
import type { PlannedQuery } from './plan-query.js';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Counts are exact up to here; beyond, Postgres stops counting. */
export const mostCounted = 1_000_000;

/** A select over a planned query; `more` are conditions beside its own. */
export function writeStatement(
  query: PlannedQuery,
  select: string,
  more: readonly string[],
  orderBy: readonly string[],
  limit: number,
  offset = 0,
): string {
  const where = [...query.where, ...more];
  return [
    `select ${select}`,
    `from ${query.from}`,
    ...(where.length === 0 ? [] : [`where ${where.join('\n  and ')}`]),
    ...(orderBy.length === 0 ? [] : [`order by ${orderBy.join(', ')}`]),
    `limit ${limit}`,
    ...(offset === 0 ? [] : [`offset ${offset}`]),
  ].join('\n');
}

/** The id and the keys of the order, `k0`, `k1` …, as text that a cursor can carry. */
const idAndKeys = (query: PlannedQuery): string =>
  [`${query.rowId} as id`, ...query.order.map((key, at) => `(${key.sql})::text as k${at}`)].join(', ');

/** The ids of a page found by counting off `skip` rows; the rows themselves are fetched after (late join). */
export function skippingStatement(query: PlannedQuery, skip: number, limit: number): Statement {
  return {
    text: writeStatement(query, idAndKeys(query), [], wholeOrder(query.order, query.rowId), limit, skip),
    values: query.parameters.values,
  };
}

/** The ids of a page after a position (null: from the start), as statements to be run in turn until the page is full. */
export function keysetStatements(query: PlannedQuery, position: Position | null): ((limit: number) => Statement)[] {
  return keysetRanges(query.order, query.rowId, position).map((range) => (limit) => {
    const parameters = query.parameters.fork();
    const where = range.where((value, cast) => parameters.add(value, cast));
    return { text: writeStatement(query, idAndKeys(query), where, range.orderBy, limit), values: parameters.values };
  });
}

/** One row, `count`: at most one more than `mostCounted`. */
export function countStatement(query: PlannedQuery): Statement {
  return {
    text: `select count(*)::int as count from (\n${writeStatement(query, '1', [], [], mostCounted + 1)}\n) counted`,
    values: query.parameters.values,
  };
}
