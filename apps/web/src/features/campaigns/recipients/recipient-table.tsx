import { Box } from '@chakra-ui/react/box';
import { ChevronDown, ChevronUp, MessageSquareText } from 'lucide-react';
import { memo, useState } from 'react';
import { useTimeZone } from '../../../lib/session/session';
import { IconButton } from '../../../ui/button';
import type { Column } from '../../../ui/list-page/list-declaration';
import { TableFrame, useFittingColumns } from '../../../ui/list-page/rows/table-frame';
import { cellMarks } from '../../../ui/list-page/rows/table-look';
import { detailsTexts as t } from '../details/details.texts';
import { isSamePerson, nameOf, type Person } from './person';
import { PersonSteps } from './person-steps';
import { recipientColumns, stepsKey } from './recipient-columns';

/** The people on a desk. While a campaign runs only rows with news are drawn anew; one at a time is open. */
export const RecipientTable = memo(function RecipientTable({
  rows,
  isStale,
  onRead,
}: {
  rows: readonly Person[];
  isStale: boolean;
  onRead: (person: Person) => void;
}) {
  const [frame, columns] = useFittingColumns(recipientColumns(useTimeZone()));
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Box ref={frame}>
      <TableFrame<Person>
        columns={columns}
        hasPicks={false}
        toolsWidth={0}
        label={t.people}
        isBusy={isStale}
        sort={null}
      >
        {rows.map((row) => (
          <TableRow
            key={row.key}
            row={row}
            columns={columns}
            isOpen={row.key === open}
            onOpen={setOpen}
            onRead={onRead}
          />
        ))}
      </TableFrame>
    </Box>
  );
});

const TableRow = memo(
  function TableRow({
    row,
    columns,
    isOpen,
    onOpen,
    onRead,
  }: {
    row: Person;
    columns: readonly Column<Person>[];
    isOpen: boolean;
    onOpen: (key: string | null) => void;
    onRead: (person: Person) => void;
  }) {
    return (
      <>
        <tr role="row" {...(isOpen && { 'data-open': '' })}>
          {columns.map((column, at) => (
            <td key={column.key} role="cell" {...cellMarks(column, at)}>
              {column.key !== stepsKey && column.cell(row)}
              {column.key === stepsKey && row.since !== null && (
                <>
                  <IconButton size="sm" h="7" minW="7" label={t.readText(nameOf(row))} onClick={() => onRead(row)}>
                    <MessageSquareText aria-hidden />
                  </IconButton>
                  <IconButton
                    size="sm"
                    h="7"
                    minW="7"
                    label={isOpen ? t.steps.hide(nameOf(row)) : t.steps.show(nameOf(row))}
                    aria-expanded={isOpen}
                    onClick={() => onOpen(isOpen ? null : row.key)}
                  >
                    {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
                  </IconButton>
                </>
              )}
            </td>
          ))}
        </tr>
        {isOpen && (
          <Box
            as="tr"
            role="row"
            data-steps=""
            bg="subtle"
            css={{ '&&&': { height: 'auto', contentVisibility: 'visible' } }}
          >
            <Box
              as="td"
              role="cell"
              gridColumn="1 / -1"
              css={{ '&&': { overflow: 'visible', whiteSpace: 'normal', padding: '12px 8px 14px 42px' } }}
            >
              <PersonSteps person={row} look="across" />
            </Box>
          </Box>
        )}
      </>
    );
  },
  (before, after) =>
    before.columns === after.columns && before.isOpen === after.isOpen && isSamePerson(before.row, after.row),
);
