import { Box } from '@chakra-ui/react/box';
import { ChevronDown, ChevronUp, MessageSquareText } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useTimeZone } from '../../../lib/session/session';
import { IconButton } from '../../../ui/button';
import { fittingColumns } from '../../../ui/list-page/columns/columns';
import type { Column } from '../../../ui/list-page/list-declaration';
import { aroundColumns, TableFrame } from '../../../ui/list-page/rows/list-table';
import { cellMarks } from '../../../ui/list-page/rows/table-look';
import { useWidth } from '../../../ui/list-page/use-width';
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
  const zone = useTimeZone();
  const [frame, room] = useWidth();
  const columns = useMemo(
    () => fittingColumns(recipientColumns(zone), room > 0 ? room - aroundColumns(false, false) : 0),
    [zone, room],
  );
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Box ref={frame}>
      <TableFrame<Person>
        columns={columns}
        hasPicks={false}
        hasTools={false}
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
                  <IconButton
                    size="sm"
                    h="28px"
                    minW="28px"
                    label={t.readText(nameOf(row))}
                    onClick={() => onRead(row)}
                  >
                    <MessageSquareText aria-hidden />
                  </IconButton>
                  <IconButton
                    size="sm"
                    h="28px"
                    minW="28px"
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
          <Box as="tr" role="row" bg="subtle" css={{ 'tbody > &': { height: 'auto', contentVisibility: 'visible' } }}>
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
