import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { waitsForSomebody } from '../../domain/campaigns/campaign-look';
import { needsAPerson } from '../../domain/conversations/needs-a-person';
import { fetchCode } from '../../lib/fetch-code';
import { composerPath } from '../../lib/paths';
import { useMay, useTimeZone, useUser } from '../../lib/session/session';
import { useNow } from '../../lib/use-now';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card/card';
import { Page } from '../../ui/page/page';
import { NoBreak } from '../../ui/prose/no-break';
import { useMedia } from '../../ui/use-media';
import { goingOn, greeting, longDay } from './greeting';
import { HomeRepliesDocument } from './home.generated';
import { homeTexts as t } from './home.texts';
import { useHomeCampaigns } from './use-home-campaigns';
import { useSetup } from './use-setup';

// Their code comes beside what they show.
const BalanceCard = lazy(async () => ({ default: (await fetchCode(() => import('./balance-card'))).BalanceCard }));
const RecentCard = lazy(async () => ({ default: (await fetchCode(() => import('./recent-card'))).RecentCard }));
// What only some homes show, when there is something to show.
const RunningCards = lazy(() => fetchCode(() => import('./running-card')));
const AttentionCard = lazy(() => fetchCode(() => import('./attention-card')));
const SetupCard = lazy(() => fetchCode(() => import('./setup-card')));

/** Who wrote last of those who wait. */
const newest = { filters: needsAPerson, limit: 1 };

/** What goes on, what waits for somebody, what there is to spend; for a newcomer the way to the first campaign. */
export function Component() {
  const user = useUser();
  const zone = useTimeZone();
  const now = useNow(60_000);
  const seesMoney = useMay('business-editor');
  const maySend = useMay('campaign-editor');
  const campaigns = useHomeCampaigns();
  const setup = useSetup();
  const { data: replies, loading: isAskingReplies } = useQuery(HomeRepliesDocument, { variables: { newest } });
  const waiting = campaigns.running?.filter(waitsForSomebody).length ?? 0;
  const sending = campaigns.running?.filter(({ paused }) => !paused).length ?? 0;
  // Who watches the first campaign go out is told so; who comes later is not.
  const wasNew = useRef(false);
  if (setup.facts?.sent === 0) wasNew.current = true;
  // Shown together, so that nothing which is there already is pushed away by what comes after it.
  const isKnown = !campaigns.isLoading && !setup.isLoading && !(isAskingReplies && replies === undefined);
  // In one column it comes with what is above it, which may turn out shorter than what was kept free for it.
  const hasTwoColumns = useMedia('(min-width: 62rem)');
  const isNew = setup.facts !== null && setup.facts.contacts === 0 && campaigns.recent?.length === 0;
  const side = (
    <Stack gap="4" minW="0">
      {seesMoney && (
        <Suspense fallback={<Card h="250px" />}>
          <BalanceCard />
        </Suspense>
      )}
      <Suspense>
        {!isNew && (setup.facts?.sent === 0 || wasNew.current) && (
          <SetupCard setup={setup} running={campaigns.running ?? []} />
        )}
      </Suspense>
    </Stack>
  );
  return (
    <Page
      title={greeting(now, zone, user.firstName)}
      documentTitle={t.title}
      lead={
        // On a phone two lines, with what goes on, which comes after the day.
        <Text minH={{ base: '10', md: '5' }}>
          <NoBreak>
            {`${longDay(now, zone)}.${
              campaigns.running === undefined
                ? ''
                : ` ${goingOn({ sending, waiting, scheduled: setup.facts?.scheduled ?? 0 })}`
            }`}
          </NoBreak>
        </Text>
      }
      actions={
        maySend &&
        !isNew && (
          <Box hideFrom="md" visibility={isKnown ? 'visible' : 'hidden'}>
            <ButtonLink to={composerPath} size="lg" variant="tint">
              <Plus aria-hidden />
              {t.newCampaign}
            </ButtonLink>
          </Box>
        )
      }
    >
      {/* Of a new business it begins higher, and anew: none of it is seen to move there. */}
      <Grid
        key={isNew ? 'new' : 'known'}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 312px' }}
        gap="4"
        alignItems="start"
      >
        <Suspense fallback={<Waiting />}>
          {isKnown ? (
            <Stack gap="4" minW="0">
              {isNew && <SetupCard setup={setup} running={[]} isPage />}
              {Boolean(campaigns.running?.length) && <RunningCards campaigns={campaigns.running!} />}
              <AttentionCard campaigns={campaigns.all} replies={replies} mayTopUp={seesMoney} now={now} />
              {!isNew && (
                <RecentCard campaigns={campaigns.recent} error={campaigns.error} onRetry={campaigns.refetch} />
              )}
              {!hasTwoColumns && side}
            </Stack>
          ) : (
            <Waiting />
          )}
        </Suspense>
        {hasTwoColumns && side}
      </Grid>
    </Page>
  );
}

/** What the business is about, to come: on a phone a screen high, since it stands above the rest. */
const Waiting = () => (
  <Card aria-hidden minH={{ base: '100dvh', lg: '347px' }} p="5" animation="fade-in 120ms 200ms both">
    <Skeleton h="4" w="40%" mb="7" />
    {[62, 54, 48, 40].map((width) => (
      <Skeleton key={width} h="3.5" w={`${width}%`} mb="7" />
    ))}
  </Card>
);
