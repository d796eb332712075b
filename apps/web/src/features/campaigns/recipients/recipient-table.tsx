import { memo } from 'react';
import { useTimeZone } from '../../../lib/session/session';
import type { Column } from '../../../ui/list-page/list-declaration';
import { TableFrame } from '../../../ui/list-page/rows/list-table';
import { cellMarks } from '../../../ui/list-page/rows/table-look';
import { detailsTexts as t } from '../details/details.texts';
import { isSameRow, recipientColumns, type Row } from './recipient-columns';

/** The people on a desk. While a campaign runs it changes four times a second: only rows with news are drawn anew. */
export const RecipientTable = memo(function RecipientTable({
  rows,
  isStale,
}: {
  rows: readonly Row[];
  isStale: boolean;
}) {
  const zone = useTimeZone();
  const columns = recipientColumns(zone);
  return (
    <TableFrame<Row> columns={columns} hasPicks={false} hasTools={false} label={t.people} isBusy={isStale} sort={null}>
      {rows.map((row, index) => (
        <TableRow key={row.contactId ?? index} row={row} columns={columns} />
      ))}
    </TableFrame>
  );
});

const TableRow = memo(
  function TableRow({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
    return (
      <tr role="row">
        {columns.map((column, at) => (
          <td key={column.key} role="cell" {...cellMarks(column, at)}>
            {column.cell(row)}
          </td>
        ))}
      </tr>
    );
  },
  (before, after) => before.columns === after.columns && isSameRow(before.row, after.row),
);
