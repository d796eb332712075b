import { memo, useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PickBox } from '../../form/fields/pick-box';
import type { Column, ListDeclaration } from '../list-declaration';
import { listTexts as t } from '../list-page.texts';
import { isPicked } from '../picking/selection';
import type { Picking } from '../picking/use-picked';
import { TableFrame, toolsWidthOf } from './table-frame';
import { cellMarks } from './table-look';
import { useRowsInSlices } from './use-rows-in-slices';

/** Of a desk, and a usual page as well. */
const rowsOnScreen = 20;

interface ListTableProps<Row extends { id: string }> {
  declaration: Pick<ListDeclaration<unknown, Row>, 'nameOf' | 'rowActions' | 'rowActionCount'>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  label: string;
  isBusy: boolean;
  picking: Picking | null;
  linkTo: ((row: Row) => string) | undefined;
  isOpen?: ((row: Row) => boolean) | undefined;
  sort: string | null;
  onSort?: (sort: string | null) => void;
}

/** Rows under their headings: what a list is on a desk. */
export function ListTable<Row extends { id: string }>({
  declaration,
  columns,
  rows: all,
  label,
  isBusy,
  picking,
  linkTo,
  isOpen,
  sort,
  onSort,
}: ListTableProps<Row>) {
  const rows = useRowsInSlices(all, rowsOnScreen);
  const isOn = (id: string): boolean => picking !== null && isPicked(picking.picked, id);
  const pickedHere = rows.filter(({ id }) => isOn(id)).length;
  return (
    <TableFrame
      columns={columns}
      hasPicks={picking !== null}
      toolsWidth={toolsWidthOf(declaration)}
      label={label}
      isBusy={isBusy}
      sort={sort}
      {...(onSort && { onSort })}
      head={
        picking && (
          <PickAll
            some={pickedHere > 0}
            every={rows.length > 0 && pickedHere === rows.length}
            onChange={(on) =>
              picking.pick(
                rows.map(({ id }) => id),
                on,
              )
            }
          />
        )
      }
    >
      {rows.map((row) => (
        <TableRow
          key={row.id}
          row={row as { id: string }}
          columns={columns as readonly Column<never>[]}
          isPicked={isOn(row.id)}
          isOpen={isOpen?.(row) ?? false}
          name={declaration.nameOf(row)}
          to={linkTo?.(row)}
          onPick={picking?.pickRow}
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
  isPicked: boolean;
  isOpen: boolean;
  name: string;
  to: string | undefined;
  onPick: Picking['pickRow'] | undefined;
  rowActions: ((row: never) => ReactNode) | undefined;
}

/** Kept as it is while nothing of its own changes: picking one row draws one row. */
const TableRow = memo(function TableRow({
  row,
  columns,
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
      {onPick && (
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
