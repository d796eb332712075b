import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { ChartColumn } from 'lucide-react';
import { formatDay } from '../../../lib/format/time';
import { problemOf } from '../../../lib/graph/problem';
import { composerPath } from '../../../lib/paths';
import { useMay } from '../../../lib/session/session';
import { Button, ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { Segmented } from '../../../ui/choice/segmented';
import type { Filter } from '../../../ui/filter/filter';
import { Page } from '../../../ui/page/page';
import { ErrorState, StatePanel } from '../../../ui/states/state-panel';
import { CampaignAnalyticsDocument } from './analytics.generated';
import { CampaignTable } from './campaign-table';
import { Charts } from './charts';
import { FigureCards } from './figure-cards';
import { figuresOf } from './figures';
import { overviewTexts as t } from './overview.texts';
import { daysBefore, endOf, groupOf, groups, type Asked } from './period';
import { Sentence } from './sentence';
import { useAsked } from './use-asked';

/** /analytics/campaigns: whom the campaigns of a time reached, what they did, when, and what it cost. */
export function Component() {
  const asking = useAsked();
  const { asked, today, ask } = asking;
  const { from, to, by, type, sender } = asked;
  const before = daysBefore(asked);
  // The last day, week or month goes on, and may have campaigns still to come.
  const end = endOf(groupOf(to, by), by);
  const isOpen = end >= today;
  const { data, previousData, error, refetch } = useQuery(CampaignAnalyticsDocument, {
    variables: {
      from,
      to,
      beforeFrom: before.from,
      beforeTo: before.to,
      groupBy: by,
      messageType: type,
      callerId: sender,
      isOpen,
      planned: { filters: plannedFilters(asked, today, end), filtersMatch: 'all' },
    },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? (error ? undefined : previousData);
  const figures = shown?.now;
  return (
    <Page
      title={t.title}
      actions={
        <Segmented
          label={t.by}
          value={by}
          options={groups.map((group) => ({ value: group, label: t.groups[group] }))}
          onChange={(group) => ask({ by: group })}
        />
      }
    >
      <Sentence asking={asking} count={figures?.campaigns ?? null} />
      {figures && shown.before ? (
        figures.campaigns === 0 ? (
          <Nothing asked={asked} ask={ask} />
        ) : (
          <Stack gap="4">
            <FigureCards
              figures={figuresOf(figures, shown.before, before.days)}
              compared={t.figures.compared(before.days, formatDay(before.from), formatDay(before.to))}
            />
            <Charts figures={figures} asked={asked} planned={isOpen ? (shown.planned ?? 0) : 0} isOpen={isOpen} />
            <CampaignTable filters={sentFilters(asked)} />
          </Stack>
        )
      ) : error ? (
        <Card>
          <ErrorState
            title={t.errorTitle}
            problem={problemOf(error)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        </Card>
      ) : (
        <Box role="status" aria-label={t.loading} minH="1200px">
          <Card h="118px" animation="fade-in 120ms 200ms both" />
          <Card h="312px" mt="4" animation="fade-in 120ms 200ms both" />
        </Box>
      )}
    </Page>
  );
}

function Nothing({ asked, ask }: { asked: Asked; ask: ReturnType<typeof useAsked>['ask'] }) {
  const maySend = useMay('campaign-editor');
  const isNarrowed = asked.type !== null || asked.sender !== null;
  return (
    // As high as the screen: the footer stays where the skeleton had it.
    <Box minH="calc(100vh - 220px)">
      <Card>
        <StatePanel
          icon={ChartColumn}
          title={isNarrowed ? t.empty.narrowedTitle : t.empty.title}
          actions={
            <>
              {isNarrowed ? (
                <Button onClick={() => ask({ type: null, sender: null })}>{t.empty.all}</Button>
              ) : (
                asked.time !== '12-months' && (
                  <Button onClick={() => ask({ time: '12-months', from: null, to: null, by: null })}>
                    {t.empty.year}
                  </Button>
                )
              )}
              {!isNarrowed && maySend && (
                <ButtonLink to={composerPath} variant="solid">
                  {t.empty.write}
                </ButtonLink>
              )}
            </>
          }
        >
          {isNarrowed ? t.empty.narrowed : t.empty.text}
        </StatePanel>
      </Card>
    </Box>
  );
}

/** The campaigns that the figures are of, as the list of campaigns is asked for them. */
const sentFilters = ({ from, to, ...asked }: Asked): Filter[] => [
  { field: 'launchedAt', type: 'date', operation: 'inRange', value: [from, to] },
  ...ofKindAndSender(asked),
];

const plannedFilters = (asked: Asked, today: string, end: string): Filter[] => [
  { field: 'status', type: 'enum', operation: 'equals', value: 'pending' },
  { field: 'scheduledAt', type: 'date', operation: 'inRange', value: [today, end < today ? today : end] },
  ...ofKindAndSender(asked),
];

const ofKindAndSender = ({ type, sender }: Pick<Asked, 'type' | 'sender'>): Filter[] => [
  ...(type === null ? [] : [{ field: 'messageType', type: 'enum', operation: 'equals', value: type } as const]),
  ...(sender === null ? [] : [{ field: 'callerId', type: 'text', operation: 'equals', value: sender } as const]),
];
