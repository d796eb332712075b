import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { messageLook } from '../../../domain/campaigns/message-look';
import { contactPath } from '../../../lib/paths';
import { Link } from '../../../ui/button';
import type { Column } from '../../../ui/list-page/list-declaration';
import { Initials } from '../../../ui/marks/avatar';
import { Status } from '../../../ui/marks/status';
import { detailsTexts as t } from '../details/details.texts';
import { costOf, nameOf, phoneBesideName, timeOf, type Person } from './person';
import { whatHappened } from './recipient-words';

export const stepsKey = 'steps';
const made = new Map<string, readonly Column<Person>[]>();
/** The same columns each time for a zone, so that rows that did not change are not drawn anew. */
export function recipientColumns(zone: string): readonly Column<Person>[] {
  const columns = made.get(zone) ?? columnsIn(zone);
  made.set(zone, columns);
  return columns;
}

const columnsIn = (zone: string): readonly Column<Person>[] => [
  {
    key: 'person',
    label: t.columns.person,
    width: 'minmax(180px, 1.2fr)',
    hasInitials: true,
    cell: (row) => (
      <HStack gap="2.5" minW="0">
        <Initials name={nameOf(row)} />
        {row.contactId === null ? (
          <Span truncate>{nameOf(row)}</Span>
        ) : (
          <Link to={contactPath(row.contactId)} color="text" truncate pos="relative" zIndex={1}>
            {nameOf(row)}
          </Link>
        )}
      </HStack>
    ),
  },
  { key: 'phone', label: t.columns.phone, width: '150px', isSpare: true, figures: true, cell: phoneBesideName },
  { key: 'state', label: t.columns.state, width: '124px', cell: (row) => <Status look={messageLook(row.state)} /> },
  {
    key: 'happened',
    label: t.columns.happened,
    width: 'minmax(140px, 2fr)',
    cell: (row) => <Span title={whatHappened(row, zone)}>{whatHappened(row, zone)}</Span>,
  },
  {
    key: 'parts',
    label: t.columns.parts,
    width: '56px',
    isSpare: true,
    align: 'end',
    cell: (row) => row.parts ?? t.none,
  },
  { key: 'cost', label: t.columns.cost, width: '72px', align: 'end', cell: costOf },
  { key: 'time', label: t.columns.time, width: '84px', align: 'end', cell: (row) => timeOf(row, zone) },
  // Its cell is the row's: it shows the text, and opens and shuts the row.
  { key: stepsKey, label: t.columns.steps, width: '80px', align: 'end', cell: () => null },
];
