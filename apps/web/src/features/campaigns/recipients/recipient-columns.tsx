import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { formatMoney } from '../../../lib/format/money';
import { formatPhone } from '../../../lib/format/phone';
import { formatSeconds } from '../../../lib/format/time';
import { contactPath } from '../../../lib/paths';
import { Initials } from '../../../ui/avatar';
import { Link } from '../../../ui/button';
import type { Column } from '../../../ui/list-page/list-declaration';
import { Status } from '../../../ui/status';
import { detailsTexts as t } from '../details/details.texts';
import { messageLook } from '../message-look';
import { whatHappened } from './recipient-words';
import type { RecipientRowFragment } from './recipients.generated';

export type Row = RecipientRowFragment;

export const nameOf = (row: Row): string =>
  row.name ?? (row.phoneInternational === null ? t.noName : formatPhone(row.phoneInternational));
export const costOf = (row: Row): string => (row.cost === null ? t.none : formatMoney(row.cost));
export const timeOf = (row: Row, zone: string): string =>
  ((at) => (at === null ? t.none : formatSeconds(at, zone)))(row.deliveredAt ?? row.sentAt);

/** Whether a row shows the same as before. */
export const isSameRow = (a: Row, b: Row): boolean =>
  a === b ||
  (a.contactId === b.contactId &&
    a.name === b.name &&
    a.phoneInternational === b.phoneInternational &&
    a.state === b.state &&
    a.reason === b.reason &&
    a.cost === b.cost &&
    a.parts === b.parts &&
    a.sentAt === b.sentAt &&
    a.deliveredAt === b.deliveredAt);

const made = new Map<string, readonly Column<Row>[]>();
/** The same columns each time for a zone, so that rows that did not change are not drawn anew. */
export function recipientColumns(zone: string): readonly Column<Row>[] {
  const columns = made.get(zone) ?? columnsIn(zone);
  made.set(zone, columns);
  return columns;
}

const columnsIn = (zone: string): readonly Column<Row>[] => [
  {
    key: 'person',
    label: t.columns.person,
    width: 'minmax(190px, 1.2fr)',
    cell: (row) => (
      <HStack gap="10px" minW="0">
        <Initials name={nameOf(row)} />
        {row.contactId === null ? (
          <Span truncate>{nameOf(row)}</Span>
        ) : (
          <Link to={contactPath(row.contactId)} color="text" truncate>
            {nameOf(row)}
          </Link>
        )}
      </HStack>
    ),
  },
  {
    key: 'phone',
    label: t.columns.phone,
    width: '150px',
    figures: true,
    cell: (row) => (row.phoneInternational === null ? t.noPhone : formatPhone(row.phoneInternational)),
  },
  { key: 'state', label: t.columns.state, width: '130px', cell: (row) => <Status look={messageLook(row.state)} /> },
  {
    key: 'happened',
    label: t.columns.happened,
    width: 'minmax(200px, 2fr)',
    cell: (row) => <Span title={whatHappened(row)}>{whatHappened(row)}</Span>,
  },
  { key: 'parts', label: t.columns.parts, width: '64px', align: 'end', cell: (row) => row.parts ?? t.none },
  { key: 'cost', label: t.columns.cost, width: '80px', align: 'end', cell: (row) => costOf(row) },
  { key: 'time', label: t.columns.time, width: '92px', align: 'end', cell: (row) => timeOf(row, zone) },
];
