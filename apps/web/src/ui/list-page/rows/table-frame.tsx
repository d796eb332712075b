import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { fittingColumns, leastWidth } from '../columns/columns';
import type { Column, ListDeclaration } from '../list-declaration';
import { listTexts as t } from '../list-page.texts';
import { nextSort } from '../state/list-state';
import { useWidth } from '../use-width';
import { Sideways } from './sideways';
import { Table } from './table-look';

const toolWidth = 36;
const aroundTools = 8;
const pickWidth = 34;
const sides = 16;

/** What of the table's width is no column. */
const aroundColumns = (hasPicks: boolean, toolsWidth: number): number =>
  (hasPicks ? pickWidth : 0) + toolsWidth + sides;

/** The room that what can be done with a row takes at its end, in px. */
export const toolsWidthOf = ({
  rowActions,
  rowActionCount = 3,
}: Pick<ListDeclaration<unknown, never>, 'rowActions' | 'rowActionCount'>): number =>
  rowActions === undefined ? 0 : rowActionCount * toolWidth + aroundTools;

function tracksOf<Row>(
  columns: readonly Column<Row>[],
  hasPicks: boolean,
  toolsWidth: number,
): { tracks: string; minWidth: string } {
  const tracks = columns.map(({ width }, at) => width ?? (at === 0 ? 'minmax(180px, 1.4fr)' : 'minmax(110px, 1fr)'));
  const least = columns.reduce(
    (sum, { width }, at) => sum + leastWidth(width, at === 0),
    aroundColumns(hasPicks, toolsWidth),
  );
  return {
    tracks: [...(hasPicks ? [`${pickWidth}px`] : []), ...tracks, ...(toolsWidth > 0 ? [`${toolsWidth}px`] : [])].join(
      ' ',
    ),
    minWidth: `${least}px`,
  };
}

/**
 * Those of a table's columns that have room, for the element with the ref that it stands in: where that is too narrow for
 * all of them, the last step back. A row shows everything of itself when it is opened.
 */
export function useFittingColumns<Row>(
  columns: readonly Column<Row>[],
  {
    hasPicks = false,
    toolsWidth = 0,
    sort = null,
  }: { hasPicks?: boolean; toolsWidth?: number; sort?: string | null } = {},
) {
  const [frame, room] = useWidth();
  const fitting = useMemo(
    () => fittingColumns(columns, room && Math.max(1, room - aroundColumns(hasPicks, toolsWidth)), sort),
    [columns, room, hasPicks, toolsWidth, sort],
  );
  return [frame, fitting] as const;
}

/** The frame that rows and skeleton share: the same headings on the same tracks. */
export function TableFrame<Row>({
  columns,
  hasPicks,
  toolsWidth,
  label,
  isBusy = false,
  head,
  sort,
  onSort,
  children,
}: {
  columns: readonly Column<Row>[];
  hasPicks: boolean;
  /** px; 0 where nothing can be done with one row alone. */
  toolsWidth: number;
  label: string;
  isBusy?: boolean;
  head?: ReactNode;
  sort: string | null;
  onSort?: (sort: string | null) => void;
  children: ReactNode;
}) {
  const { tracks, minWidth } = tracksOf(columns, hasPicks, toolsWidth);
  return (
    <Sideways label={label}>
      <Table
        role="table"
        aria-label={label}
        aria-busy={isBusy}
        style={{ ['--tracks' as string]: tracks, minWidth }}
        {...(columns.some(({ hasTwoLines }) => hasTwoLines) && { 'data-tall': '' })}
      >
        <thead role="rowgroup">
          <tr role="row">
            {hasPicks && (
              <th role="columnheader" scope="col">
                {head ?? <VisuallyHidden>{t.select}</VisuallyHidden>}
              </th>
            )}
            {columns.map(({ key, label: name, sortBy, align }) => {
              const order = sort === `${sortBy}:asc` ? 'ascending' : sort === `${sortBy}:desc` ? 'descending' : 'none';
              return (
                <th
                  key={key}
                  role="columnheader"
                  scope="col"
                  {...(sortBy && { 'aria-sort': order })}
                  {...(align && { 'data-end': '' })}
                >
                  {sortBy && onSort ? (
                    <button type="button" onClick={() => onSort(nextSort(sort, sortBy))}>
                      {name}
                      {order === 'ascending' && <ArrowUp aria-hidden size={14} />}
                      {order === 'descending' && <ArrowDown aria-hidden size={14} />}
                    </button>
                  ) : (
                    name
                  )}
                </th>
              );
            })}
            {toolsWidth > 0 && (
              <th role="columnheader" scope="col">
                <VisuallyHidden>{t.actions}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </Table>
    </Sideways>
  );
}
