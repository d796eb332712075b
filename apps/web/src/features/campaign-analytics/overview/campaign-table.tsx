import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { Columns3, Megaphone } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { campaignTypeWord } from '../../../domain/campaigns/campaign-look';
import { campaignName } from '../../../domain/campaigns/campaign-name';
import { comparePath, compareTexts, whyNotCompare } from '../../../domain/campaigns/compare';
import { formatShare, shareOf } from '../../../domain/campaigns/shares';
import { formatMoney } from '../../../lib/format/money';
import { formatDate } from '../../../lib/format/time';
import { formatCount } from '../../../lib/i18n/texts';
import { campaignPath } from '../../../lib/paths';
import { useTimeZone } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { countWords } from '../../../ui/counted';
import type { Filter } from '../../../ui/filter/filter';
import type { ListDeclaration } from '../../../ui/list-page/list-declaration';
import { nobody, span, withRows, type Picked } from '../../../ui/list-page/picking/selection';
import { ListBody } from '../../../ui/list-page/rows/list-body';
import { useList } from '../../../ui/list-page/state/use-list';
import { useIsPhone } from '../../../ui/use-media';
import {
  AnalyticsCampaignsDocument,
  type AnalyticsCampaignFragment,
  type AnalyticsCampaignsQuery,
} from './analytics.generated';
import { overviewTexts as t } from './overview.texts';

type Row = AnalyticsCampaignFragment;

const delivered = ({ counts }: Row): string =>
  counts.recipients === 0 ? t.none : formatShare(shareOf(counts.delivered, counts.recipients));

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
    const sent = ({ launchedAt, status }: Row): string => {
      const day = launchedAt === null ? t.none : formatDate(launchedAt, zone);
      return status === 'running' ? t.table.sending(day) : day;
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
        { key: 'kind', label: t.table.kind, width: '124px', cell: (row) => campaignTypeWord(row.messageType) },
        { key: 'sent', label: t.table.sent, sortBy: 'launchedAt', width: '140px', cell: sent },
        {
          key: 'people',
          label: t.table.people,
          sortBy: 'recipients',
          ...numbers,
          cell: (row) => formatCount(row.counts.recipients),
        },
        { key: 'delivered', label: t.table.delivered, ...numbers, cell: delivered },
        { key: 'clicked', label: t.table.clicked, ...numbers, cell: (row) => clicked(row) ?? t.none },
        { key: 'replied', label: t.table.replied, ...numbers, cell: (row) => formatCount(row.engagement.replied) },
        { key: 'optedOut', label: t.table.optedOut, ...numbers, cell: (row) => formatCount(row.engagement.optedOut) },
        { key: 'cost', label: t.table.cost, ...numbers, cell: (row) => formatMoney(row.cost.charged) },
      ],
      card: (row) => (
        <Box>
          <Flex justify="space-between" gap="12px">
            <Text fontWeight="600" truncate>
              {campaignName(row)}
            </Text>
            <Span color="textThird" fontSize="13px" flexShrink={0}>
              {sent(row)}
            </Span>
          </Flex>
          <Text color="textSecond" fontSize="14px" mt="2px">
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

  // What is picked belongs to the rows it was picked from.
  const shown = JSON.stringify([question, state.page, state.size, state.sort]);
  const [selection, setSelection] = useState<{ of: string; picked: Picked; last: string | null }>();
  const picked = selection?.of === shown ? selection.picked : nobody;
  const [isPicking, setPicking] = useState(false);
  const ids = useMemo(() => (answer?.data ?? []).map(({ id }) => id), [answer]);
  const pick = (which: readonly string[], isOn: boolean): void =>
    setSelection({ of: shown, picked: withRows(picked, which, isOn, ids), last: which.at(-1) ?? null });
  const chosen = picked.kind === 'rows' ? ids.filter((id) => picked.ids.has(id)) : ids;
  const whyNot = whyNotCompare(chosen.length);
  const hasTwo = (answer?.count ?? 0) > 1;
  return (
    <Card as="section" aria-label={t.table.title} overflow="clip" minW="0">
      <Flex align="center" gap="10px" p="10px 16px" minH="56px" wrap="wrap">
        <Heading as="h2" textStyle="section">
          {t.table.title}
        </Heading>
        {answer !== null && (
          <Span color="textThird" fontVariantNumeric="tabular-nums">
            {countWords(answer)}
          </Span>
        )}
        {hasTwo && (
          <Flex ms="auto" align="center" gap="10px">
            {isPhone && !isPicking ? (
              <Button size="lg" onClick={() => setPicking(true)}>
                <Columns3 aria-hidden />
                {compareTexts.compare}
              </Button>
            ) : (
              <>
                <Span role="status" fontSize="13px" color="textSecond">
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
        hasPicks={hasTwo}
        isPicking={isPicking}
        picked={picked}
        onPick={pick}
        onPickRow={(id, isOn, withShift) => pick(withShift ? span(ids, selection?.last ?? null, id) : [id], isOn)}
        linkTo={(row) => campaignPath(row.id)}
        isOpen={() => false}
        hasDrawer={false}
        bar={null}
      />
    </Card>
  );
}
