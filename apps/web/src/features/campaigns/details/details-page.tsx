import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Compass } from 'lucide-react';
import { lazy, memo, Suspense, useDeferredValue, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { campaignLook } from '../../../domain/campaigns/campaign-look';
import { campaignName } from '../../../domain/campaigns/campaign-name';
import { closeWayBack } from '../../../domain/campaigns/way-back';
import { fetchCode } from '../../../lib/fetch-code';
import { fetchLater } from '../../../lib/graph/asking/first-answers';
import { problemOf } from '../../../lib/graph/problem';
import { useStandsUnder } from '../../../lib/said-place';
import { useMay } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { DetailPage } from '../../../ui/detail/detail-page';
import { StatusTag } from '../../../ui/marks/status';
import { Page } from '../../../ui/page/page';
import { ErrorState, StatePanel } from '../../../ui/states/state-panel';
import { WhenNear } from '../../../ui/when-near';
import { FunnelCard } from '../progress/funnel-card';
import { ProgressCard, progressRoom } from '../progress/progress-card';
import { useFigures, type Figures } from '../progress/use-figures';
import { CampaignActions } from '../steering/campaign-actions';
import { useCancelSeconds } from '../steering/use-cancel-seconds';
import { useSteer } from '../steering/use-steer';
import { useWayBack } from '../steering/use-way-back';
import { WaitNotice } from '../steering/wait-notice';
import { waitOf } from '../steering/wait-of';
import { CampaignDetailsDocument, type CampaignDetailsFragment } from './campaign-details.generated';
import { CampaignLead } from './campaign-lead';
import { CostCard } from './cost/cost-card';
import { ScheduledCost } from './cost/scheduled-cost';
import { DetailsSkeleton } from './details-skeleton';
import { detailsTexts as t } from './details.texts';
import { MessageCard } from './message-card';
import { useCampaignNews } from './use-campaign-news';
import { useReaders, type Reader } from './use-readers';

// Below what is seen first, and large.
const CountedCards = lazy(() => fetchLater(() => import('./counted/counted-cards')));
const RecipientsCard = lazy(() => fetchCode(() => import('../recipients/recipients-card')));
const CancelDialog = lazy(() => fetchCode(() => import('../steering/cancel-dialog')));

/** Where the people come. */
const room = <Card id="people" mt="4" minH="640px" />;

/** /sms-campaigns/details/:id */
export function Component() {
  const { id } = useParams() as { id: string };
  const { data, error, refetch } = useQuery(CampaignDetailsDocument, { variables: { id } });
  const found = data?.smsCampaign;
  const { figures: answered, isAsked } = useFigures(id, found);
  const { readers, isAsked: areReadersAsked } = useReaders(id, found);
  // Drawn in slices, between which the page answers: all of it in one piece holds a phone up for half a second.
  const campaign = useDeferredValue(isAsked || areReadersAsked ? undefined : found);
  const figures = useDeferredValue(answered);
  if (found && campaign?.id !== found.id) return <DetailsSkeleton />;
  if (campaign && found) return <Details key={id} {...{ campaign, figures, readers, refetch }} />;
  const problem = error && problemOf(error);
  if (data?.smsCampaign === null || problem?.code === 'not-found' || problem?.code === 'invalid-input') {
    return (
      <Page title={t.gone}>
        <Card>
          <StatePanel
            isDeadEnd
            icon={Compass}
            tone="grey"
            title={t.gone}
            actions={<ButtonLink to="/sms-campaigns/history">{t.toHistory}</ButtonLink>}
          >
            {t.goneText}
          </StatePanel>
        </Card>
      </Page>
    );
  }
  if (problem)
    return (
      <Page title={t.errorTitle}>
        <Card>
          <ErrorState
            isDeadEnd
            title={t.errorTitle}
            problem={problem}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        </Card>
      </Page>
    );
  return <DetailsSkeleton />;
}

/** Kept as it is while the newer campaign is drawn. */
const Details = memo(function Details({
  campaign,
  figures,
  readers,
  refetch,
}: {
  campaign: CampaignDetailsFragment;
  figures: Figures | undefined;
  readers: readonly Reader[];
  refetch: () => Promise<unknown>;
}) {
  const isMoving = campaign.status === 'running' || (campaign.status === 'canceled' && campaign.completedAt === null);
  const news = useCampaignNews(campaign.id, isMoving, refetch);
  const steering = useSteer(campaign.id);
  useWayBack(campaign.id);
  useStandsUnder(campaign.status === 'pending' ? '/sms-campaigns/scheduled' : null);
  const secondsLeft = useCancelSeconds(campaign);
  const maySend = useMay('campaign-editor');
  const [isCancelling, setCancelling] = useState(false);
  const { search, hash } = useLocation();
  const wait = waitOf(campaign, secondsLeft);
  const hasBegun = campaign.launchedAt !== null;
  // While it can be taken back nothing is on its way: the seconds stand where the progress will, and nothing moves as they end.
  const mayBeTakenBack = wait?.kind === 'cancel-window';
  const counted = (campaign.variants !== null || campaign.links?.length !== 0 || campaign.completedAt !== null) && (
    <Suspense fallback={null}>
      <CountedCards campaign={campaign} />
    </Suspense>
  );
  // While nothing has left, one press is enough: the text can be sent again, and the seconds run.
  const cancel = async (): Promise<void> => {
    if ((await steering.steer({ status: 'canceled' })) === null) return;
    closeWayBack(campaign.id);
    setCancelling(false);
  };
  return (
    <DetailPage
      title={campaignName(campaign)}
      badge={<StatusTag look={campaignLook(campaign)} role="status" />}
      lead={<CampaignLead campaign={campaign} isWaiting={secondsLeft > 0} />}
      actions={
        maySend && (
          <CampaignActions
            campaign={campaign}
            steering={steering}
            isWaiting={secondsLeft > 0}
            onCancel={() => setCancelling(true)}
          />
        )
      }
      notice={
        wait !== null && (
          <Box {...(mayBeTakenBack && { display: 'grid', minH: progressRoom })}>
            <WaitNotice
              wait={wait}
              campaign={campaign}
              steering={steering}
              onCancel={() => (secondsLeft > 0 ? void cancel() : setCancelling(true))}
            />
          </Box>
        )
      }
      top={
        hasBegun &&
        !mayBeTakenBack && <ProgressCard campaign={campaign} pace={figures?.campaignPace ?? undefined} news={news} />
      }
      main={
        hasBegun ? (
          <Stack gap="4">
            <FunnelCard campaign={campaign} figures={figures} />
            {counted}
          </Stack>
        ) : campaign.variants !== null ? (
          counted
        ) : (
          <MessageCard campaign={campaign} readers={readers} />
        )
      }
      side={
        <>
          {campaign.status === 'pending' && maySend ? (
            <ScheduledCost campaign={campaign} />
          ) : (
            <CostCard campaign={campaign} bill={figures?.smsCampaignBill ?? null} />
          )}
          {hasBegun && <MessageCard campaign={campaign} readers={readers} />}
        </>
      }
      isEven={!hasBegun}
    >
      {hasBegun && (
        <WhenNear placeholder={room} isWanted={search !== '' || hash === '#people'}>
          <Suspense fallback={room}>
            <RecipientsCard campaign={campaign} />
          </Suspense>
        </WhenNear>
      )}
      <Suspense>
        {isCancelling && (
          <CancelDialog
            campaign={campaign}
            isOpen
            isBusy={steering.isBusy}
            onClose={() => setCancelling(false)}
            onCancel={() => void cancel()}
          />
        )}
      </Suspense>
    </DetailPage>
  );
});
