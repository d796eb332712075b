import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { Columns3, Megaphone } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { campaignTypeWord } from '../../../domain/campaigns/campaign-look';
import { campaignName } from '../../../domain/campaigns/campaign-name';
import { comparePath, compareTexts, whyNotCompare } from '../../../domain/campaigns/compare';
import { neverStarted } from '../../../domain/campaigns/never-started';
import { formatShare, shareOf } from '../../../domain/campaigns/shares';
import { formatMoney } from '../../../lib/format/money';
import { formatDate } from '../../../lib/format/time';
import { formatCount } from '../../../lib/i18n/texts';
import { campaignPath } from '../../../lib/paths';
import { useTimeZone } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { countWords } from '../../../ui/figures/counted';
import type { Filter } from '../../../ui/filter/filter';
import type { ListDeclaration } from '../../../ui/list-page/list-declaration';
import { usePicked } from '../../../ui/list-page/picking/use-picked';
import { ListBody } from '../../../ui/list-page/rows/list-body';
import { RowCardHead } from '../../../ui/list-page/rows/row-card-head';
import { useList } from '../../../ui/list-page/state/use-list';
import { useIsPhone } from '../../../ui/use-media';
import {
  AnalyticsCampaignsDocument,
  type AnalyticsCampaignFragment,
  type AnalyticsCampaignsQuery,
} from './analytics.generated';
import { overviewTexts as t } from './overview.texts';

type Row = AnalyticsCampaignFragment;

/** No share of what has not begun to arrive. */
const delivered = ({ status, counts }: Row): string =>
  counts.recipients === 0 || (status === 'running' && counts.delivered === 0)
    ? t.none
    : formatShare(shareOf(counts.delivered, counts.recipients));

/** Of a campaign that counts no link nobody knows who followed one. */
const clicked = ({ engagement, trackLinks }: Row): string | null =>
  trackLinks || engagement.clickedPeople > 0 ? formatCount(engagement.clickedPeople) : null;

/** The campaigns that the figures are of, from which two to five can be put side by side. */
export function CampaignTable({ filters }: { filters: readonly Filter[] }) {
  const zone = useTimeZone();
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const question = JSON.stringify(filters);
  const declaration = useMemo((): ListDeclaration<AnalyticsCampaignsQuery, Row> => {
    const sent = (row: Row): string => {
      const { launchedAt, status, paused } = row;
      const day = launchedAt === null || neverStarted(row) ? t.none : formatDate(launchedAt, zone);
      if (status !== 'running') return day;
      return paused ? t.table.paused(day) : t.table.sending(day);
    };
    const numbers = { align: 'end', width: '80px' } as const;
    return {
      name: 'campaign-analytics',
      document: AnalyticsCampaignsDocument,
      select: (data) => data.smsCampaigns,
      noun: t.table.noun,
      nameOf: campaignName,
      defaultSort: 'launchedAt:desc',
      errorTitle: t.table.errorTitle,
      always: JSON.parse(question) as Filter[],
      columns: [
        { key: 'name', label: t.table.name, sortBy: 'name', cell: campaignName },
        {
          key: 'kind',
          label: t.table.kind,
          width: '124px',
          isSpare: true,
          cell: (row) => campaignTypeWord(row.messageType),
        },
        { key: 'sent', label: t.table.sent, sortBy: 'launchedAt', width: '152px', cell: sent },
        {
          key: 'people',
          label: t.table.people,
          sortBy: 'recipients',
          ...numbers,
          cell: (row) => formatCount(row.counts.recipients),
        },
        { key: 'delivered', label: t.table.delivered, ...numbers, cell: delivered },
        { key: 'clicked', label: t.table.clicked, isSpare: true, ...numbers, cell: (row) => clicked(row) ?? t.none },
        { key: 'replied', label: t.table.replied, ...numbers, cell: (row) => formatCount(row.engagement.replied) },
        {
          key: 'optedOut',
          label: t.table.optedOut,
          isSpare: true,
          ...numbers,
          cell: (row) => formatCount(row.engagement.optedOut),
        },
        { key: 'cost', label: t.table.cost, ...numbers, cell: (row) => formatMoney(row.cost.charged) },
      ],
      card: (row) => (
        <Box>
          <RowCardHead name={campaignName(row)}>
            <Span color="textThird" fontSize="small" flexShrink={0}>
              {sent(row)}
            </Span>
          </RowCardHead>
          <Text color="textSecond" fontSize="sm" mt="0.5">
            {t.table.card(delivered(row), clicked(row), row.engagement.replied, formatMoney(row.cost.charged))}
          </Text>
        </Box>
      ),
      rowTo: (row) => campaignPath(row.id),
      empty: { icon: Megaphone, title: t.empty.title, text: t.empty.text },
    };
  }, [zone, question]);
  const list = useList(declaration);
  const { state, answer } = list;

  const ids = useMemo(() => (answer?.data ?? []).map(({ id }) => id), [answer]);
  const picking = usePicked(JSON.stringify([question, state]), ids);
  const chosen = picking.pickedIds;
  const whyNot = whyNotCompare(chosen.length);
  const hasTwo = (answer?.count ?? 0) > 1;
  return (
    <Card as="section" aria-label={t.table.title} overflow="clip" minW="0">
      <Flex align="center" gap="2.5" p="10px 16px" minH="56px" wrap="wrap">
        <Heading as="h2" textStyle="section">
          {t.table.title}
        </Heading>
        {answer !== null && (
          <Span color="textThird" fontVariantNumeric="tabular-nums">
            {countWords(answer)}
          </Span>
        )}
        {hasTwo && (
          <Flex ms="auto" align="center" gap="2.5">
            {isPhone && !picking.isPicking ? (
              <Button size="lg" onClick={picking.begin}>
                <Columns3 aria-hidden />
                {compareTexts.compare}
              </Button>
            ) : (
              <>
                <Span role="status" fontSize="small" color="textSecond">
                  {whyNot ?? compareTexts.chosen(chosen.length)}
                </Span>
                <Button
                  size={isPhone ? 'lg' : 'md'}
                  disabled={whyNot !== null}
                  {...(whyNot !== null && { title: whyNot })}
                  onClick={() => void navigate(comparePath(chosen))}
                >
                  <Columns3 aria-hidden />
                  {compareTexts.compare}
                </Button>
              </>
            )}
          </Flex>
        )}
      </Flex>
      <ListBody
        declaration={declaration}
        list={list}
        columns={declaration.columns}
        isPhone={isPhone}
        picking={hasTwo ? picking : null}
        linkTo={(row) => campaignPath(row.id)}
      />
    </Card>
  );
}
