import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { ArrowDownLeft, Megaphone, MessageSquare, ReceiptText, type LucideIcon } from 'lucide-react';
import { clock } from '../../lib/clock';
import { formatMoney } from '../../lib/format/money';
import { formatWhen } from '../../lib/format/time';
import { useMay, useTimeZone } from '../../lib/session/session';
import { ButtonLink, Link } from '../../ui/button';
import { Card } from '../../ui/card/card';
import type { ListDeclaration } from '../../ui/list-page/list-declaration';
import { ListPage } from '../../ui/list-page/list-page';
import { IconTile } from '../../ui/marks/icon-tile';
import { Page } from '../../ui/page/page';
import { NoPermission } from '../../ui/states/no-permission';
import { useIsPhone } from '../../ui/use-media';
import { BillingTabs } from './billing-tabs';
import { BillingHistoryDocument, BillingHistoryValuesDocument, type BillingHistoryQuery } from './billing.generated';
import { billingTexts as t } from './billing.texts';

type Row = NonNullable<BillingHistoryQuery['billingHistory']>['data'][number];
const isTopUp = ({ kind }: Row): boolean => kind === 'top-up';
const kindOf = ({ kind, campaignId }: Row): string =>
  kind === 'top-up' ? t.kinds['top-up'] : campaignId === null ? t.kinds.other : t.kinds.charge;
const iconOf = (row: Row): LucideIcon =>
  isTopUp(row) ? ArrowDownLeft : row.campaignId === null ? MessageSquare : Megaphone;
const signed = (row: Row): string => `${isTopUp(row) ? '+' : '−'}${formatMoney(row.amount)}`;

const When = ({ at }: { at: string }) => <>{formatWhen(at, useTimeZone(), clock.now())}</>;
const Amount = ({ row }: { row: Row }) => (
  <Span
    flexShrink={0}
    whiteSpace="nowrap"
    fontVariantNumeric="tabular-nums"
    fontWeight="500"
    color={isTopUp(row) ? 'green' : 'text'}
  >
    {signed(row)}
  </Span>
);
const What = ({ row }: { row: Row }) => (
  <Flex align="center" gap="2.5" minW="0">
    <IconTile icon={iconOf(row)} tone={isTopUp(row) ? 'green' : 'brand'} size={28} />
    <Span fontWeight="500">{kindOf(row)}</Span>
  </Flex>
);
const ToCampaign = ({ row }: { row: Row }) =>
  row.campaignId === null ? null : (
    <Link
      to={`/sms-campaigns/details/${row.campaignId}`}
      display="inline-flex"
      alignItems="center"
      minH={{ base: '11', md: 'auto' }}
    >
      {t.seeCampaign}
    </Link>
  );

const paperOf = (row: Row): string => (isTopUp(row) ? t.receipt : t.statement);
const ToPaper = ({ row }: { row: Row }) => (
  <Link
    to={`/pages/invoice?id=${row.id}`}
    aria-label={t.paperOf(paperOf(row), kindOf(row), signed(row))}
    display="inline-flex"
    alignItems="center"
    minH={{ base: '11', md: 'auto' }}
  >
    {paperOf(row)}
  </Link>
);

const history: ListDeclaration<BillingHistoryQuery, Row> = {
  name: 'billing-history',
  document: BillingHistoryDocument,
  select: ({ billingHistory }) => billingHistory,
  columns: [
    { key: 'when', label: t.when, sortBy: 'at', width: '200px', figures: false, cell: ({ at }) => <When at={at} /> },
    { key: 'what', label: t.what, sortBy: 'kind', cell: (row) => <What row={row} /> },
    { key: 'campaign', label: t.campaign, width: '180px', isSpare: true, cell: (row) => <ToCampaign row={row} /> },
    {
      key: 'amount',
      label: t.amount,
      sortBy: 'amount',
      align: 'end',
      width: '160px',
      cell: (row) => <Amount row={row} />,
    },
    { key: 'paper', label: t.paper, width: '120px', cell: (row) => <ToPaper row={row} /> },
  ],
  card: (row) => (
    <Flex justify="space-between" align="center" gap="3">
      <Box minW="0">
        <What row={row} />
        <Text fontSize="small" color="textThird" mt="1">
          <When at={row.at} />
        </Text>
        <Flex gap="4">
          <ToCampaign row={row} />
          <ToPaper row={row} />
        </Flex>
      </Box>
      <Amount row={row} />
    </Flex>
  ),
  nameOf: (row) => t.historyName(kindOf(row), signed(row)),
  noun: t.historyNoun,
  sentence: t.historySentence,
  defaultSort: 'at:desc',
  values: BillingHistoryValuesDocument,
  filterFields: [
    {
      field: 'kind',
      label: t.kindOf,
      type: 'enum',
      options: [
        { value: 'top-up', label: t.kinds['top-up'] },
        { value: 'charge', label: t.kinds.charge },
      ],
    },
    { field: 'at', label: t.when, type: 'date' },
  ],
  empty: {
    icon: ReceiptText,
    title: t.historyEmptyTitle,
    text: t.historyEmpty,
    actions: (
      <ButtonLink to="/billing" size="lg">
        {t.topUp}
      </ButtonLink>
    ),
  },
  errorTitle: t.historyError,
};

/** Every top-up and what each campaign cost, newest first. */
export function Component() {
  const isPhone = useIsPhone();
  if (!useMay('business-editor'))
    return (
      <Page title={t.historyTitle}>
        <Card>
          <NoPermission permission="business-editor" title={t.noPermission} />
        </Card>
      </Page>
    );
  return (
    <ListPage declaration={history} title={t.historyTitle} lead={isPhone ? t.lead : undefined} tabs={<BillingTabs />} />
  );
}
