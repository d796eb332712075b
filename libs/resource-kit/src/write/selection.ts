import type { Tx } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import { planQuery } from '../page/plan-query.js';
import { writeStatement } from '../page/statements.js';
import { checkedId } from '../read/read-rows.js';
import type { AnyResource, ResourceActor, View } from '../resource/resource.js';

/** Rows named by a bulk call: a list of ids, filters, or all of them. */
export interface Selection {
  data?: readonly string[] | null;
  filters?: unknown;
  filtersMatch?: 'all' | 'any' | null;
  all?: boolean | null;
}

/** A checked selection: JSON as it is, so a job can keep it. Ids and filters together must both hold. */
export interface Chosen {
  ids: string[] | null;
  filters: unknown[];
  filtersMatch: 'all' | 'any';
}

const mostIds = 100_000;

/**
 * Reads a selection. An empty list of ids chooses nothing; empty filters choose everything, so they need `all`.
 * @throws 400 naming `data[3]`, `filters`.
 */
export function readSelection(selection: Selection): Chosen {
  const { data, filters } = selection;
  if (data != null && !Array.isArray(data)) throw invalidField('data', 'Give a list of ids.');
  if (filters != null && !Array.isArray(filters)) throw invalidField('filters', 'Give a list of filters.');
  const given = (filters ?? []) as unknown[];
  const filtersMatch = selection.filtersMatch ?? 'all';
  if (data != null && data.length > mostIds) throw invalidField('data', `Give at most ${mostIds} ids.`);
  const ids = data == null ? null : [...new Set(data.map((id, at) => checkedId(id, `data[${at}]`)))];
  if (ids !== null && ids.length > 0) return { ids, filters: given, filtersMatch };
  if (given.length > 0 || (filters != null && selection.all === true) || (ids === null && selection.all === true))
    return { ids: null, filters: given, filtersMatch };
  if (ids !== null && filters == null) return { ids, filters: [], filtersMatch };
  throw invalidField('filters', 'Empty filters choose everything; say so with "all": true.');
}

/** A stretch of a selection by id: after `after`, up to and with `upTo`. */
export interface Stretch {
  after?: string | null;
  upTo?: string | null;
  direction?: 'asc' | 'desc';
  limit: number;
}

/** The ids of a selection that the actor sees in `view`, in the order of the ids. */
export async function selectedIds(
  tx: Tx,
  resource: AnyResource,
  actor: ResourceActor,
  view: View,
  chosen: Chosen,
  stretch: Stretch,
): Promise<string[]> {
  if (chosen.ids?.length === 0) return [];
  const planned = await planQuery(tx, { ...resource, withPlatformRows: false }, actor, { view, ...chosen });
  const { rowId, parameters } = planned;
  const bounds = [
    ...(stretch.after == null ? [] : [`${rowId} > ${parameters.add(stretch.after, 'uuid')}`]),
    ...(stretch.upTo == null ? [] : [`${rowId} <= ${parameters.add(stretch.upTo, 'uuid')}`]),
  ];
  const rows = await tx.query<{ id: string }>(
    writeStatement(planned, `${rowId} as id`, bounds, [`${rowId} ${stretch.direction ?? 'asc'}`], stretch.limit),
    parameters.values,
  );
  return rows.map((row) => row.id);
}
