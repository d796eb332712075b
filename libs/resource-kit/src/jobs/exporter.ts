import type { Tx } from '@bellbird/database';
import type { Position } from '../page/keyset-ranges.js';
import { planQuery } from '../page/plan-query.js';
import { countRows } from '../read/count-rows.js';
import { walkIds } from '../read/list-rows.js';
import { readRows } from '../read/read-rows.js';
import type { AnyResource, ExportColumn, Identified } from '../resource/resource.js';
import type { JobOrder, QueryOrder } from './job.js';

/** What a file is made of. A resource has one by its declaration (`exporterOf`); a feature may declare others. */
export interface Exporter<Order extends JobOrder = JobOrder> {
  /** What its rows are called in jobs, events and notices, and its file: 'contacts'. */
  many: string;
  /** The file's columns, and how many rows there are as it begins. */
  begin(tx: Tx, order: Order): Promise<{ columns: readonly ExportColumn<Identified>[]; total: number }>;
  /** At most so many rows behind `from`; `next` is where the page after begins, null behind the last. */
  page(
    tx: Tx,
    order: Order,
    from: Position | null,
    most: number,
  ): Promise<{ rows: readonly Identified[]; next: Position | null }>;
  /** A page's rows with what other services know of them. Outside any transaction. */
  complete?(order: Order, rows: readonly Identified[]): Promise<readonly Identified[]>;
}

/** The file of a list of a resource, as its query leaves it. */
export const exporterOf = (resource: AnyResource): Exporter<QueryOrder> => ({
  many: resource.many,
  async begin(tx, { view, query: { filters, filtersMatch }, actor }) {
    const more = await resource.export?.more?.(tx, actor);
    const { count } = await countRows(tx, resource, actor, { view, filters, filtersMatch });
    return { columns: [...(resource.export?.columns ?? []), ...(more ?? [])], total: count };
  },
  async page(tx, { view, query, actor }, from, most) {
    const planned = await planQuery(tx, resource, actor, { view, ...query, sortBy: query.sortBy ?? '' });
    const { ids, next } = await walkIds(tx, planned, from, most);
    return { rows: (await readRows(tx, resource, actor, ids, view)) as Identified[], next };
  },
  complete: ({ actor }, rows) => resource.hooks.fileRows?.(actor, rows) ?? Promise.resolve(rows),
});
