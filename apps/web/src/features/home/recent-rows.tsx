import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { campaignLook, campaignTypeWord } from '../../domain/campaigns/campaign-look';
import { campaignName } from '../../domain/campaigns/campaign-name';
import { Estimated } from '../../domain/campaigns/estimate/estimated';
import { useEstimates, type Estimate } from '../../domain/campaigns/estimate/use-estimates';
import { clock } from '../../lib/clock';
import { formatMoney } from '../../lib/format/money';
import { formatWhen } from '../../lib/format/time';
import { formatCount } from '../../lib/i18n/texts';
import { campaignPath } from '../../lib/paths';
import { useMay, useTimeZone } from '../../lib/session/session';
import type { Column } from '../../ui/list-page/list-declaration';
import { ListCards } from '../../ui/list-page/rows/list-cards';
import { ListTable } from '../../ui/list-page/rows/list-table';
import { useFittingColumns } from '../../ui/list-page/rows/table-frame';
import { Status } from '../../ui/marks/status';
import { NoBreak } from '../../ui/prose/no-break';
import { useIsPhone } from '../../ui/use-media';
import { homeCardTexts } from './home-cards.texts';
import type { HomeCampaignFragment } from './home.generated';
import { deliveredShare } from './progress';

const t = homeCardTexts.recent;

/** The newest campaigns: a table on a desk, cards on a phone. */
export function RecentRows({ campaigns }: { campaigns: readonly HomeCampaignFragment[] }) {
  const seesMoney = useMay('business-editor');
  const zone = useTimeZone();
  const isPhone = useIsPhone();
  const estimates = useEstimates(campaigns);
  const columns = columnsFor(zone, seesMoney, estimates);
  const [frame, fitting] = useFittingColumns(columns);
  const shared = {
    rows: campaigns,
    label: t.title,
    isBusy: false,
    picking: null,
    linkTo: ({ id }: HomeCampaignFragment) => campaignPath(id),
  };
  return (
    // A few rows are drawn at once: as their height is no guess, nothing below them moves.
    <Box
      ref={isPhone ? undefined : frame}
      borderTopWidth="1px"
      css={{
        '& ul > li': { contentVisibility: 'visible' },
        // They begin where the card's title does.
        '& table tr': { px: '3' },
        '& tbody > tr:last-of-type': { borderBottomWidth: 0 },
      }}
    >
      {isPhone ? (
        <ListCards
          {...shared}
          declaration={{
            nameOf: campaignName,
            card: (row) => <RecentCampaign row={row} seesMoney={seesMoney} estimates={estimates} />,
          }}
        />
      ) : (
        <ListTable {...shared} declaration={{ nameOf: campaignName }} columns={fitting} sort={null} />
      )}
    </Box>
  );
}

/** Of each scheduled one what it would come to; empty for who may not know. */
type Estimates = ReadonlyMap<string, Estimate>;

const columnsFor = (
  zone: string,
  seesMoney: boolean,
  estimates: Estimates,
): readonly Column<HomeCampaignFragment>[] => {
  const figures = { align: 'end', width: '76px' } as const;
  return [
    {
      key: 'name',
      label: t.name,
      width: 'minmax(150px, 1fr)',
      hasTwoLines: true,
      cell: (row) => (
        <>
          <Text truncate fontSize="sm">
            {campaignName(row)}
          </Text>
          <Text textStyle="xs" color="textThird">
            {campaignTypeWord(row.messageType)}
          </Text>
        </>
      ),
    },
    { key: 'status', label: t.status, width: '110px', cell: (row) => <Status look={campaignLook(row)} /> },
    { key: 'when', label: t.when, width: '140px', cell: (row) => whenOf(row, zone) },
    {
      key: 'people',
      label: t.people,
      ...figures,
      cell: (row) =>
        estimates.has(row.id) ? <Estimated of={estimates.get(row.id)} part="barePeople" /> : (peopleOf(row) ?? t.none),
    },
    // The page of the campaign has it.
    {
      key: 'delivered',
      label: t.delivered,
      ...figures,
      width: '84px',
      isSpare: true,
      cell: ({ counts }) => deliveredShare(counts) ?? t.none,
    },
    ...(seesMoney
      ? [
          {
            key: 'cost',
            label: t.cost,
            ...figures,
            cell: (row: HomeCampaignFragment) =>
              estimates.has(row.id) ? (
                <Estimated of={estimates.get(row.id)} part="bareCost" />
              ) : (
                (costOf(row) ?? t.none)
              ),
          },
        ]
      : []),
  ];
};

function RecentCampaign({
  row,
  seesMoney,
  estimates,
}: {
  row: HomeCampaignFragment;
  seesMoney: boolean;
  estimates: Estimates;
}) {
  const zone = useTimeZone();
  const [people, delivered] = [peopleOf(row), deliveredShare(row.counts)];
  return (
    <>
      <Flex justify="space-between" gap="3">
        <Text minW="0" overflowWrap="anywhere">
          <NoBreak>{campaignName(row)}</NoBreak>
        </Text>
        {seesMoney && <Text fontVariantNumeric="tabular-nums">{costOf(row)}</Text>}
      </Flex>
      <Flex mt="1" gap="4px 12px" wrap="wrap" fontSize="small" color="textSecond">
        <Status look={campaignLook(row)} />
        <Text>{whenOf(row, zone)}</Text>
        {estimates.has(row.id) && (
          <Text>
            <Estimated of={estimates.get(row.id)} part={seesMoney ? 'whole' : 'namedPeople'} />
          </Text>
        )}
        {people && (
          <Text>
            {t.whole(people)}
            {delivered && ` · ${delivered} ${t.delivered.toLowerCase()}`}
          </Text>
        )}
      </Flex>
    </>
  );
}

const costOf = ({ launchedAt, cost }: HomeCampaignFragment): string | null =>
  launchedAt === null ? null : formatMoney(cost.charged);

const whenOf = ({ status, scheduledAt, launchedAt, createdAt }: HomeCampaignFragment, zone: string): string =>
  formatWhen(
    (status === 'pending' ? scheduledAt : launchedAt) ?? launchedAt ?? scheduledAt ?? createdAt,
    zone,
    clock.now(),
  );

/** "1,798", or "12 of 36" where it was cancelled before all had it; null before anybody was counted. */
function peopleOf({ status, counts }: HomeCampaignFragment): string | null {
  if (counts.recipients === 0) return null;
  const sent = counts.recipients - counts.canceled - counts.pending;
  return status === 'canceled'
    ? t.of(formatCount(sent), formatCount(counts.recipients))
    : formatCount(counts.recipients);
}
