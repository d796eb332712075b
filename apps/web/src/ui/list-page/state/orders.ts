import type { Column } from '../list-declaration';
import { listTexts as t } from '../list-page.texts';

type Sorting = Pick<Column<never>, 'label' | 'sortBy' | 'align' | 'figures'>;

/** An order of the list in words; null is the usual one. */
export interface Order {
  sort: string | null;
  label: string;
}

/** What stands right is a number; what stands right or not and wants no figures of one width is a date. */
const wordsOf = ({ align, figures }: Sorting) =>
  t.orders[figures === false ? 'date' : align === 'end' ? 'number' : 'text'];

/** The orders to choose from by name, the usual one first: of a list that names none, the newest come first. */
export function ordersOf(columns: readonly Sorting[], usual: string | undefined): Order[] {
  const orders = columns.flatMap((column) =>
    column.sortBy === undefined
      ? []
      : (['asc', 'desc'] as const).map((way) => ({
          sort: `${column.sortBy}:${way}`,
          label: wordsOf(column)[way](column.label),
        })),
  );
  const named = orders.find(({ sort }) => sort === usual);
  const isByDate = columns.some(({ sortBy, figures }) => figures === false && `${sortBy}:desc` === usual);
  const label = named === undefined || isByDate ? t.newestFirst : named.label;
  return [{ sort: null, label }, ...orders.filter((each) => each !== named)];
}
