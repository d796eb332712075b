import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PickBox } from '../../pick-box';
import { leastWidth } from '../columns/columns';
import type { Column, ListDeclaration } from '../list-declaration';
import { listTexts as t } from '../list-page.texts';
import { isPicked, type Picked } from '../picking/selection';
import { nextSort } from '../state/list-state';
import { Sideways } from './sideways';
import { cellMarks, Table } from './table-look';
import { useRowsInSlices } from './use-rows-in-slices';

const toolsWidth = 112;
const pickWidth = 34;

const sides = 16;

/** What of the table's width is no column. */
export const aroundColumns = (hasPicks: boolean, hasTools: boolean): number =>
  (hasPicks ? pickWidth : 0) + (hasTools ? toolsWidth : 0) + sides;

function tracksOf<Row>(
  columns: readonly Column<Row>[],
  hasPicks: boolean,
  hasTools: boolean,
): { tracks: string; minWidth: string } {
  const tracks = columns.map(({ width }, at) => width ?? (at === 0 ? 'minmax(180px, 1.4fr)' : 'minmax(110px, 1fr)'));
  const least = columns.reduce(
    (sum, { width }, at) => sum + leastWidth(width, at === 0),
    aroundColumns(hasPicks, hasTools),
  );
  return {
    tracks: [...(hasPicks ? [`${pickWidth}px`] : []), ...tracks, ...(hasTools ? [`${toolsWidth}px`] : [])].join(' '),
    minWidth: `${least}px`,
  };
}

/** The frame that rows and skeleton share: the same headings on the same tracks. */
export function TableFrame<Row>({
  columns,
  hasPicks,
  hasTools,
  label,
  isBusy = false,
  head,
  sort,
  onSort,
  children,
}: {
  columns: readonly Column<Row>[];
  hasPicks: boolean;
  hasTools: boolean;
  label: string;
  isBusy?: boolean;
  head?: ReactNode;
  sort: string | null;
  onSort?: (sort: string | null) => void;
  children: ReactNode;
}) {
  const { tracks, minWidth } = tracksOf(columns, hasPicks, hasTools);
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
            {hasTools && (
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

/** Of a desk, and a usual page as well. */
const rowsOnScreen = 20;

interface ListTableProps<Data, Row extends { id: string }> {
  declaration: ListDeclaration<Data, Row>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  label: string;
  isBusy: boolean;
  hasPicks: boolean;
  picked: Picked;
  onPick: (ids: readonly string[], isPicked: boolean) => void;
  onPickRow: (id: string, isPicked: boolean, withShift: boolean) => void;
  linkTo: ((row: Row) => string) | undefined;
  isOpen: (row: Row) => boolean;
  sort: string | null;
  onSort: (sort: string | null) => void;
}

export function ListTable<Data, Row extends { id: string }>({
  declaration,
  columns,
  rows: all,
  label,
  isBusy,
  hasPicks,
  picked,
  onPick,
  onPickRow,
  linkTo,
  isOpen,
  sort,
  onSort,
}: ListTableProps<Data, Row>) {
  const rows = useRowsInSlices(all, rowsOnScreen);
  const pickedHere = rows.filter(({ id }) => isPicked(picked, id)).length;
  return (
    <TableFrame
      columns={columns}
      hasPicks={hasPicks}
      hasTools={declaration.rowActions !== undefined}
      label={label}
      isBusy={isBusy}
      sort={sort}
      onSort={onSort}
      head={
        <PickAll
          some={pickedHere > 0}
          every={rows.length > 0 && pickedHere === rows.length}
          onChange={(on) =>
            onPick(
              rows.map(({ id }) => id),
              on,
            )
          }
        />
      }
    >
      {rows.map((row) => (
        <TableRow
          key={row.id}
          row={row as { id: string }}
          columns={columns as readonly Column<never>[]}
          hasPicks={hasPicks}
          isPicked={isPicked(picked, row.id)}
          isOpen={isOpen(row)}
          name={declaration.nameOf(row)}
          to={linkTo?.(row)}
          onPick={onPickRow}
          rowActions={declaration.rowActions as ((row: never) => ReactNode) | undefined}
        />
      ))}
    </TableFrame>
  );
}

export function PickAll({ some, every, onChange }: { some: boolean; every: boolean; onChange: (on: boolean) => void }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !every;
  }, [some, every]);
  return (
    <PickBox
      ref={box}
      type="checkbox"
      aria-label={t.pickAll}
      checked={every}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

interface TableRowProps {
  row: { id: string };
  columns: readonly Column<never>[];
  hasPicks: boolean;
  isPicked: boolean;
  isOpen: boolean;
  name: string;
  to: string | undefined;
  onPick: (id: string, isPicked: boolean, withShift: boolean) => void;
  rowActions: ((row: never) => ReactNode) | undefined;
}

/** Kept as it is while nothing of its own changes: picking one row draws one row. */
const TableRow = memo(function TableRow({
  row,
  columns,
  hasPicks,
  isPicked: isOn,
  isOpen,
  name,
  to,
  onPick,
  rowActions,
}: TableRowProps) {
  return (
    <tr
      role="row"
      tabIndex={-1}
      data-row={row.id}
      {...(isOn && { 'data-picked': '' })}
      {...(isOpen && { 'data-open': '', 'aria-current': true })}
    >
      {hasPicks && (
        <td role="cell" data-pick="">
          <PickBox
            type="checkbox"
            aria-label={t.pick(name)}
            checked={isOn}
            onChange={() => {}}
            onClick={(event) => onPick(row.id, !isOn, event.shiftKey)}
          />
        </td>
      )}
      {columns.map((column, at) => {
        const content = column.cell(row as never);
        return (
          <td key={column.key} role="cell" {...cellMarks(column, at)}>
            {at === 0 && to !== undefined ? (
              <Link to={to} state={{ keepScroll: true }}>
                {content}
              </Link>
            ) : (
              content
            )}
          </td>
        );
      })}
      {rowActions && (
        <td role="cell" data-tools="">
          {rowActions(row as never)}
        </td>
      )}
    </tr>
  );
});
