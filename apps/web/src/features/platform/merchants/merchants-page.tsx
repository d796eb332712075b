import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Store } from 'lucide-react';
import { useMemo } from 'react';
import { useOutlet } from 'react-router-dom';
import { clock } from '../../../lib/clock';
import { formatMoney } from '../../../lib/format/money';
import { formatWhen } from '../../../lib/format/time';
import { useTimeZone } from '../../../lib/session/session';
import { contains } from '../../../ui/filter/contains';
import { optionsOf } from '../../../ui/filter/options-of';
import type { ListDeclaration } from '../../../ui/list-page/list-declaration';
import { ListPage } from '../../../ui/list-page/list-page';
import { Status } from '../../../ui/marks/status';
import { Business, statusLook, type Row } from './merchant-looks';
import {
  ExportMerchantsDocument,
  MerchantListDocument,
  MerchantValuesDocument,
  type MerchantListQuery,
} from './merchants.generated';
import { merchantsTexts as t } from './merchants.texts';

const declarationFor = (timeZone: string): ListDeclaration<MerchantListQuery, Row> => ({
  name: 'merchants',
  document: MerchantListDocument,
  select: (data) => data.merchants,
  noun: t.noun,
  nameOf: ({ name }) => name,
  defaultSort: 'name:asc',
  errorTitle: t.errorTitle,
  columns: [
    {
      key: 'name',
      label: t.business,
      sortBy: 'name',
      width: 'minmax(180px, 2fr)',
      hasTwoLines: true,
      cell: (row) => <Business row={row} />,
    },
    { key: 'country', label: t.country, sortBy: 'country', width: '90px', cell: ({ country }) => country },
    {
      key: 'status',
      label: t.status,
      sortBy: 'status',
      width: '130px',
      cell: (row) => <Status look={statusLook(row)} />,
    },
    {
      key: 'balance',
      label: t.balance,
      align: 'end',
      width: '120px',
      cell: ({ balance }) => formatMoney(balance),
    },
    {
      key: 'charged',
      label: t.charged,
      align: 'end',
      width: '120px',
      cell: ({ chargedLast30Days }) => formatMoney(chargedLast30Days),
    },
    {
      key: 'users',
      label: t.users,
      sortBy: 'users',
      align: 'end',
      width: '90px',
      isSpare: true,
      cell: ({ users }) => users,
    },
    {
      key: 'seen',
      label: t.lastSeen,
      sortBy: 'lastSignInAt',
      align: 'end',
      figures: false,
      width: '150px',
      isSpare: true,
      cell: ({ lastSignInAt }) => (lastSignInAt === null ? t.never : formatWhen(lastSignInAt, timeZone, clock.now())),
    },
  ],
  card: (row) => (
    <Box>
      <Flex justify="space-between" gap="3">
        <Business row={row} />
        <Span fontVariantNumeric="tabular-nums">{formatMoney(row.balance)}</Span>
      </Flex>
      <Box mt="1.5">
        <Status look={statusLook(row)} />
      </Box>
    </Box>
  ),
  rowTo: ({ id }) => `/merchants/${id}`,
  search: {
    placeholder: t.search,
    filter: (text) => ({
      type: 'conditional',
      operator: 'OR',
      filters: [contains('name', text), contains('ownerEmail', text)],
    }),
  },
  values: MerchantValuesDocument,
  filterFields: [
    {
      field: 'status',
      label: t.status,
      type: 'enum',
      options: optionsOf(t.statuses),
    },
    {
      field: 'suspendedFor',
      label: t.suspendedBecause,
      type: 'tags',
      options: optionsOf(t.suspensionKinds),
    },
    { field: 'users', label: t.users, type: 'number' },
    { field: 'lastSignInAt', label: t.lastSeen, type: 'date' },
    { field: 'createdAt', label: t.joined, type: 'date' },
    { field: 'ownerEmail', label: t.ownerEmail, type: 'text' },
  ],
  exporting: { document: ExportMerchantsDocument, resource: 'merchants' },
  empty: { icon: Store, title: t.emptyTitle, text: t.emptyText },
});

/** The businesses of the platform; one of them is beside the list. */
export function Component() {
  const timeZone = useTimeZone();
  const declaration = useMemo(() => declarationFor(timeZone), [timeZone]);
  return <ListPage declaration={declaration} title={t.title} drawer={useOutlet()} />;
}
